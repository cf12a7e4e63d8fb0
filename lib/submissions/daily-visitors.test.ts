import { DailyVisitors } from './daily-visitors'

const NOON = new Date('2027-01-10T12:00:00Z')
const UNTIL_MIDNIGHT_MS = 12 * 3_600_000
const VISITOR = {
  day: '2027-01-10',
  experiment: 'fees',
  ip: '203.0.113.7',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
}

beforeEach(() => {
  jest.useFakeTimers({ now: NOON })
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('A visitor is forgotten at the end of the day, although no visitor follows', () => {
  const visitors = new DailyVisitors()
  expect(visitors.isRepeated(VISITOR)).toBe(false)
  jest.advanceTimersByTime(UNTIL_MIDNIGHT_MS - 1)
  expect(visitors.isRepeated(VISITOR)).toBe(true)
  jest.advanceTimersByTime(1)
  expect(jest.getTimerCount()).toBe(0)
  expect(visitors.isRepeated(VISITOR)).toBe(false)
})

test('A visitor who is counted after the end of the day is forgotten at once', () => {
  const visitors = new DailyVisitors()
  jest.setSystemTime(NOON.getTime() + UNTIL_MIDNIGHT_MS)
  for (let n = 0; n < 2; n++) {
    expect(visitors.isRepeated(VISITOR)).toBe(false)
    jest.advanceTimersByTime(1)
    expect(jest.getTimerCount()).toBe(0)
  }
})

test('The next day begins with its first visitor', () => {
  const visitors = new DailyVisitors()
  visitors.isRepeated(VISITOR)
  jest.advanceTimersByTime(UNTIL_MIDNIGHT_MS - 1)
  const next = { ...VISITOR, day: '2027-01-11' }
  expect([visitors.isRepeated(next), visitors.isRepeated(next)]).toEqual([false, true])
  jest.advanceTimersByTime(2 * UNTIL_MIDNIGHT_MS)
  expect(visitors.isRepeated(next)).toBe(true)
  jest.advanceTimersByTime(1)
  expect(visitors.isRepeated(next)).toBe(false)
})

test('The wait for the end of the day keeps no process alive', () => {
  const timer = jest.spyOn(globalThis, 'setTimeout')
  new DailyVisitors().isRepeated(VISITOR)
  const timers = timer.mock.results.map(({ value }) => value as NodeJS.Timeout)
  expect(timers.map((one) => one.hasRef())).toEqual([false])
})
