import { IDEMPOTENCY_KEY_FIELD } from '@/lib/forms/form'
import { createIdempotencyKey } from '@/lib/store/record-key.fixture'
import type { DispatchList } from '@/lib/store/store'
import { listKeys, sendSubmission, store, useEmptyStore } from './submission.fixture'

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
    expect(await listKeys(list)).toEqual([key, again.key].sort())
    expect(await listKeys(`quarantine/${list}`)).toEqual([])
  },
)

test('A cancellation that the office took back is thanked again', async () => {
  const send = () => sendSubmission({ hidden: { [IDEMPOTENCY_KEY_FIELD]: TAB } }, { list: 'jobs' })
  const { key } = await send()
  await close('jobs', key)
  await store.update('jobs', key, { job_status: 'active' })
  expect(await send()).toEqual({ status: 'stored', key })
})
