import { cityClock } from '@/lib/cities/city-clock'
import {
  postPlainForm,
  type Answer,
  type Fields,
  type PostedForm,
} from '@/lib/monitoring/plain-form'
import { bookingDates } from '@/lib/dates/schedule'

export { entriesOf, getForm, isThanked, refOf, send } from '@/lib/monitoring/plain-form'
export type { Answer, Fields, PostedForm } from '@/lib/monitoring/plain-form'

/** An address that nobody else has: 24 random bits. */
export const newClient = () =>
  `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 256)).join('.')}`

/**
 * Posts a form as a browser without JavaScript does; undefined omits a field.
 * @param client the address it comes from, as a proxy tells it; one of its own if none is given, so
 *   that a story about something else is not limited
 * @param signal gives up
 */
export function postForm(
  form: PostedForm,
  fields: Fields,
  client: string = newClient(),
  signal?: AbortSignal,
): Promise<Answer> {
  return postPlainForm(form, fields, { 'x-forwarded-for': client }, signal)
}

/** A full form that is right in every field. */
export const GOOD_MOVE = {
  name: 'Mary Smith',
  phone: '416-555-0142',
  email: 'mary@example.com',
  fromCountry: 'usa',
  zip: '75201',
  toCountry: 'canada',
  zipTo: 'M5V 2T6',
  moveDate: '',
  message: 'Two rooms',
} satisfies Fields

/** A booking that is right in every field, in Toronto; its day can be booked at any time. */
export function goodPickup() {
  const { date } = cityClock('toronto', new Date())
  return {
    items: ['piano', 'hot-tub'],
    load: 'half',
    message: 'Third floor',
    selectedDate: bookingDates(date)[7] ?? '',
    timeSlot: '09:00-11:00',
    isTimeSensitive: 'false',
    propertyType: 'House',
    street: '100 Queen St W',
    unit: '',
    city: 'Toronto',
    state: 'ON',
    zip: 'M5H 2N2',
    countryName: 'Canada',
    name: 'Mary Smith',
    phone: '416-555-0142',
  } satisfies Fields
}
