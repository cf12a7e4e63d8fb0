import { injectSpeedInsights } from '@vercel/speed-insights'
import { saveChoices } from './choices-storage'
import { loadSpeedInsights } from './loaders'
import { SPEED_META } from '@/lib/http/page-settings'

jest.mock('@vercel/speed-insights', () => ({ injectSpeedInsights: jest.fn() }))

const inject = jest.mocked(injectSpeedInsights)
const items = new Map<string, string>()

beforeEach(() => {
  items.clear()
  inject.mockReset()
  const localStorage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  }
  Object.defineProperty(globalThis, 'localStorage', { value: localStorage, configurable: true })
  Object.assign(globalThis, { location: { origin: 'https://site.example' } })
})

async function loadPage(isOnVercel: boolean): Promise<void> {
  const querySelector = (selector: string) =>
    isOnVercel && selector === `meta[name="${SPEED_META}"]` ? { content: 'on' } : null
  Object.assign(globalThis, { document: { querySelector } })
  loadSpeedInsights()
  await new Promise((resolve) => setTimeout(resolve))
}

test.each([
  [true, { measurement: true }, 1],
  [true, {}, 0],
  [true, { measurement: false }, 0],
  [true, { advertising: true }, 0],
  [false, { measurement: true }, 0],
])('On Vercel (%s) with the choices %j the measurement loads %d times', async (on, choices, n) => {
  saveChoices(choices)
  await loadPage(on)
  expect(inject).toHaveBeenCalledTimes(n)
})

test.each([
  ['https://site.example/toronto?gclid=1&utm_source=x#top', 'https://site.example/toronto'],
  ['/thankyou?ref=TR-4F7KM', 'https://site.example/thankyou'],
  ['https://site.example/toronto/416-555-0142', 'https://site.example/toronto/not-found-page'],
])('For the page %s Vercel gets %s, and nothing once the visitor says no', async (url, sent) => {
  saveChoices({ measurement: true })
  await loadPage(true)
  const { beforeSend } = inject.mock.calls[0]?.[0] ?? {}
  expect(beforeSend?.({ type: 'vital', url })).toEqual({ type: 'vital', url: sent })
  saveChoices({ measurement: false })
  expect(beforeSend?.({ type: 'vital', url })).toBeNull()
})
