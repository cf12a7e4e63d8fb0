import { runInNewContext } from 'node:vm'
import { saveChoices } from '@/components/analytics/choices-storage'
import { ADVERTISING_FIELD } from '@/lib/analytics/consent-choices'
import { TAG_META } from '@/lib/analytics/tag-settings'
import { IDEMPOTENCY_KEY_FIELD } from '@/lib/forms/form'
import { SUBMIT_SCRIPT } from '@/lib/forms/submit-script'

type Listener = (event: { target: { elements: object }; formData: FormData }) => void

const items = new Map<string, string>()
const localStorage = {
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => void items.set(key, value),
}
const FIELDS = { [IDEMPOTENCY_KEY_FIELD]: { value: '' } }

beforeAll(() => {
  Object.defineProperty(globalThis, 'localStorage', { value: localStorage, configurable: true })
})
beforeEach(() => items.clear())

/** What a form of a page sends; without `storage` the browser denies it. */
function send({ hasTag = true, elements = FIELDS as object, storage = localStorage as object }) {
  const listeners: Listener[] = []
  const selectors = new Set(hasTag ? [`meta[name="${TAG_META}"]`] : [])
  runInNewContext(SUBMIT_SCRIPT, {
    addEventListener: (type: string, listener: Listener) =>
      type === 'formdata' && listeners.push(listener),
    document: { querySelector: (selector: string) => (selectors.has(selector) ? {} : null) },
    localStorage: storage,
  })
  const formData = new FormData()
  formData.set('name', 'Mary')
  for (const listener of listeners) listener({ target: { elements }, formData })
  expect(listeners).toHaveLength(1)
  return Object.fromEntries(formData)
}

test.each([
  [{}, true, {}],
  [{ measurement: false }, true, {}],
  [{ advertising: true }, true, { [ADVERTISING_FIELD]: 'yes' }],
  [{ advertising: true }, false, {}],
  [{ advertising: false }, true, { [ADVERTISING_FIELD]: 'no' }],
  [{ advertising: false }, false, { [ADVERTISING_FIELD]: 'no' }],
])('With the choices %j, and with Google’s tag: %s, a form sends %j', (choices, hasTag, sent) => {
  saveChoices(choices)
  expect(send({ hasTag })).toEqual({ name: 'Mary', ...sent })
})

test('Another form than a request does not send the choice', () => {
  saveChoices({ advertising: false })
  expect(send({ elements: {} })).toEqual({ name: 'Mary' })
})

test.each(['', 'null', '7', '{', '{"advertising":"no"}'])(
  'With %j in the storage, a form is sent unchanged',
  (text) => {
    saveChoices({})
    for (const key of items.keys()) items.set(key, text)
    expect(send({})).toEqual({ name: 'Mary' })
  },
)

test('Where the storage is denied, a form is sent unchanged', () => {
  const storage = {
    getItem: () => {
      throw new Error('SecurityError')
    },
  }
  expect(send({ storage })).toEqual({ name: 'Mary' })
})
