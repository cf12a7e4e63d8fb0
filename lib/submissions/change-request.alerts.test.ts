import { env } from '@/lib/env'
import { change, KEY, MOVE, storePickup, usePickup } from './change-request.fixture'
import { runScheduled, store } from '@/lib/submissions/submission.fixture'

usePickup()

env.ALERT_WEBHOOK_URL = 'https://chat.example/hook'
let alerts: unknown[]

beforeEach(() => {
  alerts = []
  jest.spyOn(globalThis, 'fetch').mockImplementation((_url, { body } = {}) => {
    alerts.push(body)
    return Promise.resolve(new Response())
  })
})

async function changeTimes(count: number, status: string): Promise<void> {
  for (let n = 0; n < count; n++) expect(await change(MOVE)).toBe(status)
  await runScheduled()
}

test('Changes that the office was ahead of alert nobody; the third that fails alerts, once', async () => {
  store.records.delete(`jobs/${KEY}`)
  await changeTimes(4, 'changedElsewhere')
  expect(alerts).toEqual([])

  storePickup()
  const transact = store.transact.bind(store)
  store.transact = (list, ...rest) =>
    list === 'jobs' ? Promise.resolve({ status: 'unknown' }) : transact(list, ...rest)
  await changeTimes(1, 'unknown')
  store.read = () => Promise.reject(new Error('down'))
  await changeTimes(1, 'refused')
  expect(alerts).toEqual([])
  await changeTimes(2, 'refused')
  expect(alerts).toEqual([expect.stringContaining('three changes by link')])
})
