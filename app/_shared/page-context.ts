import type { ReactNode } from 'react'
import type { PageContext } from '@/lib/routing/page-context'
import { DEFAULT_PHONE } from '@/lib/business/brand'
import { getCity, getLanguageCity, listLanguages } from '@/lib/cities/cities'
import { DEFAULT_CITY, isCityKey } from '@/lib/cities/keys'
import { serializePrices } from '@/lib/business/prices'
import { serializeRates } from '@/lib/business/rates'
import type { City } from '@/lib/cities/city'
import { createMoveRanges, type MoveRanges } from '@/lib/content/move-ranges'
import { formatCallBackPromise } from '@/lib/business/call-back'
import { getConsentText } from '@/lib/forms/consent'
import { getLocation } from '@/lib/locations/cached-location'
import { getPaths, listVariants, parseVariant } from '@/lib/routing/paths'
import { signList } from '@/lib/security/shown-price'
import type { Language } from '@/lib/words/languages'
import { getTranslate } from '@/lib/words/words'

/** Segments of the internal paths; middleware rewrites to no others. */
interface Params {
  /** The first path segment, such as `canada-fr` (lib/routing/paths.ts). */
  country: string
  city?: string | undefined
  headline?: string
}

export interface PageProps {
  params: Promise<Params>
}

export interface LayoutProps extends PageProps {
  children: ReactNode
}

export interface QueryPageProps extends PageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export function getVariantParams(languages: readonly Language[]) {
  return listVariants(languages).map((country) => ({ country }))
}

export const getDefaultParams = () => getVariantParams(listLanguages(null))

/** The phone is the location's tracking number, or DEFAULT_PHONE without a city (docs/requirements.md). */
export async function getPageContext({ country, city: key }: Params): Promise<PageContext> {
  const { visitorCountry, language } = parseVariant(country)
  const cityKey = isCityKey(key) ? key : getLanguageCity(language)
  const city = getCity(cityKey ?? DEFAULT_CITY, language)
  const t = getTranslate(language)
  const paths = getPaths(cityKey, language)
  const context = { cityKey, city, paths, visitorCountry, t }
  if (!cityKey) return { ...context, phone: DEFAULT_PHONE }
  const { speaks, calendar, ...location } = await getLocation(city.areaKey)
  const { closedDates } = calendar
  return { ...context, ...location, closedDates, speaksLanguage: speaks?.includes(language) }
}

export function getFormProps({ cityKey, city, paths, phone, t }: PageContext) {
  return {
    cityKey: cityKey ?? DEFAULT_CITY,
    phone,
    consent: getConsentText(city, t.language),
    privacyPath: paths.privacy,
    submitNote: formatCallBackPromise(t),
  }
}

/** Visitors' quote forms and the desk's share these. */
export function getMoveProps({ city, rates, t }: PageContext): { ranges?: MoveRanges } {
  if (!rates) return {}
  const signed = sign(city, serializeRates(rates))
  return { ranges: { ...createMoveRanges(city.name, rates, t), signed } }
}

/** For the pickup's form, the visitor's and the desk's. */
export function getPickupProps({ city, prices }: PageContext) {
  const { name, timeZone, country, servedCities, servedRegions, latitude, longitude } = city
  // We preselect no region when the crew serves several.
  const region = servedRegions.length > 1 ? '' : city.region
  return {
    cityDefaults: { name, timeZone, region, country, servedCities, latitude, longitude },
    ...(prices && {
      prices: { ranges: prices.ranges, signed: sign(city, serializePrices(prices)) },
    }),
  }
}

const sign = ({ areaKey }: City, list: string) => signList(areaKey, list, new Date())
