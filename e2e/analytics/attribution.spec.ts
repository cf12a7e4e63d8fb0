import type { Page } from '@playwright/test'
import { AttributionSchema, type Attribution } from '@/lib/analytics/attribution'
import { JobSchema, LeadSchema } from '@/lib/forms/records.fixture'
import { stubEmptyMaps, bookPickup } from '@/e2e/support/pages/booking-page'
import type { DatabaseServer } from '@/e2e/support/servers/database-server'
import { expect, getJobs, getLeads, test, describeVisitors } from '@/e2e/support/servers/fixtures'
import { requestShortQuote, requestFullQuote, getThankYouKey } from '@/e2e/support/pages/quote-page'

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

function getAttribution(page: Page, database: DatabaseServer): Attribution {
  const ref = getThankYouKey(page)
  return AttributionSchema.parse(database.read(`/details/${ref}/attribution`))
}

describeVisitors('attribution', ({ javaScriptEnabled, visitor }) => {
  test(`${visitor}’s quote is stored with its ad click`, async ({ page, database }) => {
    await page.goto(`/toronto/get-quote?${AD}`, { referer: 'https://www.google.com/' })
    await requestShortQuote(page)
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

  test(`${visitor}’s booking is stored with the first and the last touch of the visit`, async ({
    page,
    database,
  }) => {
    await stubEmptyMaps(page)
    await page.goto('/toronto', { referer: 'https://www.bing.com/search?q=mary' })
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /how it works/i })
      .click()
    await expect(page).toHaveURL(/how-it-works/)
    await page.goto('/toronto/what-we-take?fbclid=IwAR0_x&utm_source=me@example.com')
    await page.getByRole('contentinfo').getByRole('link', { name: /book/i }).click()
    await expect(page).toHaveURL(/book-now/)
    await bookPickup(page, javaScriptEnabled)
    const { first, last } = getAttribution(page, database)
    expect(first).toMatchObject({ landing_path: '/toronto', referrer_host: 'www.bing.com' })
    expect(last).toEqual({
      at: expect.any(String),
      landing_path: '/toronto/what-we-take',
      fbclid: 'IwAR0_x',
    })
    const [job] = Object.values(getJobs(database))
    expect(JobSchema.parse(job)).toEqual(job)
  })
})

for (const [who, typed, reached] of [
  ['redirected from an unknown city', '/atlantis', '/'],
  ['of a served town', '/Mississauga', '/toronto'],
] as const) {
  test(`A visitor ${who} keeps the ad click, and the typed address`, async ({ page, database }) => {
    await page.goto(`${typed}?${AD}`)
    await expect(page).toHaveURL((url) => url.pathname === reached)
    expect(new URL(page.url()).searchParams.get('utm_source')).toBe('google')
    await requestFullQuote(page)
    const { first, last } = getAttribution(page, database)
    expect(first).toMatchObject({ ...AD_TOUCH, landing_path: typed })
    expect(last).toEqual(first)
  })
}
