import { HONEYPOT_FIELD, IDEMPOTENCY_KEY_FIELD } from '@/lib/forms/form'
import { getStore } from '@/lib/store'
import { openMemoryStore } from '@/lib/store/memory.fixture'
import { createIdempotencyKey } from './push-id.fixture'
import { sendSubmission } from './submission.fixture'

jest.mock('@/lib/store')

let store: ReturnType<typeof openMemoryStore>
let writes: string[]

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => {})
  store = openMemoryStore()
  writes = []
  jest.mocked(getStore).mockResolvedValue({
    ...store,
    createAll: (records, deadline) => {
      writes.push('all')
      return store.createAll(records, deadline)
    },
    create: (list, ...rest) => {
      writes.push(list)
      return store.create(list, ...rest)
    },
  })
})
afterEach(() => jest.restoreAllMocks())

const listsOf = (key: string) =>
  [...store.records.keys()].filter((path) => path.endsWith(`/${key}`)).toSorted()

test('A new request takes two writes, the record last', async () => {
  const { status, key } = await sendSubmission()
  expect([status, writes]).toEqual(['stored', ['all', 'leads']])
  expect(listsOf(key)).toEqual([`leads/${key}`, `move_details/${key}`])
})

test('A retry finds the record and claims of the first try', async () => {
  const hidden = { [IDEMPOTENCY_KEY_FIELD]: createIdempotencyKey(Date.now()) }
  const first = await sendSubmission(hidden)
  const stored = [...store.records]
  expect(await sendSubmission(hidden)).toEqual(first)
  expect([...store.records]).toEqual(stored)
})

test('A suspected request claims nothing together', async () => {
  await sendSubmission({ [HONEYPOT_FIELD]: 'x' })
  expect(writes).not.toContain('all')
})
