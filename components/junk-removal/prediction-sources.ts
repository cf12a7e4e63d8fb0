import { parseAddress, type Address } from './address-components'
import type { PlacesLibrary, Prediction, SessionToken } from './maps-api'

/** One of Google's two services. Every failure is a rejected promise. */
export interface PredictionSource {
  fetchPredictions(input: string, sessionToken: SessionToken | undefined): Promise<Prediction[]>
  fetchAddress(
    prediction: Prediction,
    sessionToken: SessionToken | undefined,
  ): Promise<Address | undefined>
}

const COUNTRIES = ['us', 'ca']
/** At most five; without businesses (https://developers.google.com/maps/documentation/places/web-service/place-types). */
const ADDRESS_TYPES = ['street_address', 'premise', 'subpremise', 'route']
/** Google's maximum. A bias, because crews also drive to towns around. */
const BIAS_RADIUS_M = 50_000

/** Degrees. */
export interface Center {
  latitude: number
  longitude: number
}

function createBias({ latitude, longitude }: Center) {
  return { center: { lat: latitude, lng: longitude }, radius: BIAS_RADIUS_M }
}
const SUCCESS_STATUSES: readonly string[] = ['OK', 'ZERO_RESULTS']

/**
 * Places API (New): the only service that projects created since March 2025 can enable
 * (https://developers.google.com/maps/documentation/javascript/place-autocomplete-data).
 */
export function createPlacesNewSource(
  { AutocompleteSuggestion: service }: PlacesLibrary,
  center: Center,
): PredictionSource | undefined {
  if (typeof service?.fetchAutocompleteSuggestions !== 'function') return undefined
  const originalPredictions = new WeakMap<Prediction, google.maps.places.PlacePrediction>()
  return {
    async fetchPredictions(input, sessionToken) {
      const { suggestions } = await service.fetchAutocompleteSuggestions({
        input,
        includedRegionCodes: COUNTRIES,
        includedPrimaryTypes: ADDRESS_TYPES,
        locationBias: createBias(center),
        sessionToken,
      })
      const placePredictions = suggestions.flatMap(({ placePrediction }) => placePrediction ?? [])
      return placePredictions.map((placePrediction) => {
        const prediction = toPrediction(placePrediction)
        originalPredictions.set(prediction, placePrediction)
        return prediction
      })
    },
    async fetchAddress(prediction) {
      // The place keeps the session token of its request.
      const place = originalPredictions.get(prediction)?.toPlace()
      await place?.fetchFields({ fields: ['addressComponents'] })
      return parseAddress(place?.addressComponents ?? [])
    },
  }
}

function toPrediction(placePrediction: google.maps.places.PlacePrediction): Prediction {
  const { placeId, text, mainText, secondaryText } = placePrediction
  return {
    place_id: placeId,
    description: text.text,
    structured_formatting: {
      main_text: mainText?.text ?? text.text,
      secondary_text: secondaryText?.text,
    },
  }
}

/** The legacy service of projects created before March 2025. */
export function createLegacySource(
  { AutocompleteService, PlacesService }: PlacesLibrary,
  center: Center,
): PredictionSource | undefined {
  if (typeof AutocompleteService !== 'function' || typeof PlacesService !== 'function') {
    return undefined
  }
  const service = new AutocompleteService()
  return {
    fetchPredictions: (input, sessionToken) =>
      new Promise((resolve, reject) => {
        const result = service.getPlacePredictions(
          {
            input,
            componentRestrictions: { country: COUNTRIES },
            types: ['address'],
            locationBias: createBias(center),
            sessionToken,
          },
          (predictions, status) =>
            SUCCESS_STATUSES.includes(status)
              ? resolve(predictions ?? [])
              : reject(new Error(status)),
        )
        // Newer versions of the script also return a promise.
        Promise.resolve(result).catch(reject)
      }),
    async fetchAddress({ place_id: placeId }, sessionToken) {
      // The constructor requires an element for attributions; an address has none.
      const places = new PlacesService(document.createElement('div'))
      const request = { placeId, fields: ['address_components'], sessionToken }
      const components = await new Promise<google.maps.GeocoderAddressComponent[]>((resolve) => {
        places.getDetails(request, (place) => resolve(place?.address_components ?? []))
      })
      return parseAddress(components.map(toAddressComponent))
    },
  }
}

function toAddressComponent(component: google.maps.GeocoderAddressComponent) {
  const { long_name: longText, short_name: shortText, types } = component
  return { longText, shortText, types }
}
