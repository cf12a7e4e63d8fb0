import { runLater, useWebhook, webhook } from './outbox-run.fixture'
import { encodeTime } from '@/lib/store/record-key'
import type { Store } from '@/lib/store/store'
import { listKeys, scheduled, sendSubmission, store } from '@/lib/submissions/submission.fixture'
import { KEY, NOW } from '@/lib/submissions/change-request.fixture'

useWebhook()

test('Two runs at once send nothing twice', async () => {
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

test('Two runs at once send a request once whose two tries have left an entry each', async () => {
  store.records.set(`leads/${KEY}`, { name: 'Mary' })
  const entry = { list: 'leads', key: KEY, occasion: 'request', at: '2026-11-20T14:50:00Z' }
  const due = encodeTime(NOW.getTime())
  store.records.set(`outbox/${due}first`, { ...entry, id: 'first' })
  store.records.set(`outbox/${due}second`, { ...entry, id: 'second' })
  await Promise.all([runLater(0), runLater(0)])
  await runLater(0)
  expect(webhook.sent).toEqual([KEY])
  expect(await listKeys('outbox')).toEqual([])
})

test('A failure moves an entry on, keeps no other waiting, and counts as overdue after an hour', async () => {
  store.records.set(`leads/${KEY}`, { name: 'Mary' })
  const entry = { key: KEY, id: 'id', occasion: 'request', at: '2026-11-20T14:50:00Z' }
  const due = encodeTime(NOW.getTime())
  store.records.set(`outbox/${due}first`, { list: 'leads', ...entry })
  store.records.set(`outbox/${due}second`, { list: 'jobs', ...entry })
  webhook.status = 500
  expect(await runLater(0)).toEqual({ done: 0, waiting: 2, overdue: {} })
  expect(await runLater(0)).toEqual({ done: 0, waiting: 0, overdue: {} })
  expect(await runLater(1)).toEqual({ done: 0, waiting: 2, overdue: {} })
  expect(await runLater(60)).toEqual({ done: 0, waiting: 2, overdue: { webhook: 2 } })
  webhook.status = 200
  expect(await runLater(75)).toEqual({ done: 2, waiting: 0, overdue: {} })
  expect(await listKeys('outbox')).toEqual([])
})

test('An entry whose request cannot be read is due again; one whose request is gone ends', async () => {
  const entry = { list: 'leads', key: 'gone', id: 'id', occasion: 'request' }
  store.records.set(`outbox/${encodeTime(NOW.getTime())}one`, {
    ...entry,
    at: '2026-11-20T15:00:00Z',
  })
  const read: Store['read'] = store.read.bind(store)
  store.read = () => Promise.reject(new Error('down'))
  expect(await runLater(0)).toMatchObject({ done: 0, waiting: 1 })
  store.read = read
  expect(await runLater(1)).toMatchObject({ done: 1, waiting: 0 })
  expect(webhook.sent).toEqual([])
})
