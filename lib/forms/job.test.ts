import { createBookingSchema, type Booking } from './booking-schema'
import { createJob } from './job'
import { WALL_CLOCK, VALID_BOOKING, type BookingValues, parseInEnglish } from './forms.fixture'
import { parseForm } from './form'

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
