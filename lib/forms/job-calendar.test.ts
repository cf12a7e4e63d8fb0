import { DEFAULT_CALENDAR, type Calendar } from '@/lib/dates/schedule'
import { createBookingSchema } from './booking-schema'
import { WALL_CLOCK, VALID_BOOKING, type BookingValues } from './job.fixture'
import { createFullState, parseForm } from './parse-form'

function check(changes: BookingValues, calendar: Partial<Calendar>) {
  const values = { ...VALID_BOOKING, ...changes }
  const schema = createBookingSchema(values, WALL_CLOCK, { ...DEFAULT_CALENDAR, ...calendar })
  return parseForm(schema, values).errors
}

const CLOSED = 'We’re closed that day. Choose another one'

test('The message of a closed day is beside the day only', () => {
  const closedDates = ['2026-11-23', WALL_CLOCK.date]
  expect(check({}, { closedDates })).toEqual({ selectedDate: CLOSED })
  expect(check({ selectedDate: WALL_CLOCK.date }, { closedDates })).toEqual({
    selectedDate: CLOSED,
  })
  expect(check({ selectedDate: '2026-11-24' }, { closedDates })).toBeUndefined()
})

test('A closed day makes room for a ninth one', () => {
  expect(check({ selectedDate: '2026-11-30' }, {})).toHaveProperty('selectedDate')
  expect(check({ selectedDate: '2026-11-30' }, { closedDates: ['2026-11-23'] })).toBeUndefined()
})

test.each([
  [1, '2026-11-20', '11:00-13:00', '1 hour’s'],
  [24, '2026-11-20', '15:00-17:00', '24 hours’'],
  [24, '2026-11-21', '09:00-11:00', '24 hours’'],
  [100, '2026-11-23', '09:00-11:00', '100 hours’'],
])('With a notice of %i hours, the window %s %s is too early', (noticeHours, date, slot, words) => {
  expect(check({ selectedDate: date, timeSlot: slot }, { noticeHours })).toEqual({
    timeSlot: `We need ${words} notice. Choose a later one`,
  })
  expect(check({ selectedDate: '2026-11-28' }, { noticeHours })).toBeUndefined()
})

test('A window that has begun is reported as begun, whatever the notice', () => {
  expect(check({ selectedDate: WALL_CLOCK.date }, { noticeHours: 24 })).toEqual({
    timeSlot: 'That window has already started. Choose a later one',
  })
})

test.each([
  [['2026-11-23 09:00'], 'That window is full. Choose one of the others'],
  [['2026-11-23 09:00', '2026-11-23 11:00'], 'No windows are left that day. Choose another day'],
])('With the windows %j full, the message says what is left', (fullWindows, message) => {
  const available = [
    { start: '09:00', end: '11:00' },
    { start: '11:00', end: '13:00' },
  ]
  expect(createFullState(VALID_BOOKING, fullWindows, available)).toEqual({
    status: 'invalid',
    values: { ...VALID_BOOKING, fullWindows: fullWindows.join() },
    errors: { timeSlot: message },
  })
})
