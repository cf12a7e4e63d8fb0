import { CITIES, CITY_KEYS } from './cities'
import { bookingSchema, jobOf, JobSchema, type Booking } from './job'
import { parse } from './parse'

const CLOCK = { date: '2026-11-20', time: '10:30' }
const REQUIRED = 'This field is required'

const GOOD = {
  cityKey: 'toronto',
  items: 'piano,furniture',
  load: 'half',
  message: 'Third floor, no elevator.',
  selectedDate: '2026-11-23',
  timeSlot: '09:00-11:00',
  isTimeSensitive: 'false',
  street: '100 Queen St W',
  propertyType: 'House',
  unit: '',
  city: 'Toronto',
  state: 'ON',
  zip: 'm5h 2n2',
  countryName: 'Canada',
  name: 'mary smith',
  phone: '(416) 555-0142',
}
function check(changes: Partial<typeof GOOD>) {
  const values = { ...GOOD, ...changes }
  return parse(bookingSchema(values, CLOCK), values)
}

function booking(changes: Partial<typeof GOOD> = {}): Booking {
  const { data, errors } = check(changes)
  if (data) return data
  throw new Error(JSON.stringify(errors))
}

const WRONG: [string, Partial<typeof GOOD>, Record<string, string>][] = [
  ['no name', { name: '' }, { name: REQUIRED }],
  ['a name of digits', { name: '123' }, { name: REQUIRED }],
  ['no phone', { phone: '' }, { phone: REQUIRED }],
  ['half a phone', { phone: '416-555' }, { phone: REQUIRED }],
  ['neither items nor a message', { items: '', message: '' }, { message: REQUIRED }],
  ['only a load', { items: '', message: ' - ' }, { message: REQUIRED }],
  ['no street', { street: ' ' }, { street: REQUIRED }],
  ['no city', { city: '' }, { city: REQUIRED }],
  ['no state', { state: '' }, { state: REQUIRED }],
  [
    'another country’s state',
    { state: 'TX' },
    { state: 'Choose a state or province of the country' },
  ],
  [
    'a state out of the language',
    { state: '__proto__' },
    { state: 'Choose a state or province of the country' },
  ],
  [
    'no country',
    { countryName: '' },
    {
      countryName: REQUIRED,
      state: 'Choose a state or province of the country',
      zip: 'Enter a ZIP such as 75201, or leave it empty',
    },
  ],
  ['no day', { selectedDate: '' }, { selectedDate: REQUIRED }],
  [
    'a Sunday',
    { selectedDate: '2026-11-22' },
    { selectedDate: 'Choose one of the next eight days, no Sunday' },
  ],
  [
    'yesterday',
    { selectedDate: '2026-11-19' },
    { selectedDate: 'Choose one of the next eight days, no Sunday' },
  ],
  [
    'day nine',
    { selectedDate: '2026-11-30' },
    { selectedDate: 'Choose one of the next eight days, no Sunday' },
  ],
  ['no window', { timeSlot: '' }, { timeSlot: REQUIRED }],
  ['24:00', { timeSlot: '24:00' }, { timeSlot: 'Choose from the list' }],
  [
    'a window that has begun',
    { selectedDate: CLOCK.date },
    { timeSlot: 'That window has begun. Choose a later one' },
  ],
  ['no property type', { propertyType: '' }, { propertyType: REQUIRED }],
  ['a castle', { propertyType: 'Castle' }, { propertyType: 'Choose from the list' }],
  ['no word on being flexible', { isTimeSensitive: '' }, { isTimeSensitive: REQUIRED }],
  [
    'an odd word on being flexible',
    { isTimeSensitive: 'perhaps' },
    { isTimeSensitive: 'Choose from the list' },
  ],
  ['an Apartment without a unit', { propertyType: 'Apartment' }, { unit: REQUIRED }],
  ['an item that does not exist', { items: 'piano,uranium' }, { items: 'Choose from the list' }],
  ['a load that does not exist', { load: 'two' }, { load: 'Choose from the list' }],
  [
    'a message over 1,000 characters',
    { message: 'a'.repeat(1_001) },
    { message: 'Please use at most 1,000 characters' },
  ],
  [
    'picks and a message of over 1,000 characters together',
    { message: 'a'.repeat(980) },
    { message: 'Please use at most 1,000 characters' },
  ],
  [
    'a bad postal code',
    { zip: '75201' },
    { zip: 'Enter a postal code such as M5V 2T6, or leave it empty' },
  ],
  [
    'a city key we do not know',
    { cityKey: 'springfield' },
    { cityKey: 'This page is out of date. Reload it and send the form again' },
  ],
]

test.each(WRONG)('With %s the form is held up', (_what, changes, errors) => {
  expect(check(changes)).toEqual({ errors })
})

test('A country outside the two is told where we work', () => {
  const { errors } = check({ countryName: 'Mexico' })
  expect(errors?.countryName).toBe('We pick up in the United States and Canada only')
})

test('A booking becomes exactly the job of the specification', () => {
  expect(jobOf(booking(), { ip: '203.0.113.7' })).toEqual({
    brand_id: 1,
    cus_address: {
      street: '100 Queen St W',
      unit: '',
      city: 'Toronto',
      state: 'ON',
      zip: 'M5H 2N2',
      country: 'Canada',
    },
    cus_email: 'Unavailable',
    cus_name: 'Mary Smith',
    cus_phone: '416-555-0142',
    date: '2026-11-23',
    start_time: '09:00',
    end_time: '11:00',
    description: 'Pianos, Old furniture. About half of the truck. Third floor, no elevator.',
    ip_address: '203.0.113.7',
    is_time_sensitive: false,
    sensitive_reason: '',
    job_status: 'active',
    property_type: 'House',
    location_id: 'toronto',
    type: 'Full Service',
  })
})

test('An American apartment with a unit, not flexible, today', () => {
  const changes = {
    cityKey: 'miami',
    items: '',
    load: '',
    propertyType: 'Apartment',
    unit: '#12-B <x>',
    countryName: 'United States',
    state: 'fl',
    zip: '33101-2345',
    isTimeSensitive: 'true',
    selectedDate: CLOCK.date,
    timeSlot: '11:00-13:00',
  }
  expect(jobOf(booking(changes), { ip: '' })).toMatchObject({
    cus_address: { unit: '#12-B x', state: 'FL', zip: '33101', country: 'United States' },
    description: 'Third floor, no elevator.',
    is_time_sensitive: true,
    start_time: '11:00',
    end_time: '13:00',
    location_id: 'south-florida',
  })
})

test('A unit is cut to twelve characters, and a code may be left out', () => {
  const { cus_address } = jobOf(booking({ unit: 'a'.repeat(20), zip: '' }), { ip: '' })
  expect([cus_address.unit, cus_address.zip]).toEqual(['a'.repeat(12), ''])
})

test('A job goes to its city’s location', () => {
  for (const cityKey of CITY_KEYS) {
    expect(jobOf(booking({ cityKey }), { ip: '' }).location_id).toBe(CITIES[cityKey].locationId)
  }
})

test('The schema of a job takes no field more and none less', () => {
  const job = jobOf(booking(), { ip: '' })
  const { type: _type, ...short } = job
  const isJob = (record: unknown) => JobSchema.safeParse(record).success
  expect(isJob(job)).toBe(true)
  for (const record of [short, { ...job, won_by: '' }, { ...job, job_status: 'done' }]) {
    expect(isJob(record)).toBe(false)
  }
})
