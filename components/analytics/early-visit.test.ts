import { SHOWN_FROM_HEADER } from '@/lib/routing/api-paths'
import { writeEarlyVisit } from './early-visit'

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
