import { createMapsAdapter, type MapsAdapter } from './maps-adapter'
import type { PlacesLibrary, Prediction } from './maps-api'

/** Fakes of Google's Places library, with the new and the legacy service. */

type Status = `${google.maps.places.PlacesServiceStatus}`
export type FetchSuggestions = (
  request: google.maps.places.AutocompleteRequest,
) => Promise<{ suggestions: { placePrediction: object | null }[] }>
export type GetPlacePredictions = (
  request: google.maps.places.AutocompletionRequest,
  callback: (predictions: Prediction[] | null, status: Status) => void,
) => unknown
export type GetDetails = (
  request: google.maps.places.PlaceDetailsRequest,
  callback: (place: google.maps.places.PlaceResult | null, status: Status) => void,
) => unknown

export const MAIN_STREET_PREDICTION = {
  place_id: 'main',
  structured_formatting: { main_text: '1500 Main Street' },
}
const DALLAS_COMPONENTS = [
  ['1500', '1500', 'street_number'],
  ['Main Street', 'Main St', 'route'],
  ['Dallas', 'Dallas', 'locality'],
  ['Texas', 'TX', 'administrative_area_level_1'],
  ['United States', 'US', 'country'],
  ['75201', '75201', 'postal_code'],
] as const
export const DALLAS_ADDRESS = {
  street: '1500 Main Street',
  city: 'Dallas',
  state: 'TX',
  zip: '75201',
  countryName: 'United States',
}

export class AutocompleteSessionToken {}

export function createPlacePrediction(
  fetchFields: () => Promise<unknown> = () => Promise.resolve(),
) {
  const place = {
    addressComponents: DALLAS_COMPONENTS.map(([longText, shortText, type]) => {
      return { longText, shortText, types: [type] }
    }),
    fetchFields,
  }
  return {
    placeId: 'main',
    text: { text: '1500 Main Street, Dallas' },
    mainText: { text: '1500 Main Street' },
    secondaryText: null,
    toPlace: () => place,
  }
}

export const respondWithSuggestion: FetchSuggestions = () =>
  Promise.resolve({
    suggestions: [{ placePrediction: null }, { placePrediction: createPlacePrediction() }],
  })

export function createPlacesNewLibrary(
  fetchAutocompleteSuggestions: FetchSuggestions = respondWithSuggestion,
): PlacesLibrary {
  const library: object = {
    AutocompleteSessionToken,
    AutocompleteSuggestion: { fetchAutocompleteSuggestions },
  }
  return library
}

export const respondWithPrediction: GetPlacePredictions = (_request, callback) =>
  callback([{ ...MAIN_STREET_PREDICTION, description: '1500 Main Street, Dallas' }], 'OK')
export const respondWithDetails: GetDetails = (_request, callback) =>
  callback(
    {
      address_components: DALLAS_COMPONENTS.map(([long_name, short_name, type]) => {
        return { long_name, short_name, types: [type] }
      }),
    },
    'OK',
  )

export function createLegacyLibrary(
  getPlacePredictions: GetPlacePredictions = respondWithPrediction,
  getDetails: GetDetails = respondWithDetails,
): PlacesLibrary {
  const library: object = {
    AutocompleteSessionToken,
    AutocompleteService: class {
      getPlacePredictions = getPlacePredictions
    },
    PlacesService: class {
      getDetails = getDetails
    },
  }
  return library
}

export const CENTER = { latitude: 43.65, longitude: -79.38 }

export function makeAdapter(places: PlacesLibrary): MapsAdapter {
  const adapter = createMapsAdapter(places, CENTER)
  if (!adapter) throw new Error('no adapter')
  return adapter
}

/** Requests predictions as use-places-autocomplete does. */
export function createPredictionFetcher(adapter: MapsAdapter) {
  const service = new adapter.places.AutocompleteService()
  return (input: string) =>
    new Promise<Prediction[]>((resolve) => {
      service.getPlacePredictions({ input }, resolve)
    })
}
