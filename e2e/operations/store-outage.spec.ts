import { DEFAULT_PHONE } from '@/lib/business/brand'
import { SEED_LOCATIONS } from '@/lib/cities/locations'
import { expect, getSiteSettings } from '@/e2e/support/servers/fixtures'
import {
  CRON_SECRET,
  freshTest as test,
  getPhones,
  revalidate,
} from '@/e2e/support/servers/isolated-site'
import { postForm, postQuote, VALID_MOVE } from '@/e2e/support/pages/post-form'
import { runCommand } from '@/e2e/support/servers/run-command'
import type { Site } from '@/e2e/support/servers/site'
import { fetchForm } from '@/lib/http/plain-form'

const PAGES = [
  '/',
  '/get-quote',
  '/thankyou',
  '/thankyou?city=toronto',
  '/toronto',
  '/toronto/get-quote',
  '/toronto/nope',
]

const OLD_PHONE = SEED_LOCATIONS.barrie.tracking_phone
const NEW_PHONE = '705-555-0199'
const BARRIE_PAGES = ['/barrie', '/barrie/get-quote', '/barrie/nope', '/thankyou?city=barrie']
const repeatForPages = (number: string) => BARRIE_PAGES.map(() => number)

const callRevalidate = ({ url }: Site, secret: string) =>
  fetch(`${url}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}` },
  })

test('With the database down since the build, every page keeps its phone number, and a post without JavaScript is answered with an error, the values and the phone', async ({
  isolated: { store, site, setHours },
}) => {
  await store.stop()
  const expected = PAGES.map((path) =>
    path.includes('toronto') ? SEED_LOCATIONS.toronto.tracking_phone : DEFAULT_PHONE,
  )
  // After two hours every page is due for a refresh.
  for (const hours of [0, 2]) {
    setHours(hours)
    for (let times = 0; times < 2; times++) expect(await getPhones(site, PAGES)).toEqual(expected)
    const answer = await postQuote(site.url)
    expect(answer.status).toBe(200)
    expect(answer.html).toContain('Everything you typed is still here')
    expect(answer.html).toContain('value="mary@example.com"')
    expect(answer.html).toContain('tel:+14165550110')
  }
})

test('A changed number appears within an hour and outlives the database', async ({ isolated }) => {
  const { store, site, setHours } = isolated
  store.put('/locations/barrie/tracking_phone', NEW_PHONE)
  expect(await getPhones(site, ['/barrie'])).toEqual([OLD_PHONE])

  // If a refresh times out on a slow machine, the next one is due an hour later.
  let hours = 0
  const getPhoneAnHourLater = () => {
    setHours((hours += 1.1))
    return getPhones(site, ['/barrie'])
  }
  await expect.poll(getPhoneAnHourLater).toEqual([NEW_PHONE])

  await store.stop()
  for (const later of [1.4, 3, 29]) {
    setHours(hours + later)
    for (const path of ['/barrie', '/barrie', '/thankyou?city=barrie'])
      expect(await getPhones(site, [path]), `${path} after ${later} hours`).toEqual([NEW_PHONE])
    const form = await fetchForm(`${site.url}/barrie`, 'Moving quote')
    const answer = await postForm(form, { ...VALID_MOVE, name: '' })
    expect(answer.html).toContain('tel:+17055550199')
    expect(answer.html).not.toContain('tel:+17055550118')
  }
})

test('Staff make a changed number visible at once, and pages keep it until the next valid one', async ({
  isolated: { site, store },
}) => {
  expect(await getPhones(site, BARRIE_PAGES)).toEqual(repeatForPages(OLD_PHONE))
  const set = await runCommand(
    'locations',
    ['--set', `barrie=${NEW_PHONE}`],
    getSiteSettings(store),
  )
  expect(set.text).toMatch(new RegExp(`^barrie +${NEW_PHONE} Barrie;`, 'm'))
  expect((await callRevalidate(site, 'guess')).status).toBe(401)
  expect(await getPhones(site, BARRIE_PAGES)).toEqual(repeatForPages(OLD_PHONE))

  const { answer, result } = await revalidate(site, () => getPhones(site, BARRIE_PAGES))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await answer.json()).toMatchObject({ ok: true, numbers: { barrie: NEW_PHONE } })
  expect(result).toEqual(repeatForPages(NEW_PHONE))
  expect(await (await fetch(site.url)).text()).toContain(DEFAULT_PHONE)

  store.put('/locations/barrie/tracking_phone', 'nonsense')
  const wrong = await callRevalidate(site, CRON_SECRET)
  expect(wrong.status).toBe(503)
  expect(await wrong.text()).toContain('locations/barrie has no tracking_phone')
  await store.stop()
  expect((await callRevalidate(site, CRON_SECRET)).status).toBe(503)
  expect(await getPhones(site, BARRIE_PAGES)).toEqual(repeatForPages(NEW_PHONE))
})
