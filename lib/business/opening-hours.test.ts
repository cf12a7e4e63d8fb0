import { getCity } from '@/lib/cities/cities'
import { UNCONFIRMED } from '@/lib/cities/city'
import { CITY_KEYS } from '@/lib/cities/keys'
import { getTranslate } from '@/lib/words/words'
import { formatOpeningHours, formatPhoneAvailability, listOpenings } from './opening-hours'
import { findNextOpening, getPhoneAvailability, type OpeningHours } from './phone-availability'
import { ENGLISH } from '@/lib/words/translate'
import { formatCallBackPromise, formatCallBackTime } from './call-back'

const OFFICE_HOURS = UNCONFIRMED.openingHours

// 2026-11-20 is a Friday.
test.each([
  ['2026-11-20', '07:59', { from: '08:00', day: 'today' }],
  ['2026-11-20', '08:00', { until: '18:00' }],
  ['2026-11-20', '17:59', { until: '18:00' }],
  ['2026-11-20', '18:00', { from: '08:00', day: 'Saturday' }],
  ['2026-11-21', '19:40', { from: '08:00', day: 'Monday' }],
  ['2026-11-22', '00:00', { from: '08:00', day: 'Monday' }],
  ['2026-12-31', '23:59', { from: '08:00', day: 'Friday' }],
])('On %s at %s the availability is %j', (date, time, expected) => {
  expect(getPhoneAvailability(OFFICE_HOURS, { date, time })).toEqual(expected)
})

test.each([
  ['2026-11-23', '19:31', 'Our Toronto office is closed right now. We open Tuesday at 8\u00a0am.'],
  ['2026-11-23', '06:00', 'Our Toronto office is closed right now. We open today at 8\u00a0am.'],
  ['2026-11-23', '14:05', 'Our Toronto office is open until 6\u00a0pm today.'],
])('On %s at %s the sentence is "%s"', (date, time, sentence) => {
  const availability = getPhoneAvailability(OFFICE_HOURS, { date, time })
  expect(formatPhoneAvailability('Toronto', availability)).toBe(sentence)
})

test.each([
  ['en', '2026-11-20', '19:00', 'We open Saturday at 8\u00a0am'],
  ['en', '2026-11-20', '06:00', 'We open today at 8\u00a0am'],
  ['en', '2026-11-20', '12:00', ''],
  ['fr', '2026-11-20', '19:00', 'Nous ouvrons samedi à 8\u00a0h'],
  ['fr', '2026-11-20', '06:00', 'Nous ouvrons aujourd’hui à 8\u00a0h'],
  ['es', '2026-11-20', '19:00', 'Abrimos el sábado a las 8\u00a0a.m.'],
  ['es', '2026-11-20', '06:00', 'Abrimos hoy a las 8\u00a0a.m.'],
] as const)(
  'In language %s on %s at %s the note beside a call button is "%s"',
  (language, date, time, text) => {
    const availability = getPhoneAvailability(OFFICE_HOURS, { date, time })
    const openings = listOpenings(OFFICE_HOURS, getTranslate(language))
    expect(findNextOpening(availability, openings)).toBe(text)
  },
)

test('On a closed date the office is closed, and opens on the next one that is not', () => {
  const find = (date: string, closed: string[]) =>
    getPhoneAvailability(OFFICE_HOURS, { date, time: '10:00' }, closed)
  const christmas = ['2026-12-25', '2026-12-26']
  expect(find('2026-12-25', christmas)).toEqual({ from: '08:00', day: 'Monday' })
  expect(find('2026-12-25', [...christmas, '2026-12-28'])).toEqual({
    from: '08:00',
    day: 'Tuesday',
  })
  expect(find('2026-12-24', christmas)).toEqual({ until: '18:00' })
  const weeks = ['21', '22', '23', '24', '25', '26', '28'].map((day) => `2026-12-${day}`)
  expect(find('2026-12-21', weeks)).toEqual({ from: '08:00', day: '2026-12-29' })
})

test('After the only open day of a week, the next opening is a week later', () => {
  const morning = { opens: '09:30', closes: '12:00' }
  const fridays: OpeningHours = [null, null, null, null, null, morning, null]
  const friday = (time: string) => getPhoneAvailability(fridays, { date: '2026-11-20', time })
  expect(friday('08:00')).toEqual({ from: '09:30', day: 'today' })
  expect(friday('12:00')).toEqual({ from: '09:30', day: 'Friday' })
  const never: OpeningHours = [null, null, null, null, null, null, null]
  expect(() => getPhoneAvailability(never, { date: '2026-11-20', time: '08:00' })).toThrow(
    'No opening',
  )
})

test('Consecutive days with equal hours are formatted as one range', () => {
  const long = { opens: '08:00', closes: '18:00' }
  const short = { opens: '09:30', closes: '12:00' }
  expect(formatOpeningHours(OFFICE_HOURS)).toBe('Monday to Saturday, 8\u00a0am to 6\u00a0pm')
  expect(formatOpeningHours([short, long, long, long, long, long, short])).toBe(
    'Monday to Friday, 8\u00a0am to 6\u00a0pm; Saturday to Sunday, 9:30\u00a0am to 12\u00a0pm',
  )
  expect(formatOpeningHours([null, long, null, long, null, null, null])).toBe(
    'Monday, 8\u00a0am to 6\u00a0pm; Wednesday, 8\u00a0am to 6\u00a0pm',
  )
})

test('Every city opens on some day, and opens before it closes', () => {
  for (const key of CITY_KEYS) {
    const openDays = getCity(key).openingHours.filter((day) => day !== null)
    expect(openDays.length).toBeGreaterThan(0)
    for (const { opens, closes } of openDays) {
      expect(opens).toMatch(/^\d\d:\d\d$/)
      expect(closes).toMatch(/^\d\d:\d\d$/)
      expect(opens < closes).toBe(true)
    }
  }
})

// 2026-11-23 is a Monday.
const getAvailability = (time: string) =>
  getPhoneAvailability(UNCONFIRMED.openingHours, { date: '2026-11-23', time })

test('Without the owner’s promise no page says when we call', () => {
  expect(formatCallBackPromise()).toBe('')
  expect(formatCallBackTime(getAvailability('10:00'))).toBe('')
})

test.each([
  ['10:00', 'We call you within 15 minutes.'],
  ['19:30', 'We call you Tuesday from 8\u00a0am.'],
  ['06:00', 'We call you today from 8\u00a0am.'],
])('At %s a promise of 15 minutes reads "%s"', (time, sentence) => {
  expect(formatCallBackTime(getAvailability(time), ENGLISH, 15)).toBe(sentence)
  expect(formatCallBackPromise(ENGLISH, 15)).toBe(
    'We call you back within 15 minutes while we’re open.',
  )
})
