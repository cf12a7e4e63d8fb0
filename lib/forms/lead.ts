import * as z from 'zod/mini'
import { getCity } from '@/lib/cities/cities'
import { isIsoDate, getWallClock } from '@/lib/dates/wall-clock'
import {
  cityKeyField,
  maskedField,
  messageField,
  nameField,
  phoneField,
  REQUIRED_MESSAGE,
  fieldRule,
} from './shared-fields'
import { isPostalCode, isZip } from './masks'
import {
  LEAD_SOURCE,
  parseAddressCountry,
  maskZipOrPostalCode,
  type AddressCountry,
} from './quote-fields'
import * as stored from './stored-fields'

/** Valid by https://html.spec.whatwg.org/#valid-e-mail-address, and with a dot after the @. */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i
/** RFC 5321, section 4.5.3.1.3, less the angle brackets. */
const EMAIL_MAX = 254

function isMoveDate(text: string): boolean {
  return text === '' || isIsoDate(text)
}

/** A leg's code as it is stored: a postal code in lower case without its space, or a ZIP. */
function postalCodeField(country: AddressCountry, message: string) {
  const isCode = country === 'canada' ? isPostalCode : isZip
  return maskedField((text) => maskZipOrPostalCode(country, text).toLowerCase()).check(
    fieldRule(isCode, message),
  )
}

/** The full quote form: what the visitor typed in, a clean request out. */
export function getMovingQuoteSchema(countries: { fromCountry?: string; toCountry?: string }) {
  return SCHEMAS[parseAddressCountry(countries.fromCountry)][
    parseAddressCountry(countries.toCountry)
  ]
}

function createSchema(from: AddressCountry, to: AddressCountry) {
  return z.object({
    cityKey: cityKeyField,
    name: nameField('Name is required'),
    phone: phoneField('Phone number is required'),
    email: maskedField((text) => text).check(
      fieldRule((text) => text.includes('@'), 'A valid email is required'),
      fieldRule((text) => text.length <= EMAIL_MAX && EMAIL.test(text), 'Invalid email format'),
    ),
    zip: postalCodeField(
      from,
      from === 'canada' ? 'Postal Code is required' : 'Moving From Zip is required',
    ),
    zipTo: postalCodeField(to, 'Moving To Zip is required'),
    moveDate: maskedField((text) => text).check(
      fieldRule(isMoveDate, 'Enter a real date or leave it empty'),
    ),
    packing: z.pipe(
      z.string(),
      z.transform((text: string) => text !== ''),
    ),
    message: messageField('Message is required'),
  })
}
const createSchemasFrom = (from: AddressCountry) => ({
  usa: createSchema(from, 'usa'),
  canada: createSchema(from, 'canada'),
})
const SCHEMAS = { usa: createSchemasFrom('usa'), canada: createSchemasFrom('canada') }
export type MovingQuote = z.infer<ReturnType<typeof getMovingQuoteSchema>>

/** The short quote form: what the visitor typed in, a clean request out. */
export const QuickQuoteSchema = z.object({
  cityKey: cityKeyField,
  name: nameField(REQUIRED_MESSAGE),
  phone: phoneField(REQUIRED_MESSAGE),
  message: messageField(REQUIRED_MESSAGE),
})
export type QuickQuote = z.infer<typeof QuickQuoteSchema>

/** A record of the `leads` list: exactly these fields (specification, section 3). */
export const LeadSchema = z.strictObject({
  /** When it was sent, by the city's clock: ISO date, and HH:MM in 24 hours. */
  date: stored.date,
  time: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
  /** An address, or `Unavailable` from the short form. */
  email: z.string().check(z.minLength(1), z.maxLength(EMAIL_MAX)),
  phone: stored.phone,
  /** ZIP, or postal code in lower case without its space; '' from the short form. */
  zip: z.string().check(z.regex(/^(\d{5}|([a-z]\d){3})?$/)),
  zipTo: z.string().check(z.regex(/^(\d{5}|([a-z]\d){3})?$/)),
  source: z.literal(LEAD_SOURCE),
  brand_id: z.literal(1),
  status: z.literal('new'),
  type: z.literal('moving'),
  won_by: z.literal(''),
  location_id: stored.locationId,
  name: stored.name,
  note_from_customer: stored.message,
  ip_address: stored.ip,
})
export type Lead = z.infer<typeof LeadSchema>

/** The lead of a request; the short form's lacks an email and both codes. */
export function createLead(
  request: QuickQuote & Partial<Pick<MovingQuote, 'email' | 'zip' | 'zipTo'>>,
  source: { now: Date; ip: string },
): Lead {
  const city = getCity(request.cityKey)
  return {
    ...getWallClock(source.now, city.timeZone),
    email: request.email ?? 'Unavailable',
    phone: request.phone,
    zip: request.zip ?? '',
    zipTo: request.zipTo ?? '',
    source: LEAD_SOURCE,
    brand_id: 1,
    status: 'new',
    type: 'moving',
    won_by: '',
    location_id: city.locationId,
    name: request.name,
    note_from_customer: request.message,
    ip_address: source.ip,
  }
}

/** A record of `move_details`: what the full form asks beyond a lead, under the lead's key. */
export const MoveDetailsSchema = z.strictObject({
  /** ISO date, or '' from who has none yet. */
  move_date: z.string().check(z.regex(/^(\d{4}-\d{2}-\d{2})?$/), z.refine(isMoveDate)),
  packing: z.boolean(),
})
export type MoveDetails = z.infer<typeof MoveDetailsSchema>

export function createMoveDetails(quote: Pick<MovingQuote, 'moveDate' | 'packing'>): MoveDetails {
  return { move_date: quote.moveDate, packing: quote.packing }
}
