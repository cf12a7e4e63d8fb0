import { adapterOf } from './maps-adapter'
import {
  answerMain,
  legacyLibrary,
  makeAdapter,
  newLibrary,
  placePrediction,
  question,
  type Suggestions,
} from './maps-test-library'

type Library = google.maps.places.Library

beforeEach(() => {
  Object.assign(globalThis, { document: { createElement: () => ({}) } })
})
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'document')
})

const quota = Object.assign(new Error('quota'), { code: 'RESOURCE_EXHAUSTED' })
const malformed = (answer: unknown) => answer as Awaited<ReturnType<Suggestions>>

test.each<[string, Library]>([
  ['quota, new', newLibrary(() => Promise.reject(quota))],
  ['quota, both', { ...legacyLibrary(), ...newLibrary(() => Promise.reject(quota)) }],
  ['denied, new only', newLibrary(() => Promise.reject(new Error('PERMISSION_DENIED')))],
  [
    'thrown, new',
    newLibrary(() => {
      throw new Error('broken')
    }),
  ],
  ['empty, new', newLibrary(() => Promise.resolve(malformed({})))],
  [
    'no texts, new',
    newLibrary(() => Promise.resolve(malformed({ suggestions: [{ placePrediction: {} }] }))),
  ],
  ['quota, legacy', legacyLibrary((_request, callback) => callback(null, 'OVER_QUERY_LIMIT'))],
  ['denied, legacy', legacyLibrary((_request, callback) => callback(null, 'REQUEST_DENIED'))],
  ['none, legacy', legacyLibrary((_request, callback) => callback(null, 'ZERO_RESULTS'))],
  [
    'thrown, legacy',
    legacyLibrary(() => {
      throw new Error('broken')
    }),
  ],
  ['rejected, legacy', legacyLibrary(() => Promise.reject(new Error('broken')))],
  ['no texts, legacy', legacyLibrary((_request, callback) => callback([{}] as never, 'OK'))],
])('A service that fails (%s) has no predictions', async (_how, library) => {
  expect(await question(makeAdapter(library))('1500')).toEqual([])
})

test.each<[string, Library]>([
  [
    'new',
    newLibrary(() => {
      const failing = placePrediction(() => Promise.reject(quota))
      return Promise.resolve({ suggestions: [{ placePrediction: failing }] })
    }),
  ],
  ['legacy', legacyLibrary(answerMain, (_request, callback) => callback(null, 'OVER_QUERY_LIMIT'))],
  [
    'legacy, thrown',
    legacyLibrary(answerMain, () => {
      throw new Error('broken')
    }),
  ],
  [
    'legacy, malformed',
    legacyLibrary(answerMain, (_r, callback) =>
      callback({ address_components: [{}] } as never, 'OK'),
    ),
  ],
])('An address that cannot be had (%s) is undefined', async (_shape, library) => {
  const adapter = makeAdapter(library)
  const [prediction] = await question(adapter)('1500')
  expect(prediction).toBeDefined()
  expect(prediction && (await adapter.details(prediction))).toBeUndefined()
})

test.each<[string, google.maps.Script | undefined]>([
  ['nothing', undefined],
  ['no library', {}],
  ['an empty library', { places: {} }],
  [
    'half of the legacy service',
    { places: { AutocompleteService: legacyLibrary().AutocompleteService } },
  ],
  ['something else by that name', { places: { AutocompleteSuggestion: {} as never } }],
])('A script with %s has no adapter', (_what, script) => {
  expect(adapterOf(script)).toBeUndefined()
})
