import { env } from '@/lib/env'
import { IDEMPOTENCY_KEY_FIELD } from '@/lib/forms/form'
import { createIdempotencyKey } from '@/lib/forms/push-key'
import {
  createKeyField,
  listKeys,
  NO_KEY_FIELD,
  runScheduled,
  sendSubmission,
  store,
  useEmptyStore,
} from './submission.fixture'

useEmptyStore(3)
beforeEach(() => {
  env.LEAD_WEBHOOK_URL = 'https://hook.example/'
  env.LEAD_WEBHOOK_SECRET = 'webhook-'.repeat(5)
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response()))
})

const QUOTE = { name: 'Mary Smith', phone: '416-555-0142', zip: 'M5V2T6', zipTo: 'M5H2N2' }
const tab = { [IDEMPOTENCY_KEY_FIELD]: createIdempotencyKey(Date.now()) }

function ask(answers: Partial<typeof QUOTE> = {}, form: 'full' | 'short' = 'full', hidden = tab) {
  const quote = { ...QUOTE, ...answers }
  const record = { ...quote, status: 'new', location_id: 'toronto' }
  return sendSubmission({ hidden, answers: quote }, { form, record })
}
const getDetails = ({ key }: { key: string }) => store.records.get(`details/${key}`)
const isReplaced = (quote: { key: string }) => getDetails(quote)?.changes !== undefined

test.each([
  ['another phone', { phone: '416-555-0143' }],
  ['another name', { name: 'Mary Smithe' }],
  ['another destination', { zipTo: 'M4C1A1' }],
])('A quote sent again with %s replaces the first and names it', async (_what, corrected) => {
  const first = await ask()
  const second = await ask(corrected)
  expect(await listKeys('leads')).toHaveLength(2)
  expect(getDetails(first)?.changes).toMatchObject({
    replaced: { from: '', to: 'replaced', reference: getDetails(second)?.reference },
  })
  expect(getDetails(second)).toMatchObject({ replaces: getDetails(first)?.reference })
  await runScheduled()
  expect(await listKeys('outbox')).toEqual([])
  // The late delivery of the first did not reopen it.
  const entries = [`desk/toronto~${first.key}`, `desk/toronto-${second.key}`]
  expect([...store.records.keys()].filter((path) => path.startsWith('desk/')).toSorted()).toEqual(
    entries.toSorted(),
  )
})

test('A full quote replaces a quick one, never the reverse', async () => {
  const quick = await ask({}, 'short')
  const full = await ask({ zipTo: 'M4C1A1' })
  const later = await ask({ phone: '416-555-0143' }, 'short')
  expect([quick, full, later].map(isReplaced)).toEqual([true, false, false])
})

test.each([
  ['of another move', { zip: 'L4M1A1', zipTo: 'L4N2B2' }, tab],
  ['of another person', { name: 'Bert', phone: '416-555-0199' }, tab],
  ['of another tab', { zipTo: 'M4C1A1' }, createKeyField()],
  ['without JavaScript', { zipTo: 'M4C1A1' }, NO_KEY_FIELD],
])('A quote %s replaces nothing', async (_what, answers, hidden) => {
  const first = await ask()
  const second = await ask(answers, 'full', hidden)
  expect([first, second].map(isReplaced)).toEqual([false, false])
})

test('The first answers, resent after others, make one new request', async () => {
  const first = await ask()
  const second = await ask({ zipTo: 'M4C1A1' })
  const third = await ask()
  expect(await ask()).toEqual(third)
  expect([first, second, third].map(isReplaced)).toEqual([true, true, false])
})

test('A replacement that failed is left to a run', async () => {
  const first = await ask()
  const whole = store.update.bind(store)
  store.update = () => Promise.reject(new Error('no answer'))
  await ask({ zipTo: 'M4C1A1' })
  store.update = whole
  await runScheduled()
  expect(isReplaced(first)).toBe(false)
  const queued = [...store.records].filter(([path]) => path.startsWith('outbox/'))
  expect(queued.map(([, entry]) => entry.replaces)).toContain(first.key)
})

test('A quote that the office works on is not replaced', async () => {
  const first = await ask()
  store.records.set(`leads/${first.key}`, { ...QUOTE, status: 'called' })
  const second = await ask({ zipTo: 'M4C1A1' })
  expect([first, second].map(isReplaced)).toEqual([false, false])
  expect(getDetails(second)?.replaces).toBeUndefined()
})
