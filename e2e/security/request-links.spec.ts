import { sendRawRequest } from '@/e2e/support/pages/send-raw-request'
import { getOpenDay } from '@/e2e/support/pages/booking-page'
import { postForm } from '@/e2e/support/pages/post-form'
import { openPage } from '@/e2e/support/pages/hydration'
import { sendRequest } from '@/e2e/support/pages/request-page'
import { expect, getJobs, test } from '@/e2e/support/servers/fixtures'
import { postPlainForm, fetchForm } from '@/lib/http/plain-form'

const SIGNATURE = 'A'.repeat(22)

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
