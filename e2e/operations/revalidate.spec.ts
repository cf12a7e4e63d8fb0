import { DEFAULT_PHONE } from '@/lib/business/brand'
import { SEED_LOCATIONS } from '@/lib/cities/locations'
import { runCommand } from '@/e2e/support/servers/run-command'
import { expect, getSiteSettings } from '@/e2e/support/servers/fixtures'
import { getPhones, CRON_SECRET, revalidate, test } from '@/e2e/support/servers/isolated-site'
import type { Site } from '@/e2e/support/servers/site'

const OLD_PHONE = SEED_LOCATIONS.barrie.tracking_phone
const NEW_PHONE = '705-555-0199'

const PAGES = ['/barrie', '/barrie/get-quote', '/barrie/nope', '/thankyou?city=barrie']

const repeatForPages = (number: string) => PAGES.map(() => number)

const callRevalidate = ({ url }: Site, secret: string) =>
  fetch(`${url}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}` },
  })

test('Staff make a changed phone number visible at once', async ({ isolated: { site, store } }) => {
  expect(await getPhones(site, PAGES)).toEqual(repeatForPages(OLD_PHONE))
  const set = await runCommand(
    'locations',
    ['--set', `barrie=${NEW_PHONE}`],
    getSiteSettings(store),
  )
  expect(set.text).toMatch(new RegExp(`^barrie +${NEW_PHONE} Barrie;`, 'm'))
  expect((await callRevalidate(site, 'guess')).status).toBe(401)
  expect(await getPhones(site, PAGES)).toEqual(repeatForPages(OLD_PHONE))

  const { answer, result } = await revalidate(site, () => getPhones(site, PAGES))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await answer.json()).toMatchObject({ ok: true, numbers: { barrie: NEW_PHONE } })
  expect(result).toEqual(repeatForPages(NEW_PHONE))

  const home = await (await fetch(site.url)).text()
  expect(home).toContain(DEFAULT_PHONE)
})

test('Without a valid number in the database, pages keep the last', async ({
  isolated: { site, store },
}) => {
  store.put('/locations/barrie/tracking_phone', NEW_PHONE)
  const { result } = await revalidate(site, () => getPhones(site, PAGES))
  expect(result).toEqual(repeatForPages(NEW_PHONE))

  store.put('/locations/barrie/tracking_phone', 'nonsense')
  const answer = await callRevalidate(site, CRON_SECRET)
  expect(answer.status).toBe(503)
  expect(await answer.text()).toContain('locations/barrie has no tracking_phone')
  await store.stop()
  expect((await callRevalidate(site, CRON_SECRET)).status).toBe(503)
  expect(await getPhones(site, PAGES)).toEqual(repeatForPages(NEW_PHONE))
})
