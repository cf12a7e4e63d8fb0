import { assignVariant } from '@/lib/analytics/assign-variant'
import { AttributionSchema, type Attribution } from '@/lib/analytics/attribution'
import { parseVisitsKey } from '@/lib/analytics/visits-key'
import { createExperiment } from '@/lib/business/headline-experiments.fixture'
import type { DatabaseServer } from '@/e2e/support/servers/database-server'
import { expect, JAVASCRIPT_MODES, test } from '@/e2e/support/servers/fixtures'
import {
  getShortQuoteForm,
  getThankYouKey,
  requestShortQuote,
  submitForm,
} from '@/e2e/support/pages/quote-page'

const EXPERIMENT = createExperiment({
  variants: [
    { headline: 'default', weight: 1 },
    { headline: 'price-match', weight: 1 },
  ],
})
const PATH = '/toronto/get-quote'
const HEADLINE = 'We match any written Toronto quote'
// The headless browser of these tests names itself, and is a crawler to the site.
const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

const SECRET = Buffer.alloc(32, 7).toString('base64')

/** An address with this variant today, another one on every call. */
function makeIp(headline: 'default' | 'price-match'): string {
  const day = new Date().toISOString().slice(0, 10)
  for (;;) {
    const ip = `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 256)).join('.')}`
    const client = { ip, userAgent: USER_AGENT, day, secret: SECRET }
    if (assignVariant(EXPERIMENT, client) === headline) return ip
  }
}

function getAttribution(database: DatabaseServer, ref: string): Attribution {
  return AttributionSchema.parse(database.read(`/attribution/${ref}`))
}

/** Counted visitors by variant. */
function getVisitors(database: DatabaseServer): Record<string, number> {
  const records = (database.read('/experiment_visits') ?? {}) as Record<
    string,
    { visitors: number }
  >
  const counts: Record<string, number> = {}
  for (const [key, { visitors }] of Object.entries(records)) {
    const { headline = 'unknown' } = parseVisitsKey(key) ?? {}
    counts[headline] = (counts[headline] ?? 0) + visitors
  }
  return counts
}

test.use({ userAgent: USER_AGENT })

for (const { javaScriptEnabled, visitor } of JAVASCRIPT_MODES) {
  test.describe(() => {
    test.use({ javaScriptEnabled })

    test(`${visitor} in an experiment has one headline from the first byte to the stored request`, async ({
      page,
      database,
      startOtherSite,
    }) => {
      const { url } = await startOtherSite({
        HEADLINE_EXPERIMENTS: JSON.stringify([EXPERIMENT]),
        NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: SECRET,
      })
      await page.setExtraHTTPHeaders({ 'x-forwarded-for': makeIp('price-match') })
      const response = await page.goto(`${url}${PATH}?gclid=A1`)
      const html = (await response?.text()) ?? ''
      expect(/<h1[^>]*>([^<]*)/.exec(html)?.[1]).toBe(HEADLINE)
      const headers = response?.headers() ?? {}
      expect(headers['x-nextjs-prerender']).toMatch(/1/)
      // No shared cache may send one visitor's variant to another.
      expect(headers['cache-control']).toMatch(/^private, max-age=0/)
      const headline = page.getByRole('heading', { level: 1 })
      await expect(headline).toHaveText(HEADLINE)
      // The browser's address may change during the visit.
      await page.setExtraHTTPHeaders({ 'x-forwarded-for': makeIp('default') })
      await submitForm(getShortQuoteForm(page))
      await expect(getShortQuoteForm(page).getByRole('alert')).toBeVisible()
      await expect(headline).toHaveText(HEADLINE)
      await page.goto(`${url}/toronto/faq`)
      await page.goto(url + PATH)
      await expect(headline).toHaveText(HEADLINE)
      await requestShortQuote(page)
      expect(getAttribution(database, getThankYouKey(page))).toMatchObject({
        headline: 'price-match',
        experiment: 'fees:price-match',
        last: { gclid: 'A1' },
      })
      await expect.poll(() => getVisitors(database)).toEqual({ 'price-match': 1 })
    })
  })
}
