import { adapterOf, type MapsAdapter } from './maps-adapter'

/** Google's Places library as the tests need it, in both shapes; everything it can do can be replaced. */

type Library = google.maps.places.Library
export type Suggestions = google.maps.places.SuggestionSource['fetchAutocompleteSuggestions']
export type Ask = google.maps.places.AutocompleteService['getPlacePredictions']
export type GetDetails = google.maps.places.PlacesService['getDetails']

export const MAIN = { place_id: 'main', structured_formatting: { main_text: '1500 Main Street' } }
const DALLAS = [
  ['1500', '1500', 'street_number'],
  ['Main Street', 'Main St', 'route'],
  ['Dallas', 'Dallas', 'locality'],
  ['Texas', 'TX', 'administrative_area_level_1'],
  ['United States', 'US', 'country'],
  ['75201', '75201', 'postal_code'],
] as const
export const ADDRESS = {
  street: '1500 Main Street',
  city: 'Dallas',
  state: 'TX',
  zip: '75201',
  countryName: 'United States',
}

export class AutocompleteSessionToken {}

export function placePrediction(fetchFields: () => Promise<unknown> = () => Promise.resolve()) {
  const place = {
    addressComponents: DALLAS.map(([longText, shortText, type]) => {
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

export const found: Suggestions = () =>
  Promise.resolve({
    suggestions: [{ placePrediction: null }, { placePrediction: placePrediction() }],
  })

export function newLibrary(fetchAutocompleteSuggestions: Suggestions = found): Library {
  return { AutocompleteSessionToken, AutocompleteSuggestion: { fetchAutocompleteSuggestions } }
}

export const answerMain: Ask = (_request, callback) =>
  callback([{ ...MAIN, description: '1500 Main Street, Dallas' }], 'OK')
export const answerDallas: GetDetails = (_request, callback) =>
  callback(
    {
      address_components: DALLAS.map(([long_name, short_name, type]) => {
        return { long_name, short_name, types: [type] }
      }),
    },
    'OK',
  )

export function legacyLibrary(
  ask: Ask = answerMain,
  getDetails: GetDetails = answerDallas,
): Library {
  return {
    AutocompleteSessionToken,
    AutocompleteService: class {
      getPlacePredictions = ask
    },
    PlacesService: class {
      getDetails = getDetails
    },
  }
}

export function makeAdapter(places: Library): MapsAdapter {
  const adapter = adapterOf({ places })
  if (!adapter) throw new Error('no adapter')
  return adapter
}

/** Asks as the hook does. */
export function question(adapter: MapsAdapter) {
  const service = new adapter.places.AutocompleteService()
  return (input: string) =>
    new Promise<google.maps.places.AutocompletePrediction[]>((resolve) => {
      service.getPlacePredictions({ input }, resolve)
    })
}
