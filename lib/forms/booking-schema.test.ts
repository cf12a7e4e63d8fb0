import { DEFAULT_CALENDAR, type Calendar } from '@/lib/dates/schedule'
import { createBookingSchema } from './booking-schema'
import {
  WALL_CLOCK,
  VALID_BOOKING,
  type BookingValues,
  parseInEnglish,
  readMessages,
} from './forms.fixture'
import { createWindowFullReply } from './job'

const REQUIRED = 'This field is required'
const NO_ZIP = 'Enter a ZIP such as 75201, or leave it blank'
const NO_POSTAL_CODE = 'Enter a postal code such as M5V 2T6, or leave it blank'
const RELOAD = 'This page is out of date. Reload it and send the form again'
const NOT_LISTED = 'Choose from the list'
const TOO_LONG = 'Please keep it to 1,000 characters or fewer'
const NOT_A_DAY = 'Choose one of the next eight days, not counting Sundays'
const BEGUN = 'That window has already started. Choose a later one'
const OTHER_COUNTRY = 'Choose a state or province in that country'
const OTHER_STATE =
  'That code is in another state or province. Correct one of them, or leave it blank'

function check(changes: BookingValues, calendar: Partial<Calendar> = {}) {
  const values = { ...VALID_BOOKING, ...changes }
  const schema = createBookingSchema(values, WALL_CLOCK, { ...DEFAULT_CALENDAR, ...calendar })
  return parseInEnglish(schema, values).errors
}

test.each<[string, BookingValues, Record<string, string>]>([
  ['no name', { name: '' }, { name: REQUIRED }],
  ['a name of digits', { name: '123' }, { name: REQUIRED }],
  ['no phone', { phone: '' }, { phone: REQUIRED }],
  ['half a phone', { phone: '416-555' }, { phone: 'Enter a phone number with ten digits' }],
  ['neither items nor a message', { items: '', message: '' }, { message: REQUIRED }],
  ['a message without letters or digits', { items: '', message: ' - ' }, { message: REQUIRED }],
  ['no street', { street: ' ' }, { street: REQUIRED }],
  ['no city', { city: '' }, { city: REQUIRED }],
  [
    'invisible letters',
    { name: '\u3164', street: '\u1160', city: '\uffa0', message: '\u115f', items: '' },
    { name: REQUIRED, street: REQUIRED, city: REQUIRED, message: REQUIRED },
  ],
  ['an invisible unit', { propertyType: 'Apartment', unit: '\u3164' }, { unit: REQUIRED }],
  ['no state', { state: '' }, { state: REQUIRED }],
  ['another country’s state', { state: 'TX' }, { state: OTHER_COUNTRY }],
  ['a property name of JavaScript as state', { state: '__proto__' }, { state: OTHER_COUNTRY }],
  [
    'no country',
    { countryName: '' },
    {
      countryName: REQUIRED,
      state: OTHER_COUNTRY,
      zip: NO_ZIP,
    },
  ],
  ...'DFIOQU'
    .split('')
    .map((letter): [string, BookingValues, Record<string, string>] => [
      `a code with ${letter}`,
      { zip: `M5${letter} 2T6` },
      { zip: `No postal code has the letter ${letter}` },
    ]),
  ['a code with W first', { zip: 'W1A 1A1' }, { zip: 'No postal code begins with W' }],
  ['a ZIP of zeros', { countryName: 'United States', state: 'TX', zip: '00000' }, { zip: NO_ZIP }],
  ['no day', { selectedDate: '' }, { selectedDate: REQUIRED }],
  ['a Sunday', { selectedDate: '2026-11-22' }, { selectedDate: NOT_A_DAY }],
  ['yesterday', { selectedDate: '2026-11-19' }, { selectedDate: NOT_A_DAY }],
  ['day nine', { selectedDate: '2026-11-30' }, { selectedDate: NOT_A_DAY }],
  ['no window', { timeSlot: '' }, { timeSlot: REQUIRED }],
  ['24:00', { timeSlot: '24:00' }, { timeSlot: NOT_LISTED }],
  ['a window that has begun', { selectedDate: WALL_CLOCK.date }, { timeSlot: BEGUN }],
  ['a day and a space', { selectedDate: `${WALL_CLOCK.date} ` }, { selectedDate: NOT_A_DAY }],
  ['a space and a type', { propertyType: ' Apartment' }, { propertyType: NOT_LISTED }],
  ['no property type', { propertyType: '' }, { propertyType: REQUIRED }],
  ['a castle', { propertyType: 'Castle' }, { propertyType: NOT_LISTED }],
  ['no answer about flexibility', { isTimeSensitive: '' }, { isTimeSensitive: REQUIRED }],
  ['an unknown flexibility', { isTimeSensitive: 'perhaps' }, { isTimeSensitive: NOT_LISTED }],
  ['an Apartment without a unit', { propertyType: 'Apartment' }, { unit: REQUIRED }],
  ['an item that does not exist', { items: 'piano,uranium' }, { items: NOT_LISTED }],
  ['a load that does not exist', { load: 'two' }, { load: NOT_LISTED }],
  ['a message over 1,000 characters', { message: 'a'.repeat(1_001) }, { message: TOO_LONG }],
  ['a message too long with its items', { message: 'a'.repeat(980) }, { message: TOO_LONG }],
  ['a bad postal code', { zip: '75201' }, { zip: NO_POSTAL_CODE }],
  ['a code of another province', { zip: 'H2X 1Y4' }, { zip: OTHER_STATE }],
  ['a province of another code', { state: 'QC' }, { zip: OTHER_STATE }],
  ['an unknown city key', { cityKey: 'springfield' }, { cityKey: RELOAD }],
])('A form with %s is rejected', (_what, changes, errors) => {
  expect(check(changes)).toEqual(errors)
})

