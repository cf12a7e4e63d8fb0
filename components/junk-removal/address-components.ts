import {
  formatPostalCode,
  isPostalCode,
  isZip,
  maskPostalCode,
  maskZip,
  maskUnit,
} from '@/lib/forms/masks'
import type { Address } from '@/lib/forms/split-address'
import { REGIONS, type CountryName } from '@/lib/business/regions'

type AddressComponent = Pick<
  google.maps.places.AddressComponent,
  'longText' | 'shortText' | 'types'
>

const COUNTRIES = new Map<string, CountryName>([
  ['US', 'United States'],
  ['CA', 'Canada'],
])

/**
 * The types for each field, best first: New York's boroughs and townships are not localities
 * (https://developers.google.com/maps/documentation/geocoding/requests-geocoding#Types).
 */
const COMPONENT_TYPES = {
  number: ['street_number'],
  route: ['route', 'premise'],
  unit: ['subpremise', 'room', 'floor'],
  city: [
    'locality',
    'postal_town',
    'sublocality_level_1',
    'sublocality',
    'administrative_area_level_3',
    'neighborhood',
  ],
  zip: ['postal_code'],
}

/** Undefined outside the United States and Canada. */
export function parseAddress(components: readonly AddressComponent[]): Address | undefined {
  const findComponent = (type: string) => components.find(({ types }) => types.includes(type))
  const read = (field: keyof typeof COMPONENT_TYPES) =>
    COMPONENT_TYPES[field].map((type) => findComponent(type)?.longText?.trim()).find(Boolean) ?? ''

  const countryName = COUNTRIES.get(findComponent('country')?.shortText ?? '')
  if (!countryName) return undefined

  const state = findComponent('administrative_area_level_1')?.shortText ?? ''
  const route = read('route')
  return {
    street: route && [read('number'), route].filter(Boolean).join(' '),
    unit: maskUnit(read('unit')),
    city: read('city'),
    state: Object.hasOwn(REGIONS[countryName], state) ? state : '',
    zip: parsePostalCode(countryName, read('zip')),
    countryName,
  }
}

function parsePostalCode(countryName: CountryName, text: string): string {
  const code = countryName === 'Canada' ? maskPostalCode(text) : maskZip(text)
  return isPostalCode(code) || isZip(code) ? formatPostalCode(code) : ''
}
