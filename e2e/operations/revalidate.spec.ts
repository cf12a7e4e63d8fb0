import { DEFAULT_PHONE } from '@/lib/business/default-phone'
import { SEED_LOCATIONS } from '@/lib/cities/locations'
import { runCommand } from '@/e2e/support/servers/run-command'
import { getSiteSettings } from '@/e2e/support/servers/fixtures'
import { expect, REVALIDATE_SECRET, test } from '@/e2e/support/servers/isolated-site'
import type { Site } from '@/e2e/support/servers/site'

const OLD_PHONE = SEED_LOCATIONS.barrie.tracking_phone
const NEW_PHONE = '705-555-0199'

const PAGES = ['/barrie', '/barrie/get-quote', '/barrie/nope', '/thankyou?city=barrie']

async function getPhones({ url }: Site): Promise<(string | undefined)[]> {
  const pages = PAGES.map(async (path) => {
    const html = await (await fetch(url + path)).text()
    return /CALL (?:<[^>]*>)?([\d-]+)/.exec(html)?.[1]
  })
  return Promise.all(pages)
}

const repeatForPages = (number: string) => PAGES.map(() => number)

function callRevalidate({ url }: Site, secret: string, more: RequestInit = {}): Promise<Response> {
  const headers = { authorization: `Bearer ${secret}`, ...more.headers }
  return fetch(`${url}/api/revalidate`, { method: 'POST', ...more, headers })
}

/** On a busy machine the site may give up on the location: only then it is asked again. */
async function revalidate(site: Site) {
  for (;;) {
    const before = site.log().length
    const answer = await callRevalidate(site, REVALIDATE_SECRET)
    const phones = await getPhones(site)
    if (!site.log().slice(before).includes('"outcome":"fallback"')) return { answer, phones }
  }
}

test('Staff make a changed phone number visible at once', async ({ isolated: { site, store } }) => {
  expect(await getPhones(site)).toEqual(repeatForPages(OLD_PHONE))
  const set = await runCommand(
    'locations',
    ['--set', `barrie=${NEW_PHONE}`],
    getSiteSettings(store),
  )
  expect(set.text).toMatch(new RegExp(`^barrie +${NEW_PHONE} Barrie;`, 'm'))
  expect(await getPhones(site)).toEqual(repeatForPages(OLD_PHONE))

  const { answer, phones } = await revalidate(site)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await answer.json()).toMatchObject({ ok: true, numbers: { barrie: NEW_PHONE } })
  expect(phones).toEqual(repeatForPages(NEW_PHONE))

  const home = await (await fetch(site.url)).text()
  expect(home).toContain(DEFAULT_PHONE)
})

test('A wrong secret, method or body changes nothing', async ({ isolated: { site, store } }) => {
  store.put('/locations/barrie/tracking_phone', NEW_PHONE)
  expect((await callRevalidate(site, 'guess')).status).toBe(401)
  expect((await fetch(`${site.url}/api/revalidate`, { method: 'POST' })).status).toBe(401)
  expect((await callRevalidate(site, REVALIDATE_SECRET, { method: 'GET' })).status).toBe(405)
  expect((await callRevalidate(site, REVALIDATE_SECRET, { body: '{}' })).status).toBe(415)
  expect((await callRevalidate(site, REVALIDATE_SECRET, { body: new FormData() })).status).toBe(405)
  const action = { headers: { 'next-action': 'f'.repeat(42) } }
  expect((await callRevalidate(site, REVALIDATE_SECRET, action)).status).toBe(415)
  expect(await getPhones(site)).toEqual(repeatForPages(OLD_PHONE))
})

test('While the database is down or incomplete, pages keep the last valid number', async ({
  isolated: { site, store },
}) => {
  store.put('/locations/barrie/tracking_phone', NEW_PHONE)
  expect((await revalidate(site)).phones).toEqual(repeatForPages(NEW_PHONE))

  store.put('/locations/barrie/tracking_phone', 'nonsense')
  const answer = await callRevalidate(site, REVALIDATE_SECRET)
  expect(answer.status).toBe(503)
  expect(await answer.text()).toContain('locations/barrie has no tracking_phone')
  await store.stop()
  expect((await callRevalidate(site, REVALIDATE_SECRET)).status).toBe(503)
  expect(await getPhones(site)).toEqual(repeatForPages(NEW_PHONE))
})
