import type * as GooglePlaces from './google-places'

type LegacyCallback = (result: object | null, status: string) => void

const CENTER = { latitude: 43.65, longitude: -79.38 }
const BIAS = { center: { lat: 43.65, lng: -79.38 }, radius: 50_000 }
const COMPONENTS = [
  ['Main Street', 'Main St', 'route'],
  ['Texas', 'TX', 'administrative_area_level_1'],
  ['United States', 'US', 'country'],
] as const
const PREDICTION = {
  place_id: 'main',
  structured_formatting: { main_text: '1500 Main Street', secondary_text: 'Dallas' },
}
const ADDRESS = { street: 'Main Street', state: 'TX', countryName: 'United States' }

class AutocompleteSessionToken {}

const fetchFields = jest.fn<Promise<void>, []>()
const fetchAutocompleteSuggestions = jest.fn<Promise<object>, [{ sessionToken: object }]>()
const getPlacePredictions = jest.fn<unknown, [{ sessionToken: object }, LegacyCallback]>()
const getDetails = jest.fn<unknown, [object, LegacyCallback]>()

const NEW = { AutocompleteSessionToken, AutocompleteSuggestion: { fetchAutocompleteSuggestions } }
const LEGACY = {
  AutocompleteSessionToken,
  AutocompleteService: class {
    getPlacePredictions = getPlacePredictions
  },
  PlacesService: class {
    getDetails = getDetails
  },
}

let scripts: { src: string }[]
let meta: { content: string } | undefined
let places: typeof GooglePlaces

beforeEach(async () => {
  jest.resetModules()
  scripts = []
  meta = { content: 'the key&' }
  const head = { append: (script: { src: string }) => scripts.push(script) }
  const document = { head, createElement: () => ({ src: '' }), querySelector: () => meta }
  Object.assign(globalThis, { window: {}, document })

  fetchFields.mockReset().mockResolvedValue()
  const placePrediction = {
    placeId: 'main',
    text: { text: '1500 Main Street, Dallas' },
    mainText: { text: '1500 Main Street' },
    secondaryText: { text: 'Dallas' },
    toPlace: () => ({
      fetchFields,
      addressComponents: COMPONENTS.map(([longText, shortText, type]) => {
        return { longText, shortText, types: [type] }
      }),
    }),
  }
  const suggestions = [{ placePrediction: null }, { placePrediction }]
  fetchAutocompleteSuggestions.mockReset().mockResolvedValue({ suggestions })
  getPlacePredictions.mockReset().mockImplementation((_, answer) => answer([PREDICTION], 'OK'))
  const address_components = COMPONENTS.map(([long_name, short_name, type]) => {
    return { long_name, short_name, types: [type] }
  })
  getDetails.mockReset().mockImplementation((_, answer) => answer({ address_components }, 'OK'))
  places = await import('./google-places')
})
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'window')
  Reflect.deleteProperty(globalThis, 'document')
})

/** Loads Google's script with this library; requests predictions as use-places-autocomplete does. */
function openService(library: object) {
  const adapter = places.createPlacesAdapter(CENTER)
  const service = new adapter.places.AutocompleteService()
  void places.loadPlaces()
  Object.assign(window, { google: { maps: { places: library } } })
  window.homeTeamMapsReady?.()
  const search = (input: string) =>
    new Promise<GooglePlaces.Prediction[]>(
      (resolve) => void service.getPlacePredictions({ input }, resolve),
    )
  return { adapter, service, search }
}

test('The script is loaded once, with the key and the library', () => {
  void places.loadPlaces()
  void places.loadPlaces()
  expect(scripts).toHaveLength(1)
  const url = new URL(scripts[0]?.src ?? '')
  expect(url.origin + url.pathname).toBe('https://maps.googleapis.com/maps/api/js')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    key: 'the key&',
    v: 'weekly',
    libraries: 'places',
    loading: 'async',
    callback: 'homeTeamMapsReady',
  })
})

