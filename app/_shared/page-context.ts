import type { PageContext } from '@/lib/cities/page-context'
import { COUNTRIES } from '@/lib/business/brand'
import { DEFAULT_PHONE } from '@/lib/business/default-phone'
import { CURRENCIES } from '@/lib/business/currencies'
import { getCity } from '@/lib/cities/cities'
import { DEFAULT_CITY, isCityKey } from '@/lib/cities/keys'
import { formatCallBackPromise } from '@/lib/business/call-back'
import { getConsentText } from '@/lib/forms/consent'
import { getLocation } from '@/lib/locations/cached-location'
import { getPaths } from '@/lib/routing/paths'

/** Of the internal paths; the middleware rewrites to no others. */
interface Params {
  country: string
  city?: string | undefined
  headline?: string
}

export interface PageProps {
  params: Promise<Params>
}

export function getCountryParams() {
  return COUNTRIES.map((country) => ({ country }))
}

/** With the location's tracking number; without a city the fixed number (docs/requirements.md). */
export async function getPageContext({ country, city: key }: Params): Promise<PageContext> {
  const cityKey = isCityKey(key) ? key : null
  const city = getCity(cityKey ?? DEFAULT_CITY)
  const visitorCountry = COUNTRIES.find((known) => known === country) ?? 'usa'
  if (!cityKey) return { cityKey, city, phone: DEFAULT_PHONE, visitorCountry }
  const { phone, prices, reviewsUrl, takesTexts, calendar } = await getLocation(city.locationId)
  return {
    ...{ cityKey, city, phone, visitorCountry, closedDates: calendar.closedDates },
    // A location may have cities in both countries.
    ...(prices?.currency === CURRENCIES[city.country] && { prices }),
    ...(reviewsUrl !== undefined && { reviewsUrl }),
    ...(takesTexts && { takesTexts }),
  }
}

export function getFormProps({ cityKey, city, phone }: PageContext) {
  return {
    cityKey: cityKey ?? DEFAULT_CITY,
    phone,
    consent: getConsentText(city),
    privacyPath: getPaths(cityKey).privacy,
    submitNote: formatCallBackPromise(),
  }
}
