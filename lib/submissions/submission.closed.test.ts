import { IDEMPOTENCY_KEY_FIELD } from '@/lib/forms/form'
import { createIdempotencyKey } from '@/lib/forms/push-key'
import type { DispatchList } from '@/lib/store/store'
import {
  failReads,
  listKeys,
  mockStore,
  sendSubmission,
  store,
  useEmptyStore,
} from './submission.fixture'

useEmptyStore()

/** As the link does. */
async function close(list: DispatchList, key: string): Promise<void> {
  const to = 'cancelled'
  const change = { at: '2026-11-24T15:00:00Z', by: 'customer', from: '', to, done: true }
  await store.update('details', key, { [`changes/0-${to}`]: change })
  if (list === 'jobs') await store.update('jobs', key, { job_status: to })
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
  'A request of %s, cancelled and resent %s, is one new request',
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
    expect(await listKeys(list)).toEqual([key, again.key].sort())
    expect(await listKeys(`quarantine/${list}`)).toEqual([])
  },
)

test('A request that the office reopened is acknowledged again', async () => {
  const send = () => sendSubmission({ hidden: { [IDEMPOTENCY_KEY_FIELD]: TAB } }, { list: 'jobs' })
  const { key } = await send()
  await close('jobs', key)
  await store.update('jobs', key, { job_status: 'active' })
  expect(await send()).toEqual({ status: 'stored', key })
})

test.each([
  ['in the same tab are neither stored nor thanked', TAB, 'unknown', 1],
  ['in another tab are no duplicate', OTHER_TAB, 'stored', 2],
] as const)(
  'If a request’s end cannot be read, its answers sent again %s',
  async (_what, tab, expected, count) => {
    const send = (idempotencyKey: string) =>
      sendSubmission({ hidden: { [IDEMPOTENCY_KEY_FIELD]: idempotencyKey } }, { list: 'jobs' })
    const { key } = await send(TAB)
    await close('jobs', key)
    mockStore(failReads(store, 'details'))
    expect((await send(tab)).status).toBe(expected)
    expect(await listKeys('jobs')).toHaveLength(count)
    expect(await listKeys('quarantine/jobs')).toEqual([])
  },
)
