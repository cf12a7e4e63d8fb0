import { env } from '@/lib/env'
import { change, KEY, move, MOVE, storePickup, usePickup } from './change-request.fixture'
import { failWrites, mockStore, runScheduled, store } from '@/lib/submissions/submission.fixture'

jest.mock('@/lib/locations/cached-location')

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

test('The third window filled by moves alerts, once', async () => {
  store.records.set('locations/toronto', { tracking_phone: '416-555-0110', jobs_per_window: 1 })
  let shown = { date: '2026-11-21', timeSlot: '09:00-11:00' }
  const filled = []
  for (const date of ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26']) {
    const wanted = move(date, '09:00-11:00')
    expect(await change(wanted, { shown })).toBe('done')
    await runScheduled()
    filled.push(alerts.length)
    shown = { date, timeSlot: wanted.timeSlot }
  }
  expect(filled).toEqual([0, 0, 1, 1])
  expect(alerts).toEqual([expect.stringContaining('3 arrival windows of toronto filled')])
})

test('The third failed change alerts, once; conflicts never do', async () => {
  store.records.delete(`jobs/${KEY}`)
  await changeTimes(4, 'changedElsewhere')
  expect(alerts).toEqual([])

  storePickup()
  mockStore(failWrites(store, 'jobs', 'unknown'))
  await changeTimes(1, 'unknown')
  mockStore(new Error('down'))
  await changeTimes(1, 'refused')
  expect(alerts).toEqual([])
  await changeTimes(2, 'refused')
  expect(alerts).toEqual([expect.stringContaining('three changes by link')])
})
