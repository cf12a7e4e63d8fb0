import { decodeTime, encodeTime } from '@/lib/forms/push-key'
import { runLater, useWebhook, webhook } from './outbox-run.fixture'
import type { Store } from '@/lib/store/store'
import { listKeys, scheduled, sendSubmission, store } from '@/lib/submissions/submission.fixture'
import { KEY, NOW } from '@/lib/submissions/change-request.fixture'

useWebhook()

/** Ten minutes ago. */
function queue(id: string, list = 'leads'): void {
  const entry = { list, key: KEY, id, messageKind: 'request', at: '2026-11-20T14:50:00Z' }
  store.records.set(`outbox/${encodeTime(NOW.getTime())}${id}`, entry)
}

test('Two concurrent runs send nothing twice', async () => {
  for (let n = 0; n < 20; n++)
    await sendSubmission({ answers: { n }, ip: `203.0.113.${n}` }, { now: NOW })
  scheduled.mockClear()
  const whole = store.read.bind(store)
  store.read = async (...path) => {
    await new Promise((resolve) => setTimeout(resolve, 1))
    return whole(...path)
  }
  const runs = await Promise.all([runLater(), runLater(), runLater()])
  expect(webhook.sent).toHaveLength(20)
  expect(new Set(webhook.sent).size).toBe(20)
  expect(runs.reduce((sum, { done }) => sum + done, 0)).toBe(20)
})

test('Two concurrent runs send a request with two entries once', async () => {
  store.records.set(`leads/${KEY}`, { name: 'Mary' })
  queue('first')
  queue('second')
  await Promise.all([runLater(0), runLater(0)])
  await runLater(0)
  expect(webhook.sent).toEqual([KEY])
  expect(await listKeys('outbox')).toEqual([])
})

test('A failed entry moves on, blocks no other, and is overdue after an hour', async () => {
  store.records.set(`leads/${KEY}`, { name: 'Mary' })
  queue('first')
  queue('second', 'jobs')
  webhook.status = 500
  expect(await runLater(0)).toMatchObject({ done: 0, waiting: 2, overdue: {} })
  expect(await runLater(0)).toMatchObject({ done: 0, waiting: 0, overdue: {} })
  expect(await runLater(1)).toMatchObject({ done: 0, waiting: 2, overdue: {} })
  expect(await runLater(60)).toMatchObject({ done: 0, waiting: 2, overdue: { webhook: 2 } })
  webhook.status = 200
  expect(await runLater(75)).toMatchObject({ done: 2, waiting: 0, overdue: {} })
  expect(await listKeys('outbox')).toEqual([])
})

test('An entry is retried if its request cannot be read, and ends if it is gone', async () => {
  queue('first')
  const read: Store['read'] = store.read.bind(store)
  store.read = () => Promise.reject(new Error('down'))
  expect(await runLater(0)).toMatchObject({ done: 0, waiting: 1 })
  store.read = read
  expect(await runLater(1)).toMatchObject({ done: 1, waiting: 0 })
  expect(webhook.sent).toEqual([])
})

test('A run gives up a message after three days, and says so', async () => {
  store.records.set(`leads/${KEY}`, { name: 'Mary' })
  queue('first')
  webhook.status = 500
  await runLater(0)
  expect(await runLater(80 * 60)).toMatchObject({ done: 1, overdue: {}, gaveUp: { webhook: 1 } })
  expect(await listKeys('outbox')).toEqual([])
  expect(await runLater(81 * 60)).toMatchObject({ gaveUp: {} })
})

test.each([
  ['A reminder', 'reminder', '2026-11-21T13:00:00.000Z'],
  ['A thanks', 'thanks', '2026-11-21T13:00:00.000Z'],
  ['No request', 'request', undefined],
])('%s that is due at night waits for the morning: %#', async (_what, messageKind, morning) => {
  const entry = { list: 'jobs', key: KEY, messageKind, at: '2026-11-20T15:00:00Z' }
  store.records.set(`outbox/${encodeTime(NOW.getTime())}night`, entry)
  await runLater(13 * 60)
  const [key] = await listKeys('outbox')
  expect(key && new Date(decodeTime(key)).toISOString()).toBe(morning)
})
