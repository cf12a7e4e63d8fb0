import { SAMPLE_LANGUAGES, type SampleLanguage } from '@/lib/words/samples.fixture'
import { getTranslate } from '@/lib/words/words'
import { ARRIVAL_WINDOWS } from './schedule'
import {
  formatArrivalWindow,
  formatClock,
  formatFullDate,
  formatLongDate,
  formatMonthDay,
  formatShortDate,
  formatTime,
  formatZone,
} from './format-dates'

test('A date is formatted independently of the time zone', () => {
  expect(formatShortDate('2026-11-23')).toBe('Mon, Nov 23')
  expect(formatFullDate('2026-12-31')).toBe('Thursday, December 31, 2026')
})

test('Arrival windows are formatted in 12-hour time', () => {
  expect(ARRIVAL_WINDOWS.map((window) => formatArrivalWindow(window))).toEqual([
    '9 to 11\u00a0am',
    '11\u00a0am to 1\u00a0pm',
    '1 to 3\u00a0pm',
    '3 to 5\u00a0pm',
  ])
})

test.each([
  ['00:05', '12:05\u00a0am'],
  ['08:00', '8\u00a0am'],
  ['12:00', '12\u00a0pm'],
  ['19:40', '7:40\u00a0pm'],
])('%s is formatted as %s', (time, text) => {
  expect(formatTime(time)).toBe(text)
})

/** Every engine must give these spaces. */
const OTHERS = {
  fr: {
    full: { '2026-12-01': 'mardi 1er décembre 2026' },
    long: { '2026-11-26': 'jeudi 26 novembre', '2026-12-11': 'vendredi 11 décembre' },
    short: { '2027-01-01': 'ven. 1er janv.' },
    monthDay: { '2026-11-30': '30 novembre' },
    time: { '00:05': '0\u00a0h\u00a005', '09:00': '9\u00a0h', '14:30': '14\u00a0h\u00a030' },
    windows: [
      'de 9\u00a0h à 11\u00a0h',
      'de 11\u00a0h à 13\u00a0h',
      'de 13\u00a0h à 15\u00a0h',
      'de 15\u00a0h à 17\u00a0h',
    ],
  },
  es: {
    full: { '2026-12-01': 'martes 1 de diciembre de 2026' },
    long: {
      '2026-11-26': 'jueves 26 de noviembre',
      '2026-12-11': 'viernes 11 de diciembre',
      '2026-05-02': 'sábado 2 de mayo',
    },
    short: {
      '2027-01-01': 'vie. 1 ene.',
      '2026-12-01': 'mar. 1 dic.',
      '2026-09-05': 'sáb. 5 sept.',
    },
    monthDay: { '2026-11-30': '30 de noviembre' },
    time: {
      ...{ '00:05': '12:05\u00a0a.m.', '09:00': '9\u00a0a.m.', '12:00': '12\u00a0p.m.' },
      ...{ '13:00': '1\u00a0p.m.', '14:30': '2:30\u00a0p.m.' },
    },
    windows: [
      'de 9\u00a0a.m. a 11\u00a0a.m.',
      'de 11\u00a0a.m. a 1\u00a0p.m.',
      'de 1\u00a0p.m. a 3\u00a0p.m.',
      'de 3\u00a0p.m. a 5\u00a0p.m.',
    ],
  },
} satisfies Record<SampleLanguage, unknown>
const FORMATS = {
  full: formatFullDate,
  long: formatLongDate,
  short: formatShortDate,
  monthDay: formatMonthDay,
  time: formatTime,
}

const SAMPLES = SAMPLE_LANGUAGES.flatMap((language) =>
  Object.entries(FORMATS).flatMap(([name, format]) =>
    Object.entries<string>(OTHERS[language][name as keyof typeof FORMATS]).map(
      ([value, text]) => [language, name, value, text, format] as const,
    ),
  ),
)

test.each(SAMPLES)('In "%s" the %s of %s is "%s"', (language, _name, value, text, format) => {
  expect(format(value, getTranslate(language))).toBe(text)
})

test.each(SAMPLE_LANGUAGES)('Arrival windows are formatted for "%s"', (language) => {
  const windows = ARRIVAL_WINDOWS.map((window) =>
    formatArrivalWindow(window, getTranslate(language)),
  )
  expect(windows).toEqual(OTHERS[language].windows)
})

test.each([
  ['13:00', 'la 1 p.m.'],
  ['13:30', 'la 1:30 p.m.'],
  ['11:00', 'las 11 a.m.'],
])('After "a" or "hasta" %s is "%s"', (time, text) => {
  expect(formatClock(time, getTranslate('es')).replaceAll('\u00a0', ' ')).toBe(text)
})

test('A time has the same spaces in every JavaScript engine', () => {
  jest.spyOn(Date.prototype, 'toLocaleTimeString').mockReturnValueOnce('1\u202fp.\u00a0m.')
  expect(formatTime('13:00', getTranslate('es'))).toBe('1\u00a0p.m.')
})

test.each([
  ['fr', 'America/Toronto', 'heure de l’Est'],
  ['es', 'America/New_York', 'hora del Este'],
  ['es', 'America/Chicago', 'hora central'],
] as const)('In "%s" the zone %s is "%s" in summer and winter', (language, timeZone, zone) => {
  for (const at of ['2026-07-01T15:00:00Z', '2026-12-01T15:00:00Z'])
    expect(formatZone(timeZone, new Date(at), getTranslate(language))).toBe(zone)
})
