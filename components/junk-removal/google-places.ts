import type { City } from '@/lib/cities/city'
import { getPageSetting } from '@/components/ui/page-setting'
import type { Address } from '@/lib/forms/split-address'
import { parseAddress } from './address-components'
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
/** Google's maximum. It is a bias, because crews also drive to towns around. */
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
