import { getPageSetting } from '@/components/ui/browser'
import { REGIONS, type CountryName } from '@/lib/business/regions'
import type { City } from '@/lib/cities/city'
import { maskUnit } from '@/lib/forms/line-mask'
import { formatPostalCode, isPostalCode, isZip, maskPostalCode, maskZip } from '@/lib/forms/masks'
import type { Address } from '@/lib/forms/split-address'
import { MAPS_META } from '@/lib/http/page-settings'

/**
 * Places API (New): projects created since March 2025 can enable no other
 * (https://developers.google.com/maps/documentation/javascript/place-autocomplete-data).
 */
type PlacesLibrary = Pick<
  google.maps.PlacesLibrary,
  'AutocompleteSessionToken' | 'AutocompleteSuggestion'
>
/** use-places-autocomplete passes it through unchanged. */
export interface Prediction {
  id: string
  mainText: string
  secondaryText: string | undefined
  /** Ends the session that Google bills. */
  fetchAddress: () => Promise<Address | undefined>
}

export type Center = Pick<City, 'latitude' | 'longitude'>

declare global {
  interface Window {
    google?: { maps: { places: PlacesLibrary } }
    onGoogleMapsReady?: () => void
  }
}

const COUNTRIES = ['us', 'ca']
/** Five at most, no businesses (https://developers.google.com/maps/documentation/places/web-service/place-types). */
const ADDRESS_TYPES = ['street_address', 'premise', 'subpremise', 'route']
/** Google's maximum. We bias the suggestions instead of restricting them: crews also drive to nearby towns. */
const BIAS_RADIUS_M = 50_000

let libraryPromise: Promise<PlacesLibrary> | undefined

/** Loads Google's script once per page view; stays pending without a key or a reply. */
export function loadPlaces(): Promise<PlacesLibrary> {
  libraryPromise ??= new Promise((resolve) => {
    const key = getPageSetting(MAPS_META)
    if (!key) return
    window.onGoogleMapsReady = () => {
      if (window.google) resolve(window.google.maps.places)
    }
    const query = 'v=weekly&libraries=places&loading=async&callback=onGoogleMapsReady'
    const script = document.createElement('script')
    script.src = `https://maps.googleapis.com/maps/api/js?key=${encodeURIComponent(key)}&${query}`
    document.head.append(script)
  })
  return libraryPromise
}

/** Gives the new service the legacy interface that use-places-autocomplete expects. */
export function createPlacesAdapter(center: Center) {
  const locationBias = {
    center: { lat: center.latitude, lng: center.longitude },
    radius: BIAS_RADIUS_M,
  }
  let sessionToken: google.maps.places.AutocompleteSessionToken | undefined
  let lastRequestId = 0

  async function fetchPredictions(library: PlacesLibrary, input: string): Promise<Prediction[]> {
    sessionToken ??= new library.AutocompleteSessionToken()
    const { suggestions } = await library.AutocompleteSuggestion.fetchAutocompleteSuggestions({
      input,
      locationBias,
      sessionToken,
      language: document.documentElement.lang,
      includedRegionCodes: COUNTRIES,
      includedPrimaryTypes: ADDRESS_TYPES,
    })
    return suggestions.flatMap(({ placePrediction }) =>
      placePrediction ? [toPrediction(placePrediction)] : [],
    )
  }

  class AutocompleteService {
    async getPlacePredictions(
      { input }: { input: string },
      callback: (predictions: Prediction[], status: 'OK') => void,
    ) {
      const requestId = ++lastRequestId
      const library = await loadPlaces()
      if (requestId !== lastRequestId) return
      const predictions = await fetchPredictions(library, input).catch(() => [])
      if (requestId === lastRequestId) callback(predictions, 'OK')
    }
  }

  return {
    places: { AutocompleteService },
    /** Ignores pending replies; the next request starts another session. */
    newSession() {
      sessionToken = undefined
      lastRequestId++
    },
  }
}

function toPrediction(prediction: google.maps.places.PlacePrediction): Prediction {
  return {
    id: prediction.placeId,
    mainText: (prediction.mainText ?? prediction.text).text,
    secondaryText: prediction.secondaryText?.text,
    async fetchAddress() {
      // The place keeps the session token of its request.
      const place = prediction.toPlace()
      await place.fetchFields({ fields: ['addressComponents'] })
      return parseAddress(place.addressComponents ?? [])
    },
  }
}

type AddressComponent = Pick<
  google.maps.places.AddressComponent,
  'longText' | 'shortText' | 'types'
>

const COUNTRY_NAMES = new Map<string, CountryName>([
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

  const countryName = COUNTRY_NAMES.get(findComponent('country')?.shortText ?? '')
  if (!countryName) return undefined

  const region = findComponent('administrative_area_level_1')?.shortText ?? ''
  const route = read('route')
  return {
    street: route && [read('number'), route].filter(Boolean).join(' '),
    unit: maskUnit(read('unit')),
    city: read('city'),
    state: Object.hasOwn(REGIONS[countryName], region) ? region : '',
    zip: parsePostalCode(countryName, read('zip')),
    countryName,
  }
}

function parsePostalCode(countryName: CountryName, text: string): string {
  const code = countryName === 'Canada' ? maskPostalCode(text) : maskZip(text)
  return isPostalCode(code) || isZip(code) ? formatPostalCode(code) : ''
}
