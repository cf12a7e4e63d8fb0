import { env } from '@/lib/env'
import { listChanges } from '@/lib/changes/save-change'
import {
  BOOKED_JOB,
  BOOKED_SLOT,
  CANCEL,
  change,
  createRecord,
  getChanges,
  getJob,
  KEY,
  listSlots,
  MOVE,
  MOVED_JOB,
  MOVED_SLOT,
  NOW,
  storePickup,
  usePickup,
} from '@/lib/changes/change-request.fixture'
import { store } from '@/lib/submissions/submission.fixture'
import { retryMissedDeliveries } from './missed-deliveries'

usePickup()

env.LEAD_WEBHOOK_URL = 'https://crm.example/hook'
env.LEAD_WEBHOOK_SECRET = 'webhook-'.repeat(5)
let sent: unknown[]

beforeEach(() => {
  sent = []
  jest.spyOn(globalThis, 'fetch').mockImplementation((_url, { headers } = {}) => {
    sent.push((headers as Record<string, string>)['webhook-id'])
    return Promise.resolve(new Response())
  })
})

async function runLater(minutes = 3): Promise<void> {
  const now = NOW.getTime() + minutes * 60_000
  jest.setSystemTime(now)
  await retryMissedDeliveries(store, 'a run', now)
}

/** The process ends with a write, which is done or not; no later one is sent. */
async function changeUntilKill(
  wanted: Parameters<typeof change>[0],
  lastWrite: number,
  isDone: boolean,
): Promise<void> {
  let count = 0
  const killAfter = <Args extends unknown[], Answer>(write: (...args: Args) => Promise<Answer>) =>
    jest.fn(async (...args: Args): Promise<Answer> => {
      count++
      const answer = count < lastWrite || (count === lastWrite && isDone) ? await write(...args) : 0
      if (count < lastWrite && answer !== 0) return answer
      throw new Error('killed')
    })
  const whole = { ...store }
  Object.assign(store, {
    createIfAbsent: killAfter(store.createIfAbsent.bind(store)),
    update: killAfter(store.update.bind(store)),
    replace: killAfter(store.replace.bind(store)),
  })
  await change(wanted)
  Object.assign(store, whole)
}

describe.each([
  ['a move', MOVE, MOVED_JOB, [MOVED_SLOT]],
  ['a cancellation', CANCEL, { ...BOOKED_JOB, job_status: 'cancelled' }, []],
])('After %s that was killed', (_what, wanted, changed, slots) => {
  const WRITES = [1, 2, 3, 4, 5, 6].flatMap((write) =>
    [false, true].map((is) => [write, is] as const),
  )
  test.each(WRITES)(
    'at its write %d (done: %s), job, slot, change and message fit each other',
    async (write, isDone) => {
      await changeUntilKill(wanted, write, isDone)
      await runLater()
      const isChanged = JSON.stringify(getJob()) === JSON.stringify(changed)
      expect(getJob()).toEqual(isChanged ? changed : BOOKED_JOB)
      expect(await listSlots()).toEqual(isChanged ? slots : [BOOKED_SLOT])
      const details = store.records.get(`details/${KEY}`) ?? {}
      const ids = listChanges(details).map(({ id }) => id)
      expect(ids).toHaveLength(isChanged ? 1 : 0)
      expect(listChanges(details, false)).toEqual([])
      expect(sent).toEqual([KEY, ...ids.map((id) => `${KEY}.${id}`)])
    },
  )
})

test('A change that may still be under way is left alone', async () => {
  await changeUntilKill(MOVE, 3, true)
  await runLater(1)
  expect(getChanges()).toEqual({ '0-2026-11-24-1300': expect.any(Object) as unknown })
  expect(await listSlots()).toEqual([BOOKED_SLOT, MOVED_SLOT])
})

test('A slot that a later try has renewed stays, and so does one of a pickup that staff have moved', async () => {
  await changeUntilKill(MOVE, 3, true)
  store.records.set(`slots/${MOVED_SLOT}`, { key: KEY, at: NOW.getTime() + 2 * 60_000 })
  await runLater()
  expect(await listSlots()).toEqual([BOOKED_SLOT, MOVED_SLOT])

  storePickup()
  store.records.set(`jobs/${KEY}`, { ...BOOKED_JOB, date: '2026-11-23' })
  await store.update('details', KEY, { 'changes/0-2026-11-24-1300': createRecord('', 'x', false) })
  await runLater()
  expect(await listSlots()).toEqual([BOOKED_SLOT])
})

test('A missed change is told when it is two minutes old, on an old request, and once', async () => {
  store.records.set(`deliveries/${KEY}:webhook`, { at: '2026-11-20T14:00:00Z', tries: 1 })
  await change(MOVE)
  await runLater(1)
  expect(sent).toEqual([])
  await runLater()
  await runLater()
  expect(sent).toEqual([`${KEY}.0-2026-11-24-1300`])
  expect(store.records.get(`deliveries/${KEY}:webhook:0-2026-11-24-1300`)).toMatchObject({
    tries: 1,
  })
})
