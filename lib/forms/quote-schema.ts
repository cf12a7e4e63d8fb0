import * as z from 'zod/mini'
import { addMonths, isIsoDate } from '@/lib/dates/wall-clock'
import type { Sentence } from '@/lib/words/translate'
import { isEmail, maskEmail } from './email'
import * as fields from './fields'
import type { FieldValues } from './form'
import { MESSAGE_MAX } from './masks'
import {
  buildNote,
  detectAddressCountry,
  maskZipOrPostalCode,
  MOVE_MONTHS_AHEAD,
  MOVE_SIZES,
  parseAddressCountry,
  type AddressCountry,
} from './quote-fields'
import { optionalEmail } from './fields'

/** Yields a ZIP, or a postal code in lower case without its space. */
function postalCode(country: AddressCountry, missing: Sentence) {
  return fields.masked(
    (text) => maskZipOrPostalCode(country, text).toLowerCase(),
    fields.notEmpty(missing),
    ...fields.codeRules(
      country === 'canada',
      country === 'canada' ? 'Enter a postal code such as M5V 2T6' : 'Enter a ZIP such as 75201',
    ),
  )
}

function moveDate(today?: string) {
  const lastDay = today && addMonths(today, MOVE_MONTHS_AHEAD)
  return fields.masked(
    (text) => text,
    fields.rule((text) => text === '' || isIsoDate(text), 'Check that date, or leave it blank'),
    fields.rule(
      (text) => !today || text === '' || text >= today,
      'That day has passed. Choose a later one, or leave it blank',
    ),
    fields.rule(
      (text) => !lastDay || text <= lastDay,
      'Choose a day in the next eighteen months, or leave it blank',
    ),
  )
}

/** In the order of the page. @param today the city's ISO date; without it any move date passes */
export function createFullQuoteSchema(values: Readonly<FieldValues>, today?: string) {
  const from = detectAddressCountry(parseAddressCountry(values.fromCountry), values.zip)
  const to = detectAddressCountry(parseAddressCountry(values.toCountry), values.zipTo)
  return z.object({
    cityKey: fields.cityKey(),
    name: fields.name('Name is required'),
    phone: fields.phone('Phone number is required'),
    email: fields.masked(
      maskEmail,
      fields.rule((text) => text.includes('@'), 'A valid email is required'),
      fields.plainMailbox,
      fields.rule(isEmail, 'Invalid email format'),
    ),
    fromCountry: fields.parsed(parseAddressCountry),
    zip: postalCode(
      from,
      from === 'canada' ? 'Postal Code is required' : 'Moving From Zip is required',
    ),
    toCountry: fields.parsed(parseAddressCountry),
    zipTo: postalCode(
      to,
      to === 'canada' ? 'Moving To Postal Code is required' : 'Moving To Zip is required',
    ),
    moveDate: moveDate(today),
    packing: fields.checkbox(),
    ...noteFields(values, 'Message is required'),
  })
}

export type FullQuote = z.infer<ReturnType<typeof createFullQuoteSchema>>

export function createShortQuoteSchema(values: Readonly<FieldValues>) {
  return z.object({
    cityKey: fields.cityKey(),
    name: fields.name(fields.REQUIRED_MESSAGE),
    phone: fields.phone(fields.REQUIRED_MESSAGE),
    email: fields.optionalEmail(),
    ...noteFields(values, fields.REQUIRED_MESSAGE),
  })
}

export type ShortQuote = z.infer<ReturnType<typeof createShortQuoteSchema>>

function noteFields({ moveSize = '' }: Readonly<FieldValues>, missing: Sentence) {
  return {
    moveSize: fields.optionalChoice(MOVE_SIZES),
    message: fields.message(
      fields.rule((text) => text !== '' || moveSize !== '', missing),
      fields.rule(
        (text) => buildNote(moveSize, text).length <= MESSAGE_MAX,
        fields.TOO_LONG_MESSAGE,
      ),
    ),
  }
}

/** The full quote of a caller, who may have no email. @param today as in `createFullQuoteSchema` */
export function createQuoteEntrySchema(values: Readonly<FieldValues>, today?: string) {
  return z.extend(createFullQuoteSchema(values, today), { email: optionalEmail() })
}
