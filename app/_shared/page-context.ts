import type { ReactNode } from 'react'
import type { PageContext } from '@/lib/routing/page-context'
import { DEFAULT_PHONE } from '@/lib/business/brand'
import { getCity, getLanguageCity, listLanguages } from '@/lib/cities/cities'
import { DEFAULT_CITY, isCityKey } from '@/lib/cities/keys'
import { formatCallBackPromise } from '@/lib/business/call-back'
import { getConsentText } from '@/lib/forms/consent'
import { getLocation } from '@/lib/locations/cached-location'
import { getPaths, listVariants, parseVariant } from '@/lib/routing/paths'
import type { Language } from '@/lib/words/languages'
import { getTranslate } from '@/lib/words/words'

/** Segments of the internal paths; middleware rewrites to no others. */
interface Params {
  /** Country and language: a variant of lib/routing/paths.ts. */
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
  if (!cityKey) return { cityKey, city, paths, phone: DEFAULT_PHONE, visitorCountry, t }
  const { phone, prices, reviewsUrl, takesTexts, speaks, calendar } = await getLocation(
    city.areaKey,
  )
  return {
    cityKey,
    city,
    paths,
    phone,
    visitorCountry,
    t,
    prices,
    reviewsUrl,
    takesTexts,
    closedDates: calendar.closedDates,
    speaksLanguage: speaks?.includes(language),
  }
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
