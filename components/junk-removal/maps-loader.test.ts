import type { MapsAdapter } from './maps-adapter'
import { CENTER } from './maps-library.fixture'

interface FakeScript {
  src: string
  onerror?: () => void
}

const MAPS = {
  places: {
    AutocompleteSuggestion: {
      fetchAutocompleteSuggestions: () => Promise.resolve({ suggestions: [] }),
    },
  },
}

let page: Window
let scripts: FakeScript[]
let load: (key: string | undefined) => Promise<MapsAdapter | undefined>

beforeEach(async () => {
  jest.useFakeTimers()
  jest.resetModules()
  page = {} as Window
  scripts = []
  const head = { append: (script: FakeScript) => scripts.push(script) }
  const createElement = () => ({ src: '' })
  Object.assign(globalThis, { window: page, document: { head, createElement } })
  const { loadMaps } = await import('./maps-loader')
  load = (key) => loadMaps(key, CENTER)
})
afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(globalThis, 'window')
  Reflect.deleteProperty(globalThis, 'document')
})

function simulateScriptLoad(maps: unknown) {
  Object.assign(page, { google: { maps } })
  page.homeTeamMapsReady?.()
}

test('Without a key nothing is loaded', async () => {
  expect(await load(undefined)).toBeUndefined()
  expect(await load('')).toBeUndefined()
  expect(scripts).toEqual([])
})

test('The script is loaded once, with the key and the library', async () => {
  const first = load('the key&')
  const second = load('the key&')
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
  simulateScriptLoad(MAPS)
  expect(await first).toBeDefined()
  expect(await second).toBe(await first)
})

test.each<[string, () => void]>([
  ['is blocked', () => scripts[0]?.onerror?.()],
  ['does not accept the key', () => page.gm_authFailure?.()],
  ['takes longer than five seconds', () => jest.advanceTimersByTime(5_000)],
  ['defines nothing', () => simulateScriptLoad(undefined)],
  ['defines no Places library', () => simulateScriptLoad({})],
  [
    'throws',
    () =>
      simulateScriptLoad({
        get places() {
          throw new Error('no')
        },
      }),
  ],
])('A script that %s is not loaded again during the page view', async (_failure, fail) => {
  const loading = load('key')
  fail()
  expect(await loading).toBeUndefined()
  expect(await load('key')).toBeUndefined()
  expect(scripts).toHaveLength(1)
})

test('A script that loads after the timeout changes nothing', async () => {
  const loading = load('key')
  jest.advanceTimersByTime(5_000)
  expect(await loading).toBeUndefined()
  expect(() => simulateScriptLoad(MAPS)).not.toThrow()
  expect(await load('key')).toBeUndefined()
})

test('Without a document no script is loaded', async () => {
  Reflect.deleteProperty(globalThis, 'document')
  expect(await load('key')).toBeUndefined()
})
