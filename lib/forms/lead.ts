import { getCity } from '@/lib/cities/cities'
import { getWallClock } from '@/lib/dates/wall-clock'
import { listFields } from './form'
import { cutName } from './masks'
import { buildNote, LEAD_SOURCE } from './quote-fields'
import {
  createFullQuoteSchema,
  createShortQuoteSchema,
  type FullQuote,
  type ShortQuote,
} from './quote-schema'

// Here, because the browser loads the schemas and does not need these.
export const FULL_QUOTE_FIELDS = listFields(createFullQuoteSchema({}))
export const SHORT_QUOTE_FIELDS = listFields(createShortQuoteSchema({}))

/** The lead holds these answers, its details the others. */
export const LEAD_FIELDS = [
  'cityKey',
  'name',
  'phone',
  'email',
  'fromCountry',
  'zip',
  'toCountry',
  'zipTo',
  'message',
] as const satisfies (keyof FullQuote)[]

const SHORT_QUOTE_VALUES = { email: 'Unavailable', zip: '', zipTo: '' }

/** A record of `leads` (docs/requirements.md, section 3); `readSubmission` adds the client's IP address. */
export function createLead(quote: FullQuote | Omit<ShortQuote, 'email'>, now: Date) {
  const city = getCity(quote.cityKey)
  const { email, zip, zipTo } = 'zip' in quote ? quote : SHORT_QUOTE_VALUES
  return {
    ...getWallClock(now, city.timeZone),
    email,
    phone: quote.phone,
    zip,
    zipTo,
    source: LEAD_SOURCE,
    brand_id: 1,
    status: 'new',
    type: 'moving',
    won_by: '',
    location_id: city.locationId,
    name: cutName(quote.name),
    note_from_customer: buildNote(quote.moveSize, quote.message),
  }
}
