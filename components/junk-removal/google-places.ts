import { getDetails } from 'use-places-autocomplete'
import type { City } from '@/lib/cities/city'
import { MAPS_META } from '@/lib/forms/form'
import { getPageSetting } from '@/components/ui/page-setting'
import { parseAddress, type Address } from './address-components'

type Places = google.maps.PlacesLibrary
type SessionToken = google.maps.places.AutocompleteSessionToken
type LegacyPrediction = google.maps.places.AutocompletePrediction
type Texts = LegacyPrediction['structured_formatting']

/** A project has the new service, the legacy ones, or both. */
export type PlacesLibrary = Pick<Places, 'AutocompleteSessionToken'> &
  Partial<Pick<Places, 'AutocompleteSuggestion' | 'AutocompleteService'>>

/** In the shape of the legacy service, which use-places-autocomplete returns. */
export interface Prediction extends Pick<LegacyPrediction, 'place_id'> {
  structured_formatting: Pick<Texts, 'main_text'> & Partial<Pick<Texts, 'secondary_text'>>
  /** Ends the session that Google bills. */
  fetchAddress: () => Promise<Address | undefined>
}

export type Center = Pick<City, 'latitude' | 'longitude'>

declare global {
  interface Window {
    google?: { maps: { places: PlacesLibrary } }
    homeTeamMapsReady?: () => void
  }
}

const COUNTRIES = ['us', 'ca']
/** At most five; without businesses (https://developers.google.com/maps/documentation/places/web-service/place-types). */
const ADDRESS_TYPES = ['street_address', 'premise', 'subpremise', 'route']
/** Google's maximum. A bias, because crews also drive to towns around. */
const BIAS_RADIUS_M = 50_000

let libraryPromise: Promise<PlacesLibrary> | undefined

/** Loads Google's Maps script once per page view; stays pending without a key or an answer. */
export function loadPlaces(): Promise<PlacesLibrary> {
  libraryPromise ??= new Promise((resolve) => {
    const key = getPageSetting(MAPS_META)
    if (!key) return
    window.homeTeamMapsReady = () => {
      if (window.google) resolve(window.google.maps.places)
    }
    const callback = 'homeTeamMapsReady'
    const query = { key, v: 'weekly', libraries: 'places', loading: 'async', callback }
    const script = document.createElement('script')
    script.src = `https://maps.googleapis.com/maps/api/js?${new URLSearchParams(query)}`
    document.head.append(script)
  })
  return libraryPromise
}

/**
 * Replaces Google's script in `usePlacesAutocomplete({ googleMaps })`: gives both services the legacy
 * interface. A failed request has no predictions.
 */
export function createPlacesAdapter(center: Center) {
  const locationBias = {
    center: { lat: center.latitude, lng: center.longitude },
    radius: BIAS_RADIUS_M,
  }
  let sessionToken: SessionToken | undefined
  let lastRequestId = 0
  let isNewDenied = false

  async function fetchPredictions(library: PlacesLibrary, input: string): Promise<Prediction[]> {
    sessionToken ??= new library.AutocompleteSessionToken()
    const request = { input, locationBias, sessionToken }
    if (!library.AutocompleteSuggestion || isNewDenied) return fetchLegacy(library, request)
    try {
      return await fetchNew(library.AutocompleteSuggestion, request)
    } catch (error) {
      // The script contains the new service even when the project has enabled only the legacy ones.
      isNewDenied = error instanceof Error && 'code' in error && error.code === 'PERMISSION_DENIED'
      return isNewDenied ? fetchLegacy(library, request) : []
    }
  }

  class AutocompleteService {
    async getPlacePredictions(
      { input }: { input: string },
      callback: (predictions: Prediction[], status: 'OK') => void,
    ) {
      const requestId = ++lastRequestId
      const library = await loadPlaces()
      // A newer request makes this one outdated.
      if (requestId !== lastRequestId) return
      const predictions = await fetchPredictions(library, input).catch(() => [])
      if (requestId === lastRequestId) callback(predictions, 'OK')
    }
  }

  return {
    places: { AutocompleteService },
    /** Ignores pending answers; the next request starts another session. */
    newSession() {
      sessionToken = undefined
      lastRequestId++
    },
  }
}

interface Request {
  input: string
  locationBias: google.maps.CircleLiteral
  sessionToken: SessionToken
}

/**
 * Places API (New): the only service that projects created since March 2025 can enable
 * (https://developers.google.com/maps/documentation/javascript/place-autocomplete-data).
 */
async function fetchNew(
  service: NonNullable<PlacesLibrary['AutocompleteSuggestion']>,
  request: Request,
): Promise<Prediction[]> {
  const { suggestions } = await service.fetchAutocompleteSuggestions({
    ...request,
    includedRegionCodes: COUNTRIES,
    includedPrimaryTypes: ADDRESS_TYPES,
  })
  const predictions = suggestions.flatMap(({ placePrediction }) => placePrediction ?? [])
  return predictions.map((prediction) => ({
    place_id: prediction.placeId,
    structured_formatting: {
      main_text: (prediction.mainText ?? prediction.text).text,
      secondary_text: prediction.secondaryText?.text,
    },
    async fetchAddress() {
      // The place keeps the session token of its request.
      const place = prediction.toPlace()
      await place.fetchFields({ fields: ['addressComponents'] })
      return parseAddress(place.addressComponents ?? [])
    },
  }))
}

/** The legacy services of projects created before March 2025. */
async function fetchLegacy(
  { AutocompleteService }: PlacesLibrary,
  request: Request,
): Promise<Prediction[]> {
  if (!AutocompleteService) return []
  const options = { componentRestrictions: { country: COUNTRIES }, types: ['address'] }
  const predictions = await new Promise<LegacyPrediction[] | null>((resolve, reject) => {
    const result = new AutocompleteService().getPlacePredictions(
      { ...request, ...options },
      resolve,
    )
    // Newer versions of the script also return a promise, which an error rejects.
    Promise.resolve(result).catch(reject)
  })
  const fields = ['address_components']
  return (predictions ?? []).map((prediction) => ({
    ...prediction,
    async fetchAddress() {
      const { place_id: placeId } = prediction
      const place = await getDetails({ placeId, fields, sessionToken: request.sessionToken })
      const components = (typeof place === 'object' && place.address_components) || []
      return parseAddress(
        components.map(({ long_name: longText, short_name: shortText, types }) => {
          return { longText, shortText, types }
        }),
      )
    },
  }))
}
