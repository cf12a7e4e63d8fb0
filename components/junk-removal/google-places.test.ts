import type * as GooglePlaces from './google-places'

const CENTER = { latitude: 43.65, longitude: -79.38 }
const BIAS = { center: { lat: 43.65, lng: -79.38 }, radius: 50_000 }
const COMPONENTS = [
  { longText: 'Main Street', shortText: 'Main St', types: ['route'] },
  { longText: 'United States', shortText: 'US', types: ['country'] },
]
const PREDICTION = { id: 'main', mainText: '1500 Main Street', secondaryText: 'Dallas' }
const ADDRESS = { street: 'Main Street', countryName: 'United States' }

class AutocompleteSessionToken {}

const fetchFields = jest.fn<Promise<void>, []>()
const fetchAutocompleteSuggestions = jest.fn<Promise<object>, [{ sessionToken: object }]>()

const LIBRARY = {
  AutocompleteSessionToken,
  AutocompleteSuggestion: { fetchAutocompleteSuggestions },
}

let scripts: { src: string }[]
let meta: { content: string } | undefined
let places: typeof GooglePlaces

beforeEach(async () => {
  jest.resetModules()
  scripts = []
  meta = { content: 'the key&' }
  const head = { append: (script: { src: string }) => scripts.push(script) }
  const documentElement = { lang: 'fr-CA' }
  const document = {
    documentElement,
    head,
    createElement: () => ({ src: '' }),
    querySelector: () => meta,
  }
  Object.assign(globalThis, { window: {}, document })

  fetchFields.mockReset().mockResolvedValue()
  const placePrediction = {
    placeId: 'main',
    text: { text: '1500 Main Street, Dallas' },
    mainText: { text: '1500 Main Street' },
    secondaryText: { text: 'Dallas' },
    toPlace: () => ({ fetchFields, addressComponents: COMPONENTS }),
  }
  const suggestions = [{ placePrediction: null }, { placePrediction }]
  fetchAutocompleteSuggestions.mockReset().mockResolvedValue({ suggestions })
  places = await import('./google-places')
})
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'window')
  Reflect.deleteProperty(globalThis, 'document')
})

function openService() {
  const adapter = places.createPlacesAdapter(CENTER)
  const service = new adapter.places.AutocompleteService()
  void places.loadPlaces()
  Object.assign(window, { google: { maps: { places: LIBRARY } } })
  window.onGoogleMapsReady?.()
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
    callback: 'onGoogleMapsReady',
  })
})

test('A page without a key loads nothing', () => {
  meta = undefined
  void places.loadPlaces()
  expect(scripts).toEqual([])
})

test('A visitor gets predictions with an address', async () => {
  const [prediction] = await openService().search('1500 main')
  expect(prediction).toMatchObject(PREDICTION)
  expect(await prediction?.fetchAddress()).toMatchObject(ADDRESS)
})

test('We ask Google for addresses of both countries near the city, in one session until a pick', async () => {
  const { adapter, search } = openService()
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
    language: 'fr-CA',
    sessionToken: expect.any(AutocompleteSessionToken) as object,
  })
  expect(second?.sessionToken).toBe(first?.sessionToken)
  expect(third?.sessionToken).not.toBe(first?.sessionToken)
})

test('The reply to an outdated request is ignored', async () => {
  const answers: (() => void)[] = []
  fetchAutocompleteSuggestions.mockImplementation(
    () => new Promise((resolve) => answers.push(() => resolve({ suggestions: [] }))),
  )
  const { adapter, service } = openService()
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

test('A service over its quota has no predictions', async () => {
  const quotaError = Object.assign(new Error('quota'), { code: 'RESOURCE_EXHAUSTED' })
  fetchAutocompleteSuggestions.mockRejectedValue(quotaError)
  expect(await openService().search('1500')).toEqual([])
})
