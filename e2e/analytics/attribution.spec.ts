import type { Page } from '@playwright/test'
import { AttributionSchema, type Attribution } from '@/lib/analytics/attribution'
import { JobSchema } from '@/lib/forms/job'
import { LeadSchema } from '@/lib/forms/lead'
import {
  getBookingForm,
  fillBooking,
  getLastBookableDay,
  stubEmptyMaps,
} from '@/e2e/support/pages/booking-page'
import type { DatabaseServer } from '@/e2e/support/servers/database-server'
import { expect, getJobs, getLeads, test, JAVASCRIPT_MODES } from '@/e2e/support/servers/fixtures'
import {
  fillContact,
  fillMove,
  getMovingQuoteForm,
  getQuickQuoteForm,
  submitForm,
} from '@/e2e/support/pages/quote-page'

const AD =
  'utm_source=google&utm_medium=cpc&utm_campaign=Fall%20movers&utm_term=junk&utm_content=a%3Db&gclid=Cj0KCQ-Ab_1'
const AD_TOUCH = {
  utm_source: 'google',
  utm_medium: 'cpc',
  utm_campaign: 'Fall movers',
  utm_term: 'junk',
  utm_content: 'a_b',
  gclid: 'Cj0KCQ-Ab_1',
}

/** The record beside the one that the thank-you page's address names. */
function getAttribution(page: Page, database: DatabaseServer): Attribution {
  const ref = new URL(page.url()).searchParams.get('ref') ?? ''
  return AttributionSchema.parse(database.read(`/attribution/${ref}`))
}

for (const { javaScriptEnabled, visitor } of JAVASCRIPT_MODES) {
  test.describe(() => {
    test.use({ javaScriptEnabled })

    test(`${visitor}’s quote tells the advertiser which click it came from`, async ({
      page,
      database,
    }) => {
      await page.goto(`/toronto/get-quote?${AD}`, { referer: 'https://www.google.com/' })
      await fillContact(getQuickQuoteForm(page))
      await submitForm(getQuickQuoteForm(page))
      await expect(page).toHaveURL(/\/thankyou/)
      const { first, last } = getAttribution(page, database)
      expect(last).toMatchObject({
        ...AD_TOUCH,
        landing_path: '/toronto/get-quote',
        referrer_host: 'www.google.com',
      })
      expect(first).toEqual(last)
      const [lead] = Object.values(getLeads(database))
      expect(LeadSchema.parse(lead)).toEqual(lead)
    })

    test(`${visitor}’s booking keeps the first touch and the last, through the pages between`, async ({
      page,
      database,
    }) => {
      await stubEmptyMaps(page)
      await page.goto('/toronto', { referer: 'https://www.bing.com/search?q=mary' })
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: /reviews/i })
        .click()
      await expect(page).toHaveURL(/reviews/)
      await page.goto('/toronto/what-we-take?fbclid=IwAR0_x&utm_source=me@example.com')
      await page.getByRole('contentinfo').getByRole('link', { name: /book/i }).click()
      await expect(page).toHaveURL(/book-now/)
      await fillBooking(page, getLastBookableDay('toronto'), javaScriptEnabled)
      await submitForm(getBookingForm(page))
      await expect(page).toHaveURL(/\/thankyou/)
      const { first, last } = getAttribution(page, database)
      expect(first).toMatchObject({ landing_path: '/toronto', referrer_host: 'www.bing.com' })
      expect(last).toMatchObject({
        landing_path: '/toronto/what-we-take',
        fbclid: 'IwAR0_x',
        utm_source: '',
        referrer_host: '',
      })
      const [job] = Object.values(getJobs(database))
      expect(JobSchema.parse(job)).toEqual(job)
    })
  })
}

test('A visitor who is sent home from a city that is not ours keeps the click', async ({
  page,
  database,
}) => {
  await page.goto(`/atlantis?${AD}`)
  await expect(page).toHaveURL(/\/\?utm_source=google/)
  await fillMove(getMovingQuoteForm(page))
  await submitForm(getMovingQuoteForm(page))
  await expect(page).toHaveURL(/\/thankyou/)
  expect(getAttribution(page, database).first).toMatchObject({ ...AD_TOUCH, landing_path: '/' })
})

test('A visitor whose browser keeps no cookies still tells the click of the page with the form', async ({
  page,
  database,
}) => {
  await page.goto(`/miami/get-quote?${AD}`)
  await page.context().clearCookies()
  await fillContact(getQuickQuoteForm(page))
  await submitForm(getQuickQuoteForm(page))
  await expect(page).toHaveURL(/\/thankyou/)
  expect(getAttribution(page, database).last).toMatchObject(AD_TOUCH)
})

test('The cookie lasts as long as the visit, is out of reach of scripts, and says no name', async ({
  page,
  context,
}) => {
  await page.goto(`/toronto?${AD}`)
  const [visit] = (await context.cookies()).filter(({ name }) => name === 'visit')
  expect(visit).toMatchObject({ expires: -1, httpOnly: true, sameSite: 'Lax', path: '/' })
  await page.goto('/toronto/faq')
  const after = (await context.cookies()).find(({ name }) => name === 'visit')
  expect(after?.value).toBe(visit?.value)
})

test('A lead is stored when its attribution cannot be', async ({ page, database }) => {
  // Related records are written at once, then one by one.
  database.setFault((path) => (/^\/($|attribution\/)/.test(path) ? 'deny' : undefined))
  await page.goto(`/toronto/get-quote?${AD}`)
  await fillContact(getQuickQuoteForm(page))
  await submitForm(getQuickQuoteForm(page))
  await expect(page).toHaveURL(/\/thankyou/)
  expect(Object.keys(getLeads(database))).toHaveLength(1)
  expect(database.read('/attribution')).toBeNull()
})
