import { FULL_QUOTE_FIELDS } from './lead'

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
