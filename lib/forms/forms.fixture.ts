import { fillIn } from '@/lib/words/translate'
import { type FieldErrors, parseForm } from './form'
import { FULL_QUOTE_FIELDS } from './lead'

export const readMessages = (errors: FieldErrors): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([name, { text, values }]) => [name, fillIn(text, values)]),
  )

export function parseInEnglish<Schema extends Parameters<typeof parseForm>[0]>(
  ...form: Parameters<typeof parseForm<Schema>>
) {
  const { data, errors } = parseForm(...form)
  return { data, errors: readMessages(errors) }
}

export const VALID_QUOTE = {
  ...Object.fromEntries(FULL_QUOTE_FIELDS.map((name) => [name, ''])),
  cityKey: 'toronto',
  name: 'Ana Maria',
  phone: '416-555-0100',
  email: 'ana@example.com',
  fromCountry: 'canada',
  zip: 'M5V 2T6',
  toCountry: 'usa',
  zipTo: '75201',
  moveDate: '2026-07-04',
  packing: 'on',
  message: 'Two beds, a piano.',
}

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
