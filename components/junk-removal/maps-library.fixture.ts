import { createMapsAdapter, type MapsAdapter } from './maps-adapter'

/** Google's Places library as the tests need it, in both shapes; everything it can do can be replaced. */

type Library = google.maps.places.Library
export type FetchSuggestions = google.maps.places.SuggestionSource['fetchAutocompleteSuggestions']
export type GetPlacePredictions = google.maps.places.AutocompleteService['getPlacePredictions']
export type GetDetails = google.maps.places.PlacesService['getDetails']

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
): Library {
  return { AutocompleteSessionToken, AutocompleteSuggestion: { fetchAutocompleteSuggestions } }
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
): Library {
  return {
    AutocompleteSessionToken,
    AutocompleteService: class {
      getPlacePredictions = getPlacePredictions
    },
    PlacesService: class {
      getDetails = getDetails
    },
  }
}

export function makeAdapter(places: Library): MapsAdapter {
  const adapter = createMapsAdapter({ places })
  if (!adapter) throw new Error('no adapter')
  return adapter
}

/** Asks as the hook does. */
export function createPredictionFetcher(adapter: MapsAdapter) {
  const service = new adapter.places.AutocompleteService()
  return (input: string) =>
    new Promise<google.maps.places.AutocompletePrediction[]>((resolve) => {
      service.getPlacePredictions({ input }, resolve)
    })
}