test.each([{ items: '' }, { message: '' }])('Items or a message are enough: %j', (one) => {
  expect(check(one)).toEqual({})
})

test('A visitor from another country reads where the company works', () => {
  expect(check({ countryName: 'Mexico' })?.countryName).toBe(
    'We only pick up in the United States and Canada',
  )
})

test('The errors are in the order of the page', () => {
  const empty = Object.fromEntries(Object.keys(VALID_BOOKING).map((name) => [name, '']))
  expect(Object.keys(check({ ...empty, cityKey: 'toronto' }) ?? {})).toEqual(
    'message selectedDate timeSlot isTimeSensitive propertyType street city state countryName name phone'.split(
      ' ',
    ),
  )
})

const CLOSED = 'We’re closed that day. Choose another one'

test('The message of a closed day is beside the day only', () => {
  const closedDates = ['2026-11-23', WALL_CLOCK.date]
  expect(check({}, { closedDates })).toEqual({ selectedDate: CLOSED })
  expect(check({ selectedDate: WALL_CLOCK.date }, { closedDates })).toEqual({
    selectedDate: CLOSED,
  })
  expect(check({ selectedDate: '2026-11-24' }, { closedDates })).toEqual({})
})

test('A closed day makes room for a ninth one', () => {
  expect(check({ selectedDate: '2026-11-30' }, { closedDates: ['2026-11-23'] })).toEqual({})
})

test.each([
  [1, '2026-11-20', '11:00-13:00', '1 hour’s'],
  [24, '2026-11-20', '15:00-17:00', '24 hours’'],
  [24, '2026-11-21', '09:00-11:00', '24 hours’'],
  [100, '2026-11-23', '09:00-11:00', '100 hours’'],
])(
  'With a notice of %i hours, the window %s %s is too early',
  (noticeHours, date, window, words) => {
    expect(check({ selectedDate: date, timeSlot: window }, { noticeHours })).toEqual({
      timeSlot: `We need ${words} notice. Choose a later one`,
    })
    expect(check({ selectedDate: '2026-11-28' }, { noticeHours })).toEqual({})
  },
)

test('A window that has begun is reported as begun, whatever the notice', () => {
  expect(check({ selectedDate: WALL_CLOCK.date }, { noticeHours: 24 })).toEqual({
    timeSlot: BEGUN,
  })
})

test.each([
  [[], 'That window is full. Choose one of the others'],
  [['11:00', '13:00', '15:00'], 'No windows are left that day. Choose another day'],
])(
  'With the windows at %j full beside the chosen one, the message says what is left',
  (starts, message) => {
    const fullWindows = starts.map((start) => `2026-11-23 ${start}`)
    const calendar = { ...DEFAULT_CALENDAR, fullWindows }
    const { status, values, errors } = createWindowFullReply(VALID_BOOKING, WALL_CLOCK, calendar)
    expect(status).toBe('full')
    expect(values).toEqual({
      ...VALID_BOOKING,
      fullWindows: [...fullWindows, '2026-11-23 09:00'].join(),
    })
    expect(readMessages(errors)).toEqual({ timeSlot: message })
  },
)
