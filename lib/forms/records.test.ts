import type { CityKey } from '@/lib/cities/keys'
import { createLead } from './lead'
import { createFullQuoteSchema, createShortQuoteSchema } from './quote-schema'
import {
  VALID_QUOTE as FULL,
  WALL_CLOCK,
  VALID_BOOKING,
  type BookingValues,
  parseInEnglish,
} from './forms.fixture'
import { parseForm } from './form'
import { LeadSchema } from './records.fixture'
import { createBookingSchema, type Booking } from './booking-schema'
import { createJob } from './job'

/** In every city this is the evening before. */
const NOW = new Date('2026-07-01T00:15:00Z')
const IP = '203.0.113.7'

const LEAD = {
  date: '2026-06-30',
  time: '20:15',
  email: 'ana@example.com',
  phone: '416-555-0100',
  zip: 'm5v2t6',
  zipTo: '75201',
  source: 'Paid Ads',
  brand_id: 1,
  status: 'new',
  type: 'moving',
  won_by: '',
  location_id: 'toronto',
  name: 'Ana Maria',
  note_from_customer: 'Two beds, a piano.',
  ip_address: IP,
}
const SHORT_LEAD = { ...LEAD, email: 'Unavailable', zip: '', zipTo: '' }

function createShortLead(cityKey: CityKey = 'toronto', now = NOW) {
  const { data, errors } = parseForm(createShortQuoteSchema({}), { ...FULL, cityKey })
  if (!data) throw new Error(JSON.stringify(errors))
  return { ...createLead(data, now), ip_address: IP }
}

test('A moving quote becomes a lead with exactly the required fields', () => {
  const { data } = parseForm(createFullQuoteSchema(FULL), FULL)
  expect(data && { ...createLead(data, NOW), ip_address: IP }).toStrictEqual(LEAD)
  expect(LeadSchema.parse(LEAD)).toStrictEqual(LEAD)
})

test('A short quote becomes a lead without its email and without codes', () => {
  expect(createShortLead()).toStrictEqual(SHORT_LEAD)
  expect(LeadSchema.parse(SHORT_LEAD)).toStrictEqual(SHORT_LEAD)
})

test('The note begins with the size of the move', () => {
  const values = { ...FULL, moveSize: '2 bedrooms' }
  const { data } = parseForm(createFullQuoteSchema(values), values)
  expect(data && createLead(data, NOW).note_from_customer).toBe('2 bedrooms. Two beds, a piano.')
})

test('The short quote schema drops fields that the form lacks', () => {
  const { data } = parseForm(createShortQuoteSchema({}), {
    ...FULL,
    location_id: 'evil',
    status: 'won',
  })
  expect(data).toStrictEqual({
    cityKey: 'toronto',
    name: 'Ana Maria',
    phone: '416-555-0100',
    email: 'ana@example.com',
    moveSize: '',
    message: 'Two beds, a piano.',
  })
})

test.each([
  ['miami', '2026-07-01T00:15:00Z', '2026-06-30', '20:15', 'south-florida'],
  ['edmonton', '2026-07-01T00:15:00Z', '2026-06-30', '18:15', 'edmonton'],
  ['dfw', '2026-07-01T00:15:00Z', '2026-06-30', '19:15', 'dallas-fort-worth'],
  ['barrie', '2027-01-01T05:30:00Z', '2027-01-01', '00:30', 'barrie'],
  ['houston', '2027-01-01T05:30:00Z', '2026-12-31', '23:30', 'hamilton-niagara'],
  // Alberta stopped changing its clocks in 2026: needs tz database 2026c.
  ['edmonton', '2027-01-01T05:30:00Z', '2026-12-31', '23:30', 'edmonton'],
] as const)(
  'A lead from %s sent at %s is dated %s %s, of %s',
  (city, now, date, time, location) => {
    const lead = createShortLead(city, new Date(now))
    expect(lead).toMatchObject({ date, time, location_id: location })
    expect(LeadSchema.safeParse(lead).success).toBe(true)
  },
)

function booking(changes: BookingValues = {}): Booking {
  const values = { ...VALID_BOOKING, ...changes }
  const { data, errors } = parseForm(createBookingSchema(values, WALL_CLOCK), values)
  if (data) return data
  throw new Error(JSON.stringify(errors))
}

test('A booking becomes a job with exactly the required fields', () => {
  expect(createJob(booking())).toEqual({
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
    is_time_sensitive: false,
    sensitive_reason: '',
    job_status: 'active',
    property_type: 'House',
    location_id: 'toronto',
    type: 'Full Service',
  })
})

test('A visitor can book for an American apartment today, and not flexible', () => {
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
    selectedDate: WALL_CLOCK.date,
    timeSlot: '11:00-13:00',
  }
  expect(createJob(booking(changes))).toMatchObject({
    cus_address: { unit: '#12-B x', state: 'FL', zip: '33101', country: 'United States' },
    description: 'Third floor, no elevator.',
    is_time_sensitive: true,
    start_time: '11:00',
    end_time: '13:00',
    location_id: 'south-florida',
  })
})

test('A job has the number of a long unit, twenty characters of a name, and needs no ZIP', () => {
  const job = createJob(
    booking({ unit: 'Apartment 1204', zip: '', name: 'Maria Fernanda Rodriguez' }),
  )
  expect(job).toMatchObject({ cus_address: { unit: '1204', zip: '' } })
  expect(job.cus_name).toBe('Maria Fernanda Rodri')
})

test.each(['unit', 'street', 'city', 'name'])('A long %s is refused, not cut', (field) => {
  const message = expect.stringMatching(/^Please use at most \d+ characters$/) as string
  expect(() => booking({ [field]: 'a'.repeat(101) })).toThrow(field)
  const { errors } = parseInEnglish(createBookingSchema({}), { [field]: 'a'.repeat(101) })
  expect(errors).toMatchObject({ [field]: message })
})
