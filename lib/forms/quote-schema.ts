import * as z from 'zod/mini'
import { isIsoDate } from '@/lib/dates/wall-clock'
import { isPostalCode, isZip } from './masks'
import { maskZipOrPostalCode, parseAddressCountry, type AddressCountry } from './quote-fields'
import {
  cityKeyField,
  fieldRule,
  maskedField,
  messageField,
  nameField,
  phoneField,
  REQUIRED_MESSAGE,
} from './shared-fields'

/** https://html.spec.whatwg.org/#valid-e-mail-address, and a dot after the @. */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i
/** RFC 5321, section 4.5.3.1.3, less the angle brackets. */
export const EMAIL_MAX = 254

export function isMoveDate(text: string): boolean {
  return text === '' || isIsoDate(text)
}

/** Stored form: a ZIP, or a postal code in lower case without its space. */
function postalCodeField(country: AddressCountry, message: string) {
  const isCode = country === 'canada' ? isPostalCode : isZip
  return maskedField((text) => maskZipOrPostalCode(country, text).toLowerCase()).check(
    fieldRule(isCode, message),
  )
}

function createMovingQuoteSchema(from: AddressCountry, to: AddressCountry) {
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
  usa: createMovingQuoteSchema(from, 'usa'),
  canada: createMovingQuoteSchema(from, 'canada'),
})
const SCHEMAS = { usa: createSchemasFrom('usa'), canada: createSchemasFrom('canada') }

/** The full quote form; the countries decide which codes it takes. */
export function getMovingQuoteSchema(countries: { fromCountry?: string; toCountry?: string }) {
  const from = parseAddressCountry(countries.fromCountry)
  return SCHEMAS[from][parseAddressCountry(countries.toCountry)]
}
export type MovingQuote = z.infer<ReturnType<typeof getMovingQuoteSchema>>

export const QuickQuoteSchema = z.object({
  cityKey: cityKeyField,
  name: nameField(REQUIRED_MESSAGE),
  phone: phoneField(REQUIRED_MESSAGE),
  message: messageField(REQUIRED_MESSAGE),
})
export type QuickQuote = z.infer<typeof QuickQuoteSchema>
