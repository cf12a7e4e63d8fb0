import { parseAddress, type Address } from './address-components'

type Library = google.maps.places.Library
export type Prediction = google.maps.places.AutocompletePrediction

/** One of the two services that Google's script may hold. Every failure is a rejected promise. */
export interface PredictionSource {
  fetchPredictions(input: string, sessionToken: object | undefined): Promise<Prediction[]>
  fetchAddress(
    prediction: Prediction,
    sessionToken: object | undefined,
  ): Promise<Address | undefined>
}

const COUNTRIES = ['us', 'ca']

/**
 * Places API (New): the only one that projects made since March 2025 can enable
 * (https://developers.google.com/maps/documentation/javascript/place-autocomplete-data).
 */
export function createPlacesNewSource({
  AutocompleteSuggestion: service,
}: Library): PredictionSource | undefined {
  if (typeof service?.fetchAutocompleteSuggestions !== 'function') return undefined
  const originalPredictions = new WeakMap<Prediction, google.maps.places.PlacePrediction>()
  return {
    async fetchPredictions(input, sessionToken) {
      const { suggestions } = await service.fetchAutocompleteSuggestions({
        input,
        includedRegionCodes: COUNTRIES,
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
      // The place remembers the session of the question that it answered.
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

/** The legacy service, which older projects still have. */
export function createLegacySource({
  AutocompleteService,
  PlacesService,
}: Library): PredictionSource | undefined {
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
            sessionToken,
          },
          (predictions, status) =>
            status === 'OK' || status === 'ZERO_RESULTS'
              ? resolve(predictions ?? [])
              : reject(new Error(status)),
        )
        // Newer versions also give a promise; nobody else would hear it being rejected.
        Promise.resolve(result).catch(reject)
      }),
    async fetchAddress({ place_id: placeId }, sessionToken) {
      // Google wants an element for attributions; an address has none to show.
      const places = new PlacesService(document.createElement('div'))
      const request = { placeId, fields: ['address_components'], sessionToken }
      const components = await new Promise<google.maps.places.LegacyAddressComponent[]>(
        (resolve) => {
          places.getDetails(request, (place) => resolve(place?.address_components ?? []))
        },
      )
      return parseAddress(components.map(toAddressComponent))
    },
  }
}

function toAddressComponent(component: google.maps.places.LegacyAddressComponent) {
  const { long_name: longText, short_name: shortText, types } = component
  return { longText, shortText, types }
}
