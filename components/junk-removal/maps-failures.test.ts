import { createMapsAdapter } from './maps-adapter'
import type { PlacesLibrary } from './maps-api'
import {
  CENTER,
  respondWithPrediction,
  createLegacyLibrary,
  makeAdapter,
  createPlacesNewLibrary,
  createPlacePrediction,
  createPredictionFetcher,
  type FetchSuggestions,
} from './maps-library.fixture'

beforeEach(() => {
  Object.assign(globalThis, { document: { createElement: () => ({}) } })
})
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'document')
})

const quotaError = Object.assign(new Error('quota'), { code: 'RESOURCE_EXHAUSTED' })
const asResponse = (answer: unknown) => answer as Awaited<ReturnType<FetchSuggestions>>

test.each<[string, PlacesLibrary]>([
  ['quota, new', createPlacesNewLibrary(() => Promise.reject(quotaError))],
  [
    'quota, both',
    { ...createLegacyLibrary(), ...createPlacesNewLibrary(() => Promise.reject(quotaError)) },
  ],
  [
    'denied, new only',
    createPlacesNewLibrary(() => Promise.reject(new Error('PERMISSION_DENIED'))),
  ],
  [
    'thrown, new',
    createPlacesNewLibrary(() => {
      throw new Error('broken')
    }),
  ],
  ['empty, new', createPlacesNewLibrary(() => Promise.resolve(asResponse({})))],
  [
    'no texts, new',
    createPlacesNewLibrary(() =>
      Promise.resolve(asResponse({ suggestions: [{ placePrediction: {} }] })),
    ),
  ],
  [
    'quota, legacy',
    createLegacyLibrary((_request, callback) => callback(null, 'OVER_QUERY_LIMIT')),
  ],
  ['denied, legacy', createLegacyLibrary((_request, callback) => callback(null, 'REQUEST_DENIED'))],
  ['none, legacy', createLegacyLibrary((_request, callback) => callback(null, 'ZERO_RESULTS'))],
  [
    'thrown, legacy',
    createLegacyLibrary(() => {
      throw new Error('broken')
    }),
  ],
  ['rejected, legacy', createLegacyLibrary(() => Promise.reject(new Error('broken')))],
  ['no texts, legacy', createLegacyLibrary((_request, callback) => callback([{}] as never, 'OK'))],
])('A service that fails (%s) has no predictions', async (_failure, library) => {
  expect(await createPredictionFetcher(makeAdapter(library))('1500')).toEqual([])
})

test.each<[string, PlacesLibrary]>([
  [
    'new',
    createPlacesNewLibrary(() => {
      const failing = createPlacePrediction(() => Promise.reject(quotaError))
      return Promise.resolve({ suggestions: [{ placePrediction: failing }] })
    }),
  ],
  [
    'legacy',
    createLegacyLibrary(respondWithPrediction, (_request, callback) =>
      callback(null, 'OVER_QUERY_LIMIT'),
    ),
  ],
  [
    'legacy, thrown',
    createLegacyLibrary(respondWithPrediction, () => {
      throw new Error('broken')
    }),
  ],
  [
    'legacy, malformed',
    createLegacyLibrary(respondWithPrediction, (_r, callback) =>
      callback({ address_components: [{}] } as never, 'OK'),
    ),
  ],
])('An address that cannot be fetched (%s) is undefined', async (_shape, library) => {
  const adapter = makeAdapter(library)
  const [prediction] = await createPredictionFetcher(adapter)('1500')
  expect(prediction).toBeDefined()
  expect(prediction && (await adapter.fetchAddress(prediction))).toBeUndefined()
})

test.each<[string, PlacesLibrary | undefined]>([
  ['no library', undefined],
  ['an empty library', {}],
  [
    'half of the legacy service',
    { AutocompleteService: createLegacyLibrary().AutocompleteService },
  ],
  ['another object named AutocompleteSuggestion', { AutocompleteSuggestion: {} as never }],
])('A script with %s has no adapter', (_script, places) => {
  expect(createMapsAdapter(places, CENTER)).toBeUndefined()
})
