import { getOpenDay } from '@/e2e/support/pages/booking-page'
import { VALID_MOVE } from '@/e2e/support/pages/post-form'
import { JobSchema, LeadSchema } from '@/lib/forms/records.fixture'
import { getPaths } from '@/lib/routing/paths'
import type { Language } from '@/lib/words/languages'

export const CONTACT = {
  name: 'mary smith',
  phone: '4165550142',
  email: 'mary@example.com',
  message: '2 boxes and a piano',
}
export const PICKUP_DAY = getOpenDay('toronto')

const PLACES = {
  en: { cityKey: 'toronto', address: { street: '100 Queen St W', city: 'Toronto', zip: 'm5h2n2' } },
  fr: {
    cityKey: 'ottawa',
    address: { street: '25 Laurier St', city: 'Gatineau', state: 'QC', zip: 'j8x4c8' },
  },
  es: { cityKey: 'miami', address: { street: '501 Palm Ave', city: 'Hialeah', zip: '33010' } },
} as const

/** `missing` counts the messages in the summary of an empty form. */
export const FORMS = Object.entries(PLACES).flatMap(([key, { cityKey, address }]) => {
  const language = key as Language
  const { home, getQuote, bookNow } = getPaths(cityKey, language)
  const quote = { language, list: 'leads', schema: LeadSchema } as const
  const pickup = {
    ...{ items: 'piano', load: 'half', message: CONTACT.message },
    ...{ selectedDate: PICKUP_DAY, timeSlot: '11:00-13:00', isTimeSensitive: 'false' },
    ...{ propertyType: 'House', ...address, ...CONTACT },
  }
  return [
    {
      ...quote,
      name: 'Moving quote',
      path: home,
      missing: 6,
      answers: { ...VALID_MOVE, ...CONTACT, packing: 'on' },
    },
    { ...quote, name: 'Quick estimate', path: getQuote, missing: 3, answers: CONTACT },
    {
      language,
      name: 'Junk pickup',
      path: bookNow,
      list: 'jobs',
      schema: JobSchema,
      // We preselect no region where customers live on both sides of a border.
      missing: 'state' in address ? 10 : 9,
      answers: pickup,
    },
  ] as const
})
