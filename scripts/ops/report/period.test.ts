import { parsePeriod } from './period'

/** 1:30 am in Toronto, 11:30 pm in Edmonton, where the day ends last. */
const NIGHT = new Date('2026-10-15T05:30:00Z')

test('Without options the last day is one that has begun in every city', () => {
  expect(parsePeriod({}, NIGHT)).toEqual({ since: '2026-09-17', until: '2026-10-14' })
  expect(parsePeriod({}, new Date('2026-10-15T06:00:00Z')).until).toBe('2026-10-15')
})

test('Of one location it is the day of its cities', () => {
  const getUntil = (location: 'barrie' | 'hamilton-niagara', now: Date) =>
    parsePeriod({ location }, now).until
  expect(getUntil('barrie', NIGHT)).toBe('2026-10-15')
  expect(getUntil('hamilton-niagara', new Date('2026-10-15T04:30:00Z'))).toBe('2026-10-14')
})

test('A period may be given, and a sample is longer', () => {
  const until = '2026-10-31'
  expect(parsePeriod({ since: '2026-10-01', until }, NIGHT)).toEqual({ since: '2026-10-01', until })
  expect(parsePeriod({ until, sample: true }, NIGHT).since).toBe('2026-08-03')
  expect(() => parsePeriod({ since: '2026-11-01', until }, NIGHT)).toThrow(
    '--since 2026-11-01 is after --until 2026-10-31.',
  )
})
