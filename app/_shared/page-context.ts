import type { PageContext } from '@/lib/cities/page-context'
import { COUNTRIES, type Country } from '@/lib/business/brand'
import { DEFAULT_PHONE } from '@/lib/business/default-phone'
import { getCity } from '@/lib/cities/cities'
import { CITY_KEYS, DEFAULT_CITY, isCityKey, type CityKey } from '@/lib/cities/keys'
import { HEADLINE_KEYS, isHeadlineKey, type HeadlineKey } from '@/lib/business/headlines'
import { getLocation } from '@/lib/locations/cached-location'

/** Of the internal paths; the middleware rewrites to no others. */
export type CountryParams = Promise<{ country: string }>
export type CityParams = Promise<{ country: string; city: string }>
export type HeadlineParams = Promise<{ headline: string }>

export function getCountryParams() {
  return COUNTRIES.map((country) => ({ country }))
}

export function getCityParams() {
  return COUNTRIES.flatMap((country) => CITY_KEYS.map((city) => ({ country, city })))
}

export function getHeadlineParams() {
  return HEADLINE_KEYS.map((headline) => ({ headline }))
}

export async function getHeadline(params: HeadlineParams): Promise<HeadlineKey | undefined> {
  const { headline } = await params
  return isHeadlineKey(headline) ? headline : undefined
}

/** With the fixed phone number (docs/requirements.md). */
export async function getDefaultPageContext(params: CountryParams): Promise<PageContext> {
  const { country } = await params
  const city = getCity(DEFAULT_CITY)
  return { cityKey: null, city, phone: DEFAULT_PHONE, visitorCountry: parseCountry(country) }
}

export async function getCityPageContext(
  params: CityParams,
): Promise<PageContext & { cityKey: CityKey }> {
  const { country, city } = await params
  if (!isCityKey(city)) throw new Error(`No city has the key ${city}`)
  return loadPageContext(city, parseCountry(country))
}

/** With the tracking number of the city's location. */
export async function loadPageContext(
  cityKey: CityKey,
  visitorCountry: Country,
): Promise<PageContext & { cityKey: CityKey }> {
  const city = getCity(cityKey)
  const { phone } = await getLocation(city.locationId)
  return { cityKey, city, phone, visitorCountry }
}

export function parseCountry(param: string): Country {
  return COUNTRIES.find((country) => country === param) ?? 'usa'
}
