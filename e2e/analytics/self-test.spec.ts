import type { Page } from '@playwright/test'
import { AttributionSchema } from '@/lib/analytics/attribution'
import { ConsentSchema } from '@/lib/submissions/consent-record'
import { JobSchema } from '@/lib/forms/job'
import { LeadSchema, MoveDetailsSchema } from '@/lib/forms/lead'
import { SEED_LOCATIONS } from '@/lib/cities/locations'
import { createExperiment } from '@/lib/business/headline-experiments.fixture'
import { expect, test } from '@/e2e/support/servers/fixtures'
import { getThankYouKey, requestShortQuote } from '@/e2e/support/pages/quote-page'

/** As the page shows it. */
async function readRecord(page: Page, list: string): Promise<unknown> {
  const figure = page.getByRole('figure', { name: `preview/${list}/` })
  return JSON.parse(await figure.locator('pre').innerText())
}

const PREVIEW_LINK = '/self-test?utm_source=google&gclid=Cj0-x&utm_campaign=me@example.com&ref=abc'

test('A marketer opens a campaign’s link on a preview and sees the records it would store', async ({
  page,
  database,
  startOtherSite,
}) => {
  database.put('/preview/locations', SEED_LOCATIONS)
  const preview = await startOtherSite({ VERCEL_ENV: 'preview' })
  await page.goto(preview.url + PREVIEW_LINK, { referer: 'https://www.google.com/' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What this link would store')
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows).toHaveText([
    'ParameterIn the linkKept',
    'utm_sourcegooglegoogle',
    'gclidCj0-xCj0-x',
    'utm_campaignme@example.comnothing',
    'refabcnothing',
  ])

  const schemas = {
    attribution: AttributionSchema,
    consents: ConsentSchema,
    leads: LeadSchema,
    move_details: MoveDetailsSchema,
    jobs: JobSchema,
  }
  for (const [list, schema] of Object.entries(schemas)) {
    schema.parse(await readRecord(page, list))
  }
  const shown = await page.getByRole('figure', { name: 'preview/attribution/' }).innerText()
  expect(shown).toContain('"landing_path": "/self-test"')
  expect(shown).toContain('"referrer_host": "www.google.com"')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  expect(database.read('/preview/leads')).toBeNull()
  database.put('/preview', null)
})

test('A marketer chooses the city and the headline', async ({ page, database, startOtherSite }) => {
  database.put('/preview/locations', SEED_LOCATIONS)
  const preview = await startOtherSite({ VERCEL_ENV: 'preview' })
  await page.goto(`${preview.url}/self-test?city=toronto&h=price-match&ttclid=E.C.P.x`)
  await expect(page.getByText('We match any written Toronto quote')).toBeVisible()
  await expect(page.getByRole('row')).toHaveText([
    'ParameterIn the linkKept',
    'citytorontotoronto',
    'hprice-matchprice-match',
    'ttclidE.C.P.xE.C.P.x',
  ])
  expect(LeadSchema.parse(await readRecord(page, 'leads')).location_id).toBe('toronto')
  expect(JobSchema.parse(await readRecord(page, 'jobs')).location_id).toBe('toronto')
  expect(AttributionSchema.parse(await readRecord(page, 'attribution')).last).toMatchObject({
    landing_path: '/toronto/get-quote',
    ttclid: 'E.C.P.x',
  })
  database.put('/preview', null)
})

test.describe(() => {
  // The headless browser names itself, and is in no experiment.
  test.use({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0' })

  test('A marketer sees what a request of the link stores, during an experiment, too', async ({
    page,
    database,
    startOtherSite,
  }) => {
    database.put('/preview/locations', SEED_LOCATIONS)
    const variants = [
      { headline: 'price-match' as const, weight: 1 },
      { headline: 'no-hidden-fees' as const, weight: 1 },
    ]
    const preview = await startOtherSite({
      VERCEL_ENV: 'preview',
      HEADLINE_EXPERIMENTS: JSON.stringify([createExperiment({ variants })]),
    })
    await page.goto(`${preview.url}/self-test?city=toronto&gclid=abc`)
    const headline = await page.getByText('Headline:').locator('strong').innerText()
    const shown = AttributionSchema.parse(await readRecord(page, 'attribution'))
    expect(shown.experiment).toBe(`fees:${shown.headline}`)

    await page.goto(`${preview.url}/toronto/get-quote?gclid=abc`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline)
    await requestShortQuote(page)
    const stored = AttributionSchema.parse(
      database.read(`/preview/attribution/${getThankYouKey(page)}`),
    )
    const { at } = stored.first
    expect(stored).toEqual({ ...shown, first: { ...shown.first, at }, last: { ...shown.last, at } })
    database.put('/preview', null)
  })
})

test('A visitor of the production site is redirected from the marketers’ page to the home page', async ({
  page,
}) => {
  await page.goto(PREVIEW_LINK)
  await expect(page).toHaveURL(/\/\?utm_source=google/)
  await expect(page.getByRole('main')).not.toContainText('would store')
})
