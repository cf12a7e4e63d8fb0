import { formatPostalCode, isPostalCode, isZip, maskPostalCode, maskZip } from '@/lib/forms/masks'
import { maskUnit } from '@/lib/forms/line-mask'
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

/** Parses the components of a place; undefined outside the United States and Canada. */
export function parseAddress(components: readonly AddressComponent[]): Address | undefined {
  const findComponent = (type: string) => components.find(({ types }) => types.includes(type))
  /** @param types best first */
  const read = (...types: string[]) =>
    types.map((type) => findComponent(type)?.longText?.trim()).find(Boolean) ?? ''

  const countryName = COUNTRIES.get(findComponent('country')?.shortText ?? '')
  if (!countryName) return undefined

  const state = findComponent('administrative_area_level_1')?.shortText ?? ''
  const route = read('route', 'premise')
  return {
    street: route && [read('street_number'), route].filter(Boolean).join(' '),
    unit: maskUnit(read('subpremise', 'room', 'floor')),
    // New York's boroughs and townships are not localities
    // (https://developers.google.com/maps/documentation/geocoding/requests-geocoding#Types).
    city: read(
      'locality',
      'postal_town',
      'sublocality_level_1',
      'sublocality',
      'administrative_area_level_3',
      'neighborhood',
    ),
    state: Object.hasOwn(REGIONS[countryName], state) ? state : '',
    zip: parsePostalCode(countryName, read('postal_code')),
    countryName,
  }
}

function parsePostalCode(countryName: CountryName, text: string): string {
  const code = countryName === 'Canada' ? maskPostalCode(text) : maskZip(text)
  return isPostalCode(code) || isZip(code) ? formatPostalCode(code) : ''
}
