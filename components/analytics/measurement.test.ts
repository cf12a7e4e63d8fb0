import { SHOWN_FROM_HEADER } from '@/lib/routing/api-paths'
import { writeEarlyVisit } from './analytics'
import { injectSpeedInsights } from '@vercel/speed-insights'
import { saveChoices } from './choices-storage'
import { loadSpeedInsights } from './loaders'
import { SPEED_META } from '@/lib/http/page-settings'

jest.mock('@vercel/speed-insights', () => ({ injectSpeedInsights: jest.fn() }))

const HREF = 'https://movers.example/toronto?gclid=A1'

function open(load: object, prerendering?: boolean) {
  const asked = jest.fn(() => Promise.reject(new Error('offline')))
  const page = Object.assign(new EventTarget(), { prerendering, referrer: 'https://www.bing.com/' })
  Object.assign(globalThis, { document: page, location: { href: HREF }, fetch: asked })
  jest.spyOn(performance, 'getEntriesByType').mockReturnValue([load] as PerformanceEntryList)
  const leaving = new AbortController()
  writeEarlyVisit(leaving.signal)
  const show = () => page.dispatchEvent(new Event('prerenderingchange'))
  return { asked, show, leave: () => leaving.abort() }
}

test('A page that loads when it is shown requests nothing more', () => {
  for (const load of [{ activationStart: 0, deliveryType: '' }, { deliveryType: 'cache' }, {}])
    expect(open(load).asked).not.toHaveBeenCalled()
})

test('A prerendered page counts as a visit only once it is shown', () => {
  const { asked, show } = open({ activationStart: 0 }, true)
  expect(asked).not.toHaveBeenCalled()
  show()
  const headers = { accept: 'text/html', [SHOWN_FROM_HEADER]: 'https://www.bing.com/' }
  expect(asked.mock.calls).toEqual([[HREF, { method: 'HEAD', headers }]])
  const other = open({ activationStart: 0 }, true)
  other.leave()
  other.show()
  expect(other.asked).not.toHaveBeenCalled()
})

test.each([{ activationStart: 812 }, { deliveryType: 'navigational-prefetch' }])(
  'A page that was loaded early and is shown already counts as a visit: %j',
  (load) => expect(open(load).asked).toHaveBeenCalledTimes(1),
)

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
