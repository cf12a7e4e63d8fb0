import {
  DALLAS_ADDRESS,
  AutocompleteSessionToken,
  respondWithDetails,
  respondWithPrediction,
  respondWithSuggestion,
  createLegacyLibrary,
  MAIN_STREET_PREDICTION,
  makeAdapter,
  createPlacesNewLibrary,
  createPredictionFetcher,
  type GetPlacePredictions,
  type GetDetails,
  type FetchSuggestions,
} from './maps-library.fixture'

const flushPromises = () => new Promise((resolve) => setImmediate(resolve))

beforeEach(() => {
  Object.assign(globalThis, { document: { createElement: () => ({}) } })
})
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'document')
})

describe.each([
  ['new', createPlacesNewLibrary()],
  ['legacy', createLegacyLibrary()],
])('With the %s service', (_shape, library) => {
  test('a visitor gets predictions with an address', async () => {
    const adapter = makeAdapter(library)
    const [prediction] = await createPredictionFetcher(adapter)('1500 main')
    expect(prediction).toMatchObject(MAIN_STREET_PREDICTION)
    expect(prediction && (await adapter.fetchAddress(prediction))).toEqual(DALLAS_ADDRESS)
  })
})

const BIAS = { center: { lat: 43.65, lng: -79.38 }, radius: 50_000 }

test('The new service is requested for addresses of both countries near the city, in one session until a pick', async () => {
  const fetchSuggestions = jest.fn<ReturnType<FetchSuggestions>, Parameters<FetchSuggestions>>(
    respondWithSuggestion,
  )
  const adapter = makeAdapter(createPlacesNewLibrary(fetchSuggestions))
  const fetchPredictions = createPredictionFetcher(adapter)
  await fetchPredictions('1500')
  const [prediction] = await fetchPredictions('1500 main')
  if (prediction) await adapter.fetchAddress(prediction)
  await fetchPredictions('12 oak')
  const [first, second, third] = fetchSuggestions.mock.calls.map(([request]) => request)
  expect(first).toMatchObject({
    input: '1500',
    includedRegionCodes: ['us', 'ca'],
    includedPrimaryTypes: ['street_address', 'premise', 'subpremise', 'route'],
    locationBias: BIAS,
  })
  expect(first?.sessionToken).toBeInstanceOf(AutocompleteSessionToken)
  expect(second?.sessionToken).toBe(first?.sessionToken)
  expect(third?.sessionToken).toBeInstanceOf(AutocompleteSessionToken)
  expect(third?.sessionToken).not.toBe(first?.sessionToken)
})

test('The legacy service is requested likewise, and the details belong to the session', async () => {
  const getPlacePredictions = jest.fn<unknown, Parameters<GetPlacePredictions>>(
    respondWithPrediction,
  )
  const getDetails = jest.fn<unknown, Parameters<GetDetails>>(respondWithDetails)
  const adapter = makeAdapter(createLegacyLibrary(getPlacePredictions, getDetails))
  const [prediction] = await createPredictionFetcher(adapter)('1500 main')
  if (prediction) await adapter.fetchAddress(prediction)
  await createPredictionFetcher(adapter)('12 oak')
  const sessions = getPlacePredictions.mock.calls.map(([request]) => request.sessionToken)
  expect(getPlacePredictions.mock.calls[0]?.[0]).toEqual({
    input: '1500 main',
    componentRestrictions: { country: ['us', 'ca'] },
    types: ['address'],
    locationBias: BIAS,
    sessionToken: sessions[0],
  })
  expect(getDetails.mock.calls[0]?.[0]).toEqual({
    placeId: 'main',
    fields: ['address_components'],
    sessionToken: sessions[0],
  })
  expect(sessions[1]).not.toBe(sessions[0])
})

test('Where the script has both services, the new one is used', async () => {
  const getPlacePredictions = jest.fn<unknown, Parameters<GetPlacePredictions>>()
  await createPredictionFetcher(
    makeAdapter({ ...createLegacyLibrary(getPlacePredictions), ...createPlacesNewLibrary() }),
  )('1500')
  expect(getPlacePredictions).not.toHaveBeenCalled()
})

test('A project without permission for the new service uses the legacy one from then on', async () => {
  const denied = Object.assign(new Error('not enabled'), { code: 'PERMISSION_DENIED' })
  const fetchSuggestions = jest.fn(() => Promise.reject(denied))
  const adapter = makeAdapter({
    ...createLegacyLibrary(),
    ...createPlacesNewLibrary(fetchSuggestions),
  })
  expect(await createPredictionFetcher(adapter)('1500')).toHaveLength(1)
  const [prediction] = await createPredictionFetcher(adapter)('1500 main')
  expect(prediction && (await adapter.fetchAddress(prediction))).toEqual(DALLAS_ADDRESS)
  expect(fetchSuggestions).toHaveBeenCalledTimes(1)
})

test('The answer to an outdated request is ignored', async () => {
  const answers: (() => void)[] = []
  const slow: FetchSuggestions = (request) =>
    new Promise((resolve) => {
      answers.push(() => void respondWithSuggestion(request).then(resolve))
    })
  const adapter = makeAdapter(createPlacesNewLibrary(slow))
  const service = new adapter.places.AutocompleteService()
  const received: string[] = []
  service.getPlacePredictions({ input: 'old' }, () => received.push('old'))
  service.getPlacePredictions({ input: 'new' }, () => received.push('new'))
  for (const answer of answers.toReversed()) answer()
  await flushPromises()
  expect(received).toEqual(['new'])

  service.getPlacePredictions({ input: 'left' }, () => received.push('left'))
  adapter.newSession()
  answers.at(-1)?.()
  await flushPromises()
  expect(received).toEqual(['new'])
})
