import { getCityClock } from '@/lib/cities/city-clock'
import {
  postPlainForm,
  type FormResponse,
  type Fields,
  type PlainForm,
} from '@/lib/monitoring/plain-form'
import { getBookingDates } from '@/lib/dates/schedule'

export {
  mergeFields as entriesOf,
  fetchForm as getForm,
  isThankYouRedirect as isThanked,
  getRecordRef as refOf,
  postBody as send,
} from '@/lib/monitoring/plain-form'
export type {
  FormResponse as Answer,
  Fields,
  PlainForm as PostedForm,
} from '@/lib/monitoring/plain-form'

/** An address that nobody else has: 24 random bits. */
export const makeClientIp = () =>
  `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 256)).join('.')}`

/**
 * Posts a form as a browser without JavaScript does; undefined omits a field.
 * @param client the address it comes from, as a proxy tells it; one of its own if none is given, so
 *   that a story about something else is not limited
 * @param signal gives up
 */
export function postForm(
  form: PlainForm,
  fields: Fields,
  client: string = makeClientIp(),
  signal?: AbortSignal,
): Promise<FormResponse> {
  return postPlainForm(form, fields, { 'x-forwarded-for': client }, signal)
}

/** A full form that is right in every field. */
export const VALID_MOVE = {
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
export function makeValidPickup() {
  const { date } = getCityClock('toronto', new Date())
  return {
    items: ['piano', 'hot-tub'],
    load: 'half',
    message: 'Third floor',
    selectedDate: getBookingDates(date)[7] ?? '',
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
