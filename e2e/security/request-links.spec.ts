import { sendRawRequest } from '@/e2e/support/pages/send-raw-request'
import { getCalendarStart, getOpenDay } from '@/e2e/support/pages/booking-page'
import { postForm, postPickup } from '@/e2e/support/pages/post-form'
import { openPage } from '@/e2e/support/pages/hydration'
import { chooseTime, pressMove, sendRequest } from '@/e2e/support/pages/request-page'
import { expect, getJobs, test } from '@/e2e/support/servers/fixtures'
import { postPlainForm, fetchForm } from '@/lib/http/plain-form'
import { HONEYPOT_FIELD } from '@/lib/forms/form'

const SIGNATURE = 'A'.repeat(22)
const CLOSED = 'This link doesn’t open a request'

/** Leaves out scripts, and the visitor's own query, which the framework repeats in the page. */
const fetchPage = async (url: string) => {
  const response = await fetch(url)
  const html = (await response.text()).replace(/<script[^]*?<\/script>/g, '')
  const { searchParams } = new URL(url)
  const own = [...searchParams.values()].reduce((text, value) => text.replaceAll(value, ''), html)
  return { status: response.status, html: own }
}

test('A forged, unknown or removed request shows one page', async ({ site, database }) => {
  const { path, key } = await sendRequest(site.url, 'pickup')
  const at = (query: string) => `${site.url}/toronto/booking?${query}`
  const forged = await fetchPage(at(`key=${key}&sig=${SIGNATURE}`))
  expect(forged.status).toBe(200)
  expect(forged.html).toContain(CLOSED)
  expect(forged.html).toContain('href="tel:+14165550110"')
  expect(await fetchPage(at(`key=${'-'.repeat(20)}&sig=${SIGNATURE}`))).toEqual(forged)
  expect((await fetchPage(site.url + path)).html).toContain('Your pickup is booked')
  database.put(`/jobs/${key}`, null)
  expect(await fetchPage(site.url + path)).toEqual(forged)
})

const PROMISES = /Pickup pass|pickup\.ics|truck arrives|9 to 11|[Ii]s booked/

test('A thank-you address shows the pickup as it is now', async ({ site, database }) => {
  const { location } = await postPickup(site.url)
  const thankYou = String(new URL(location, site.url))
  const calendar = thankYou.replace('/thankyou', '/api/pickup.ics')
  const [key = ''] = Object.keys(getJobs(database))
  expect((await fetchPage(thankYou)).html).toMatch(/Pickup pass.*9 to 11/s)

  database.put(`/jobs/${key}/start_time`, '13:00')
  database.put(`/jobs/${key}/end_time`, '15:00')
  const moved = await fetchPage(thankYou)
  expect(moved.html).toMatch(/Pickup pass.*1 to 3/s)
  expect(moved.html).not.toMatch(/9 to 11/)
  const start = getCalendarStart(String(getJobs(database)[key]?.date), '13:00')
  expect(await (await fetch(calendar)).text()).toContain(start)

  database.put(`/jobs/${key}/job_status`, 'cancelled')
  const cancelled = await fetchPage(thankYou)
  // `fetchPage` removed the word that the address contains, too.
  expect(cancelled.html).toContain('>Your  is cancelled<')
  expect(cancelled.html).not.toMatch(PROMISES)

  database.setFault('deny')
  const unknown = await fetchPage(thankYou)
  expect(unknown).toMatchObject({ status: 200 })
  expect(unknown.html).toMatch(/We’ve got it.*Call us to check it/s)
  expect(unknown.html).not.toMatch(/Pickup pass|pickup\.ics|truck arrives/)
  expect((await fetch(calendar)).status).toBe(503)
  database.setFault(undefined)

  database.put(`/jobs/${key}`, null)
  const gone = await fetchPage(thankYou)
  expect(gone.html).toContain('Call us to check it')
  expect(gone.html).not.toMatch(PROMISES)
  expect((await fetch(calendar)).status).toBe(404)
})

