import { findPiiMarkers, makePiiMarkers } from '@/e2e/support/checks/pii-markers'
import { expectDone, findAtDesk, getRow, press, SMALL_PHONE } from '@/e2e/support/pages/desk-page'
import { postPickup, postQuote } from '@/e2e/support/pages/post-form'
import { fetchDeskCookie, openDesk } from '@/e2e/support/servers/desk'
import { describeVisitors, expect, getDetails } from '@/e2e/support/servers/fixtures'
import { test } from '@/e2e/support/servers/office'
import { getRequestKey, parseHiddenFields, postPlainForm } from '@/lib/http/plain-form'

describeVisitors('data of the desk', ({ visitor, javaScriptEnabled }) => {
  const who = visitor.replace('visitor', 'dispatcher')
  test.use({ viewport: SMALL_PHONE })

  test(`${who} on a customer’s link is a customer`, async ({ page, database, office }) => {
    const { site } = office
    await office.bookPickup()
    const link = office.getCustomerLink()
    await openDesk(page, site.url, 'toronto')
    for (const address of [link, `${link}&office=1`]) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Your pickup/)
      await expect(page.locator('main')).not.toContainText(/Smith|555-0142|desk|you change for/)
    }
    await page.getByRole('link', { name: 'Cancel this pickup' }).click()
    await page.getByRole('button', { name: 'Yes, cancel my pickup' }).click()
    await expect(page.getByRole('status')).toContainText('Done')
    const [details] = Object.values(getDetails(database))
    expect(Object.values(details?.changes ?? {})).toMatchObject([{ by: 'customer' }])
  })

  test(`${who} without a database sees a phone`, async ({ page, database, office }) => {
    await office.bookPickup()
    await openDesk(page, office.site.url, 'toronto')
    const [key = ''] = Object.keys(getDetails(database))
    await page.goto(`${office.site.url}/toronto/desk/request?key=${key}`)
    database.setFault('deny')
    await press(page, 'Cancel', 'Cancel the pickup')
    if (javaScriptEnabled)
      await expect(page.locator('main')).toContainText('We’re not sure that was saved')
    for (const path of ['/toronto/desk', `/toronto/desk/request?key=${key}`]) {
      await page.goto(office.site.url + path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'We can’t open the desk right now',
      )
      await expect(page.getByRole('link', { name: 'Call 416-555-0110' })).toBeVisible()
      await expect(page.locator('main')).not.toContainText('Mary')
    }
    database.setFault(undefined)
    expect(database.read(`/jobs/${key}/job_status`)).toBe('active')
  })
})

test('Forms of the desk take nothing from another site, another area or no desk', async ({
  office,
  database,
}) => {
  const { site } = office
  const key = await office.bookPickup()
  const cookie = await fetchDeskCookie(site.url, 'toronto')
  const foreign = await fetchDeskCookie(site.url, 'ottawa')
  const url = `${site.url}/toronto/desk/request?key=${key}`
  const html = await (await fetch(url, { headers: { cookie } })).text()
  const form = { url, hidden: parseHiddenFields(html, 'Cancel') ?? [] }
  expect(form.hidden.length).toBeGreaterThan(3)
  const cancel = (headers: Record<string, string>, fields = {}) =>
    postPlainForm(form, { what: 'cancel', ...fields }, headers)
  expect((await cancel({ cookie, origin: 'https://evil.example' })).status).toBe(403)
  for (const [headers, fields] of [
    [{}, {}],
    [{ cookie: `${cookie}x` }, {}],
    [{ cookie: foreign }, {}],
    [{ cookie: foreign }, { area: 'ottawa' }],
  ] as const) {
    const answer = await cancel(headers, fields)
    expect(answer.location).not.toContain('done=cancel')
    expect(database.read(`/jobs/${key}/job_status`)).toBe('active')
  }
  expect((await cancel({ cookie })).location).toContain('done=cancel')
  expect(database.read(`/jobs/${key}/job_status`)).toBe('cancelled')
})

test.describe('The log', () => {
  test('holds no person and no query string of what the office sees and does', async ({
    page,
    office: { site },
  }) => {
    const { makeWord, phone } = makePiiMarkers(1)
    const person = { name: `Ann ${makeWord('n')}`, phone, message: makeWord('m') }
    const pickup = {
      ...person,
      email: `${makeWord('e')}@example.com`,
      street: `1 ${makeWord('s')} St`,
    }
    const key = getRequestKey(await postPickup(site.url, pickup))
    await postQuote(site.url, { ...pickup, message: makeWord('q') })
    await openDesk(page, site.url, 'toronto', { name: makeWord('d') })
    const found = await findAtDesk(page, makeWord('n'))
    await expect(found.getByRole('listitem')).toHaveCount(2)
    await page.goto(`${site.url}/toronto/desk/request?key=${key}&name=${makeWord('n')}`)
    await press(page, 'Cancel', 'Cancel the pickup')
    await expectDone(page, 'Cancelled.')
    await page.goto(`${site.url}/toronto/desk`)
    await expect(getRow(page, makeWord('n'))).toHaveCount(1)
    expect(site.log()).toContain(`"area":"toronto","key":"${key}"`)
    expect(findPiiMarkers(site.log())).toEqual([])
    expect(site.log()).not.toMatch(/[?&](?:key|link|done|name)=/)
  })
})
