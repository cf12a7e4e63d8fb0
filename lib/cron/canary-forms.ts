import { getCityClock } from '@/lib/cities/cities'
import { DEFAULT_CITY } from '@/lib/cities/keys'
import { getBookingDates } from '@/lib/dates/schedule'
import { IDEMPOTENCY_KEY_FIELD } from '@/lib/forms/form'
import { getPaths } from '@/lib/routing/paths'
import { createIdempotencyKey } from '@/lib/forms/push-key'
import type { DispatchList } from '@/lib/store/store'
import type { Fields } from '@/lib/http/plain-form'

export interface CanaryForm {
  path: string
  label: string
  list: DispatchList
  fields: Fields
}

const CONTACT = { name: 'Canary', phone: '972-555-0199' }
/** Takes each form over 16 KB: middleware may lose part of such a body (vercel/next.js#83453). */
const PADDING = 'x'.repeat(20_000)

export function createCanaryForms(message: string, now: Date): CanaryForm[] {
  const paths = getPaths(null)
  // A key of this moment gives the record its real age, not its UTC day's.
  const idempotencyKey = createIdempotencyKey(now.getTime())
  const contact = { ...CONTACT, message, padding: PADDING, [IDEMPOTENCY_KEY_FIELD]: idempotencyKey }
  const { date } = getCityClock(DEFAULT_CITY, now)
  return [
    {
      path: paths.home,
      label: 'Moving quote',
      list: 'leads',
      fields: {
        ...contact,
        email: 'canary@example.com',
        fromCountry: 'usa',
        zip: '75201',
        toCountry: 'canada',
        zipTo: 'M5V 2T6',
      },
    },
    { path: paths.getQuote, label: 'Quick estimate', list: 'leads', fields: contact },
    {
      path: paths.bookNow,
      label: 'Junk pickup',
      list: 'jobs',
      fields: {
        ...contact,
        selectedDate: getBookingDates(date).at(-1),
        timeSlot: '09:00-11:00',
        isTimeSensitive: 'false',
        propertyType: 'House',
        street: '1500 Marilla St',
        city: 'Dallas',
        state: 'TX',
        zip: '75201',
        countryName: 'United States',
      },
    },
  ]
}
