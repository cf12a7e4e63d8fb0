import { createBookingSchema } from '@/lib/forms/booking-schema'
import { WALL_CLOCK, VALID_BOOKING, type BookingValues } from '@/lib/forms/job.fixture'
import { parseForm } from '@/lib/forms/parse-form'

const REQUIRED = 'This field is required'

function check(changes: BookingValues) {
  const values = { ...VALID_BOOKING, ...changes }
  return parseForm(createBookingSchema(values, WALL_CLOCK), values)
}

const WRONG: [string, BookingValues, Record<string, string>][] = [
  ['no name', { name: '' }, { name: REQUIRED }],
  ['a name of digits', { name: '123' }, { name: REQUIRED }],
  ['no phone', { phone: '' }, { phone: REQUIRED }],
  ['half a phone', { phone: '416-555' }, { phone: REQUIRED }],
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
  [
    'another country’s state',
    { state: 'TX' },
    { state: 'Choose a state or province in that country' },
  ],
  [
    'a property name of JavaScript as state',
    { state: '__proto__' },
    { state: 'Choose a state or province in that country' },
  ],
  [
    'no country',
    { countryName: '' },
    {
      countryName: REQUIRED,
      state: 'Choose a state or province in that country',
      zip: 'Enter a ZIP such as 75201, or leave it blank',
    },
  ],
  ['no day', { selectedDate: '' }, { selectedDate: REQUIRED }],
  [
    'a Sunday',
    { selectedDate: '2026-11-22' },
    { selectedDate: 'Choose one of the next eight days, not counting Sundays' },
  ],
  [
    'yesterday',
    { selectedDate: '2026-11-19' },
    { selectedDate: 'Choose one of the next eight days, not counting Sundays' },
  ],
  [
    'day nine',
    { selectedDate: '2026-11-30' },
    { selectedDate: 'Choose one of the next eight days, not counting Sundays' },
  ],
  ['no window', { timeSlot: '' }, { timeSlot: REQUIRED }],
  ['24:00', { timeSlot: '24:00' }, { timeSlot: 'Choose from the list' }],
  [
    'a window that has begun',
    { selectedDate: WALL_CLOCK.date },
    { timeSlot: 'That window has already started. Choose a later one' },
  ],
  [
    'a day with a space behind it',
    { selectedDate: `${WALL_CLOCK.date} ` },
    { selectedDate: 'Choose one of the next eight days, not counting Sundays' },
  ],
  [
    'an Apartment with a space before it',
    { propertyType: ' Apartment' },
    { propertyType: 'Choose from the list' },
  ],
  ['no property type', { propertyType: '' }, { propertyType: REQUIRED }],
  ['a castle', { propertyType: 'Castle' }, { propertyType: 'Choose from the list' }],
  ['no answer about flexibility', { isTimeSensitive: '' }, { isTimeSensitive: REQUIRED }],
  [
    'an unknown answer about flexibility',
    { isTimeSensitive: 'perhaps' },
    { isTimeSensitive: 'Choose from the list' },
  ],
  ['an Apartment without a unit', { propertyType: 'Apartment' }, { unit: REQUIRED }],
  ['an item that does not exist', { items: 'piano,uranium' }, { items: 'Choose from the list' }],
  ['a load that does not exist', { load: 'two' }, { load: 'Choose from the list' }],
  [
    'a message over 1,000 characters',
    { message: 'a'.repeat(1_001) },
    { message: 'Please keep it to 1,000 characters or fewer' },
  ],
  [
    'items and a message of over 1,000 characters together',
    { message: 'a'.repeat(980) },
    { message: 'Please keep it to 1,000 characters or fewer' },
  ],
  [
    'a bad postal code',
    { zip: '75201' },
    { zip: 'Enter a postal code such as M5V 2T6, or leave it blank' },
  ],
  [
    'an unknown city key',
    { cityKey: 'springfield' },
    { cityKey: 'This page is out of date. Reload it and send the form again' },
  ],
]

test.each(WRONG)('A form with %s is rejected', (_what, changes, errors) => {
  expect(check(changes)).toEqual({ errors })
})

test('A visitor from another country reads where the company works', () => {
  const { errors } = check({ countryName: 'Mexico' })
  expect(errors?.countryName).toBe('We only pick up in the United States and Canada')
})
