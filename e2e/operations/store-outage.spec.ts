import { DEFAULT_PHONE } from '@/lib/business/brand'
import { SEED_LOCATIONS } from '@/lib/cities/locations'
import { expect } from '@/e2e/support/servers/fixtures'
import { getPhones, test } from '@/e2e/support/servers/isolated-site'
import { postForm, postQuote, VALID_MOVE } from '@/e2e/support/pages/post-form'
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
for (const hours of [0, 2]) {
  const when = hours ? 'when every page is due for a refresh' : 'right after the build'

  test(`With the database down ${when}, every page keeps its phone number, and a post without JavaScript is answered with an error, the values and the phone`, async ({
    isolated: { store, site, setHours },
  }) => {
    await store.stop()
    setHours(hours)
    const expected = PAGES.map((path) =>
      path.includes('toronto') ? SEED_LOCATIONS.toronto.tracking_phone : DEFAULT_PHONE,
    )
    for (let times = 0; times < 2; times++) expect(await getPhones(site, PAGES)).toEqual(expected)
    const answer = await postQuote(site.url)
    expect(answer.status).toBe(200)
    expect(answer.html).toContain('Everything you typed is still here')
    expect(answer.html).toContain('value="mary@example.com"')
    expect(answer.html).toContain('tel:+14165550110')
  })
}

test('A changed number appears within an hour and outlives the database', async ({ isolated }) => {
  const { store, site, setHours } = isolated
  store.put('/locations/barrie/tracking_phone', '705-555-0199')
  expect(await getPhones(site, ['/barrie'])).toEqual([SEED_LOCATIONS.barrie.tracking_phone])

  // If a refresh times out on a slow machine, the next one is due an hour later.
  let hours = 0
  const getPhoneAnHourLater = () => {
    setHours((hours += 1.1))
    return getPhones(site, ['/barrie'])
  }
  await expect.poll(getPhoneAnHourLater).toEqual(['705-555-0199'])

  await store.stop()
  for (const later of [1.4, 3, 29]) {
    setHours(hours + later)
    for (const path of ['/barrie', '/barrie', '/thankyou?city=barrie'])
      expect(await getPhones(site, [path]), `${path} after ${later} hours`).toEqual([
        '705-555-0199',
      ])
    const form = await fetchForm(`${site.url}/barrie`, 'Moving quote')
    const answer = await postForm(form, { ...VALID_MOVE, name: '' })
    expect(answer.html).toContain('tel:+17055550199')
    expect(answer.html).not.toContain('tel:+17055550118')
  }
})
