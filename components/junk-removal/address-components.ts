import { formatPostalCode, isPostalCode, isZip, maskPostalCode, maskZip } from '@/lib/forms/masks'
import { REGIONS, type CountryName } from '@/lib/business/regions'

type AddressComponent = Pick<
  google.maps.places.AddressComponent,
  'longText' | 'shortText' | 'types'
>

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

  const state = findComponent('administrative_area_level_1')?.shortText ?? ''
  const route = getLongText('route') || getLongText('premise')
  return {
    street: route && [getLongText('street_number'), route].filter(Boolean).join(' '),
    city: CITY_TYPES.map(getLongText).find(Boolean) ?? '',
    state: Object.hasOwn(REGIONS[countryName], state) ? state : '',
    zip: parsePostalCode(countryName, getLongText('postal_code')),
    countryName,
  }
}

function parsePostalCode(countryName: CountryName, text: string): string {
  const code = countryName === 'Canada' ? maskPostalCode(text) : maskZip(text)
  return isPostalCode(code) || isZip(code) ? formatPostalCode(code) : ''
}

/** Keeps the house number that the visitor typed if Google knows only the street. */
export function addTypedHouseNumber(street: string, typed: string): string {
  const number = /^\s*(\d+[a-z]?(?:[-/]\d+)?)\s/i.exec(typed)?.[1]
  if (!number || !street || /^\d/.test(street)) return street
  return `${number} ${street}`
}
