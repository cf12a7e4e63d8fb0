import { isPostalCode, isZip, maskPostalCode, maskZip } from '@/lib/forms/masks'
import { REGIONS, type CountryName } from '@/lib/business/regions'
import type { AddressComponent } from './maps-api'

export interface Address {
  /** Number and street; '' if unknown. */
  street: string
  city: string
  /** Two letters; '' if unknown. */
  state: string
  /** 75201 or M5V 2T6; '' if unknown or incomplete. */
  zip: string
  countryName: CountryName
}

const COUNTRIES = new Map<string, CountryName>([
  ['US', 'United States'],
  ['CA', 'Canada'],
])

/** Component types of a city, best first: New York's boroughs and townships are not localities. */
const CITY_TYPES = [
  'locality',
  'postal_town',
  'sublocality_level_1',
  'sublocality',
  'administrative_area_level_3',
  'neighborhood',
]

/**
 * Parses the components of a place; undefined outside the United States and Canada
 * (https://developers.google.com/maps/documentation/geocoding/requests-geocoding#Types).
 */
export function parseAddress(components: readonly AddressComponent[]): Address | undefined {
  const findComponent = (type: string) => components.find(({ types }) => types.includes(type))
  const getLongText = (type: string) => findComponent(type)?.longText?.trim() ?? ''

  const countryName = COUNTRIES.get(findComponent('country')?.shortText ?? '')
  if (!countryName) return undefined

  const route = getLongText('route') || getLongText('premise')
  return {
    street: route && [getLongText('street_number'), route].filter(Boolean).join(' '),
    city: CITY_TYPES.map(getLongText).find(Boolean) ?? '',
    state: parseState(countryName, findComponent('administrative_area_level_1')),
    zip: parsePostalCode(countryName, getLongText('postal_code')),
    countryName,
  }
}

/** Google's short text is usually the code; the name of Quebec comes in two languages. */
function parseState(countryName: CountryName, component: AddressComponent | undefined): string {
  const code = component?.shortText?.toUpperCase() ?? ''
  const regions: Readonly<Record<string, string>> = REGIONS[countryName]
  if (Object.hasOwn(regions, code)) return code
  const name = normalizeName(component?.longText ?? '')
  return Object.keys(regions).find((key) => normalizeName(regions[key] ?? '') === name) ?? ''
}

function normalizeName(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

function parsePostalCode(countryName: CountryName, text: string): string {
  if (countryName === 'United States') {
    const zip = maskZip(text)
    return isZip(zip) ? zip : ''
  }
  const code = maskPostalCode(text)
  return isPostalCode(code) ? `${code.slice(0, 3)} ${code.slice(3)}` : ''
}

/** Keeps the house number that the visitor typed if Google knows only the street. */
export function addTypedHouseNumber(street: string, typed: string): string {
  const number = /^\s*(\d+[a-z]?(?:[-/]\d+)?)\s/i.exec(typed)?.[1]
  if (!number || !street || /^\d/.test(street)) return street
  return `${number} ${street}`
}
