import type * as z from 'zod/v4/core'
import { addMonths, isIsoDate } from '@/lib/dates/wall-clock'
import { fieldRule, formSchema, transformedField } from './form-schema'
import { isPostalCode, isZip } from './masks'
import {
  detectAddressCountry,
  maskZipOrPostalCode,
  MOVE_MONTHS_AHEAD,
  parseAddressCountry,
  type AddressCountry,
} from './quote-fields'
import {
  cityKeyField,
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

export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX && EMAIL.test(text)
}

export function isMoveDate(text: string): boolean {
  return text === '' || isIsoDate(text)
}

/** Stored form: a ZIP, or a postal code in lower case without its space. */
function postalCodeField(country: AddressCountry, message: string) {
  const isCode = country === 'canada' ? isPostalCode : isZip
  return maskedField(
    (text) => maskZipOrPostalCode(country, text).toLowerCase(),
    fieldRule(isCode, message),
  )
}

function createFullQuoteSchema(from: AddressCountry, to: AddressCountry, today?: string) {
  const lastDay = today && addMonths(today, MOVE_MONTHS_AHEAD)
  return formSchema({
    cityKey: cityKeyField,
    name: nameField('Name is required'),
    phone: phoneField('Phone number is required'),
    email: maskedField(
      (text) => text,
      fieldRule((text) => text.includes('@'), 'A valid email is required'),
      fieldRule(isEmail, 'Invalid email format'),
    ),
    zip: postalCodeField(
      from,
      from === 'canada' ? 'Postal Code is required' : 'Moving From Zip is required',
    ),
    zipTo: postalCodeField(to, 'Moving To Zip is required'),
    moveDate: maskedField(
      (text) => text,
      fieldRule(isMoveDate, 'Check that date, or leave it blank'),
      fieldRule(
        (text) => !today || text === '' || text >= today,
        'That day has passed. Choose a later one, or leave it blank',
      ),
      fieldRule(
        (text) => !lastDay || text <= lastDay,
        'Choose a day in the next eighteen months, or leave it blank',
      ),
    ),
    packing: transformedField((text) => text !== ''),
    message: messageField('Message is required'),
  })
}

type FullQuoteValues = Partial<Record<'fromCountry' | 'zip' | 'toCountry' | 'zipTo', string>>

/** Creating a schema costs more than using it. A day has at most one entry per pair of countries. */
const SCHEMAS = new Map<string, ReturnType<typeof createFullQuoteSchema>>()
const SCHEMAS_MAX = 16

/**
 * The full quote form; the countries decide which codes it takes.
 * @param today of the city, an ISO date; without it any move date passes
 */
export function getFullQuoteSchema(values: FullQuoteValues, today?: string) {
  const from = detectAddressCountry(parseAddressCountry(values.fromCountry), values.zip)
  const to = detectAddressCountry(parseAddressCountry(values.toCountry), values.zipTo)
  const key = [from, to, today].join()
  const schema = SCHEMAS.get(key) ?? createFullQuoteSchema(from, to, today)
  if (SCHEMAS.size >= SCHEMAS_MAX) SCHEMAS.clear()
  SCHEMAS.set(key, schema)
  return schema
}
export type FullQuote = z.infer<ReturnType<typeof getFullQuoteSchema>>

export const ShortQuoteSchema = formSchema({
  cityKey: cityKeyField,
  name: nameField(REQUIRED_MESSAGE),
  phone: phoneField(REQUIRED_MESSAGE),
  message: messageField(REQUIRED_MESSAGE),
})
export type ShortQuote = z.infer<typeof ShortQuoteSchema>