test('Who is held is promised nothing, and has a page to read and cancel', async ({
  page,
  site,
  database,
}) => {
  const { location } = await postPickup(site.url, { [HONEYPOT_FIELD]: 'https://example.com' })
  const thankYou = String(new URL(location, site.url))
  expect(Object.keys(database.read('/quarantine/jobs') ?? {})).toHaveLength(1)
  const { html } = await fetchPage(thankYou)
  expect(html).toMatch(/We’ve got it.*we’ll call you to confirm it/s)
  expect(html).not.toMatch(/Pickup pass|pickup\.ics|truck arrives|[Ii]s booked/)
  expect((await fetch(thankYou.replace('/thankyou', '/api/pickup.ics'))).status).toBe(404)

  await page.goto(thankYou)
  await page.getByRole('main').getByRole('link', { name: 'See, change or cancel' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your pickup request')
  await expect(page.getByText('Pickup pass')).toHaveCount(0)
  await chooseTime(page, getOpenDay('toronto'))
  await pressMove(page)
  await expect(page.getByRole('status')).toContainText('You now ask for')
  await page.getByRole('link', { name: 'Cancel this pickup' }).click()
  await page.getByRole('button', { name: 'Yes, cancel my pickup' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your pickup is cancelled')
})

test('A form with a forged link changes nothing', async ({ site, database }) => {
  const { path, key } = await sendRequest(site.url, 'pickup')
  const job = getJobs(database)[key]
  const form = await fetchForm(site.url + path, 'Another time')
  const time = { selectedDate: getOpenDay('toronto'), timeSlot: '11:00-13:00' }
  const { status } = await postForm(form, { ...time, sig: SIGNATURE })
  expect(status).toBe(200)
  expect(getJobs(database)[key]).toEqual(job)
})

test('No reply of the page is kept, indexed or named to another site', async ({ site }) => {
  const { path } = await sendRequest(site.url, 'pickup')
  const form = await fetchForm(site.url + path, 'Another time')
  const plain =
    (headers = {}) =>
    (url: string) =>
      sendRawRequest(site, 'GET', url, headers)
  for (const [title, answer] of [
    ['the page', await plain()(path)],
    ['without a link', await plain()('/toronto/booking')],
    ['the router’s request', await plain({ rsc: '1' })(path)],
    ['the router’s request of a part', await plain({ rsc: '1' })(`${path}&_rsc`)],
    ['upper case', await plain()(path.replace('/toronto', '/Toronto'))],
    ['a town', await plain()(path.replace('/toronto', '/mississauga'))],
    ['another city', await plain()(path.replace('/toronto', '/miami'))],
  ] as const) {
    expect(answer.headers['cache-control'] ?? '', title).toContain('no-store')
    expect(answer.headers['referrer-policy'], title).toBe('strict-origin')
    const names = answer.rawHeaders.filter((name) =>
      /^(cache-control|referrer-policy)$/i.test(name),
    )
    expect(names, title).toHaveLength(2)
  }
  const posted = await postPlainForm(form, {})
  expect(posted.headers.get('cache-control')).toContain('no-store')
  const html = await (await fetch(site.url + path)).text()
  expect(html).toContain('<meta name="robots" content="noindex"/>')
})

test('Another city’s address leads to the city of the request', async ({ site }) => {
  const { path } = await sendRequest(site.url, 'pickup')
  const answer = await sendRawRequest(site, 'GET', path.replace('/toronto', '/miami'))
  expect([answer.statusCode, answer.headers.location]).toEqual([307, path])
})

test('No analytics and no third party load on the page', async ({ startOtherSite }) => {
  const site = await startOtherSite({ NEXT_PUBLIC_GOOGLE_TAG_ID: 'G-TEST', VERCEL: '1' })
  const { path } = await sendRequest(site.url, 'pickup')
  const settings = /<meta name="(google-tag|speed-insights)"/
  expect(await (await fetch(`${site.url}/thankyou`)).text()).toMatch(settings)
  const page = await fetch(site.url + path)
  expect(await page.text()).not.toMatch(settings)
  expect(page.headers.get('content-security-policy')).not.toMatch(/https?:/)
})

test('A page without its database says so with the phone', async ({ page, site, database }) => {
  const { path } = await sendRequest(site.url, 'pickup')
  database.setFault('hang')
  await openPage(page, path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'We can’t open your request right now',
  )
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Call 416-555-0110' }),
  ).toBeVisible()
})
