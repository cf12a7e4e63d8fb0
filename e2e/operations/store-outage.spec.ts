import { DEFAULT_PHONE } from '@/lib/business/default-phone'
import { SEED_LOCATIONS } from '@/lib/cities/locations'
import { expect, test } from '@/e2e/support/servers/isolated-site'
import { VALID_MOVE, postForm } from '@/e2e/support/pages/post-form'
import { fetchForm } from '@/lib/monitoring/plain-form'

const PAGES = [
  '/',
  '/get-quote',
  '/thankyou',
  '/thankyou?city=toronto',
  '/toronto',
  '/toronto/get-quote',
  '/toronto/nope',
]
/** The phone number in a page's header. */
async function getPhone(url: string): Promise<string | undefined> {
  const html = await (await fetch(url)).text()
  return /CALL (?:<[^>]*>)?([\d-]+)/.exec(html)?.[1]
}

for (const hours of [0, 2]) {
  const when = hours ? 'when every page is due for a refresh' : 'right after the build'

  test(`With the database down ${when}, every page keeps its phone number, and a post without JavaScript is answered with an error, the values and the phone`, async ({
    isolated: { store, site, setHours },
  }) => {
    await store.stop()
    setHours(hours)
    for (const path of [...PAGES, ...PAGES]) {
      const expected = path.includes('toronto')
        ? SEED_LOCATIONS.toronto.tracking_phone
        : DEFAULT_PHONE
      expect(await getPhone(site.url + path), path).toBe(expected)
    }
    const form = await fetchForm(`${site.url}/toronto`, 'Moving quote')
    const answer = await postForm(form, VALID_MOVE)
    expect(answer.status).toBe(200)
    expect(answer.html).toContain('Everything you typed is still here')
    expect(answer.html).toContain('value="mary@example.com"')
    expect(answer.html).toContain('tel:+14165550110')
  })
}

test('A changed phone number appears within an hour and stays when the database is down', async ({
  isolated,
}) => {
  const { store, site, setHours } = isolated
  const page = `${site.url}/barrie`
  store.put('/locations/barrie/tracking_phone', '705-555-0199')
  expect(await getPhone(page)).toBe(SEED_LOCATIONS.barrie.tracking_phone)

  // A refresh that times out on a slow machine is due again an hour later.
  let hours = 0
  const getPhoneAnHourLater = () => {
    setHours((hours += 1.1))
    return getPhone(page)
  }
  await expect.poll(getPhoneAnHourLater).toBe('705-555-0199')

  await store.stop()
  for (const later of [1.4, 3, 29]) {
    setHours(hours + later)
    for (const path of ['/barrie', '/barrie', '/thankyou?city=barrie']) {
      expect(await getPhone(site.url + path), `${path} after ${later} hours`).toBe('705-555-0199')
    }
    const form = await fetchForm(page, 'Moving quote')
    const answer = await postForm(form, { ...VALID_MOVE, name: '' })
    expect(answer.html).toContain('tel:+17055550199')
    expect(answer.html).not.toContain('tel:+17055550118')
  }
})
