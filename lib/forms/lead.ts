import * as z from 'zod'
import { getCity } from '@/lib/cities/cities'
import { getWallClock } from '@/lib/dates/wall-clock'
import { LEAD_SOURCE } from './quote-fields'
import { EMAIL_MAX, type FullQuote, type ShortQuote } from './quote-schema'
import * as stored from './stored-fields'

/** A record of the `leads` list (docs/requirements.md, section 3). */
export const LeadSchema = z.strictObject({
  /** When it was sent, by the city's clock: ISO date, and HH:MM in 24 hours. */
  date: stored.date,
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  /** `Unavailable` from the short form. */
  email: stored.boundedText(EMAIL_MAX),
  phone: stored.phone,
  /** ZIP, or postal code in lower case without its space; '' from the short form. */
  zip: z.string().regex(/^(\d{5}|([a-z]\d){3})?$/),
  zipTo: z.string().regex(/^(\d{5}|([a-z]\d){3})?$/),
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

/** The questions whose answers are in the lead; every other answer is in its details. */
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

/** A short form's quote lacks an email and both codes. */
export function createLead(
  quote: ShortQuote & Partial<Pick<FullQuote, 'email' | 'zip' | 'zipTo'>>,
  source: { now: Date; ip: string },
): Lead {
  const city = getCity(quote.cityKey)
  return {
    ...getWallClock(source.now, city.timeZone),
    email: quote.email ?? 'Unavailable',
    phone: quote.phone,
    zip: quote.zip ?? '',
    zipTo: quote.zipTo ?? '',
    source: LEAD_SOURCE,
    brand_id: 1,
    status: 'new',
    type: 'moving',
    won_by: '',
    location_id: city.locationId,
    name: quote.name,
    note_from_customer: quote.message,
    ip_address: source.ip,
  }
}
