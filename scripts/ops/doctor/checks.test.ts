import { stubOldTimeZones } from '@/lib/dates/old-time-zones.fixture'
import { checkTimeZones, runCheck } from './checks'

afterEach(() => jest.useRealTimers())

test.each([
  ['throws', () => Promise.reject(new Error('disk full')), 'disk full'],
  ['never ends', () => new Promise<never>(() => undefined), 'timed out'],
])('A check that %s is a finding', async (_what, run, reason) => {
  jest.useFakeTimers({ advanceTimers: true })
  const finding = runCheck(['The store', run])
  await jest.advanceTimersByTimeAsync(30_000)
  const message = `The store could not be checked: ${reason}`
  expect(await finding).toMatchObject([{ level: 'wrong', message }])
})

test('A check without a finding is reported', async () => {
  expect(await runCheck(['The store', () => []])).toMatchObject([{ level: 'ok' }])
})

test('Old time-zone data are a finding', () => {
  expect(checkTimeZones()).toEqual([])
  const restore = stubOldTimeZones()
  expect(checkTimeZones()).toMatchObject([
    { level: 'wrong', message: expect.stringContaining('Edmonton') as unknown },
  ])
  restore()
})
