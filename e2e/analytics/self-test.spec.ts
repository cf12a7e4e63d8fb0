import { AttributionSchema } from '@/lib/analytics/attribution'
import { ConsentSchema } from '@/lib/submissions/consent-record'
import { JobSchema } from '@/lib/forms/job'
import { LeadSchema, MoveDetailsSchema } from '@/lib/forms/lead'
import { SEED_LOCATIONS } from '@/lib/cities/locations'
import { expect, test } from '@/e2e/support/servers/fixtures'

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
    const figure = page.getByRole('figure', { name: `preview/${list}/` })
    schema.parse(JSON.parse(await figure.locator('pre').innerText()))
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
  const readRecord = async (list: string) =>
    JSON.parse(
      await page
        .getByRole('figure', { name: `preview/${list}/` })
        .locator('pre')
        .innerText(),
    ) as unknown
  expect(LeadSchema.parse(await readRecord('leads')).location_id).toBe('toronto')
  expect(JobSchema.parse(await readRecord('jobs')).location_id).toBe('toronto')
  expect(AttributionSchema.parse(await readRecord('attribution')).last).toMatchObject({
    landing_path: '/toronto/get-quote',
    ttclid: 'E.C.P.x',
  })
  database.put('/preview', null)
})

test('A visitor of the production site is redirected from the marketers’ page to the home page', async ({
  page,
}) => {
  await page.goto(PREVIEW_LINK)
  await expect(page).toHaveURL(/\/\?utm_source=google/)
  await expect(page.getByRole('main')).not.toContainText('would store')
})