test('Without a key nothing is loaded', () => {
  meta = undefined
  void places.loadPlaces()
  expect(scripts).toEqual([])
})

test.each([
  ['new', NEW],
  ['legacy', LEGACY],
])('With the %s service a visitor gets predictions with an address', async (_shape, library) => {
  const [prediction] = await openService(library).search('1500 main')
  expect(prediction).toMatchObject(PREDICTION)
  expect(await prediction?.fetchAddress()).toMatchObject(ADDRESS)
})

test('The new service is requested for addresses of both countries near the city, in one session until a pick', async () => {
  const { adapter, search } = openService(NEW)
  await search('1500')
  await search('1500 main')
  adapter.newSession()
  await search('12 oak')
  const [first, second, third] = fetchAutocompleteSuggestions.mock.calls.map(([call]) => call)
  expect(first).toEqual({
    input: '1500',
    includedRegionCodes: ['us', 'ca'],
    includedPrimaryTypes: ['street_address', 'premise', 'subpremise', 'route'],
    locationBias: BIAS,
    sessionToken: expect.any(AutocompleteSessionToken) as object,
  })
  expect(second?.sessionToken).toBe(first?.sessionToken)
  expect(third?.sessionToken).not.toBe(first?.sessionToken)
})

test('The legacy service is requested likewise, and the details belong to the session', async () => {
  const { search } = openService(LEGACY)
  const [prediction] = await search('1500 main')
  await prediction?.fetchAddress()
  const sessionToken = getPlacePredictions.mock.calls[0]?.[0].sessionToken
  expect(sessionToken).toBeInstanceOf(AutocompleteSessionToken)
  expect(getPlacePredictions.mock.calls[0]?.[0]).toEqual({
    input: '1500 main',
    componentRestrictions: { country: ['us', 'ca'] },
    types: ['address'],
    locationBias: BIAS,
    sessionToken,
  })
  const details = { placeId: 'main', fields: ['address_components'], sessionToken }
  expect(getDetails.mock.calls[0]?.[0]).toEqual(details)
})

test('A project without permission for the new service uses the legacy one from then on', async () => {
  const denied = Object.assign(new Error('not enabled'), { code: 'PERMISSION_DENIED' })
  fetchAutocompleteSuggestions.mockRejectedValue(denied)
  const { search } = openService({ ...LEGACY, ...NEW })
  expect(await search('1500')).toHaveLength(1)
  expect(await search('1500 main')).toHaveLength(1)
  expect(fetchAutocompleteSuggestions).toHaveBeenCalledTimes(1)
})

test('The answer to an outdated request is ignored', async () => {
  const answers: (() => void)[] = []
  getPlacePredictions.mockImplementation((_, answer) => answers.push(() => answer([], 'OK')))
  const { adapter, service } = openService(LEGACY)
  const received: string[] = []
  const ask = async (input: string) => {
    void service.getPlacePredictions({ input }, () => received.push(input))
    await new Promise(setImmediate)
  }
  await ask('old')
  await ask('new')
  for (const answer of answers.toReversed()) answer()
  await new Promise(setImmediate)
  expect(received).toEqual(['new'])

  await ask('left')
  adapter.newSession()
  answers.at(-1)?.()
  await new Promise(setImmediate)
  expect(received).toEqual(['new'])
})

const quotaError = Object.assign(new Error('quota'), { code: 'RESOURCE_EXHAUSTED' })

test.each([
  ['new', NEW],
  ['legacy', LEGACY],
  ['new or legacy', { ...LEGACY, ...NEW }],
])('Over its quota the %s service has no predictions', async (_shape, library) => {
  fetchAutocompleteSuggestions.mockRejectedValue(quotaError)
  getPlacePredictions.mockImplementation((_, answer) => {
    answer(null, 'OVER_QUERY_LIMIT')
    return Promise.reject(quotaError)
  })
  expect(await openService(library).search('1500')).toEqual([])
})
