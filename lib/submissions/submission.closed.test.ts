import { IDEMPOTENCY_KEY_FIELD } from '@/lib/forms/form'
import { openMemoryStore } from '@/lib/store/memory.fixture'
import type { DispatchList } from '@/lib/store/store'
import { createIdempotencyKey } from '@/lib/store/record-key.fixture'
import { listKeys, sendSubmission } from './submission.fixture'

let mockStore = openMemoryStore()
jest.mock('@/lib/store', () => ({ getStore: () => Promise.resolve(mockStore) }))

beforeEach(() => {
  mockStore = openMemoryStore()
  jest.spyOn(console, 'log').mockImplementation()
})
afterEach(() => jest.restoreAllMocks())

/** As the link does. */
async function close(list: DispatchList, key: string): Promise<void> {
  const to = list === 'jobs' ? 'cancelled' : 'withdrawn'
  const change = { at: '2026-11-24T15:00:00Z', by: 'customer', from: '', to, done: true }
  await mockStore.update('details', key, { [`changes/0-${to}`]: change })
  if (list === 'jobs') await mockStore.update('jobs', key, { job_status: to })
}

const TAB = createIdempotencyKey(Date.now())
const OTHER_TAB = createIdempotencyKey(Date.now())

test.each([
  ['jobs', 'in the same tab', TAB, TAB],
  ['jobs', 'in another tab', TAB, OTHER_TAB],
  ['jobs', 'without JavaScript', '', ''],
  ['leads', 'in the same tab', TAB, TAB],
  ['leads', 'in another tab', TAB, OTHER_TAB],
  ['leads', 'without JavaScript', '', ''],
] as const)(
  'What was cancelled (%s) and is sent again %s is a new request, once',
  async (list, _place, first, second) => {
    const send = (idempotencyKey: string) =>
      sendSubmission({ hidden: { [IDEMPOTENCY_KEY_FIELD]: idempotencyKey } }, { list })
    const { key } = await send(first)
    expect(await send(first)).toEqual({ status: 'stored', key })
    await close(list, key)
    const again = await send(second)
    expect(again.status).toBe('stored')
    expect(again.key).not.toBe(key)
    expect(await send(second)).toEqual(again)
    expect(await listKeys(mockStore, list)).toEqual([key, again.key].sort())
    expect(await listKeys(mockStore, `quarantine/${list}`)).toEqual([])
  },
)

test('A cancellation that the office took back is thanked again', async () => {
  const send = () => sendSubmission({ hidden: { [IDEMPOTENCY_KEY_FIELD]: TAB } }, { list: 'jobs' })
  const { key } = await send()
  await close('jobs', key)
  await mockStore.update('jobs', key, { job_status: 'active' })
  expect(await send()).toEqual({ status: 'stored', key })
})
