export const WALL_CLOCK = { date: '2026-11-20', time: '10:30' }
export const VALID_BOOKING = {
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
  email: '',
}
export type BookingValues = Partial<typeof VALID_BOOKING>
