import { globSync, readFileSync } from 'node:fs'
import {
  getBuiltPages,
  getClientComponents,
  getPrerenderedRoutes,
} from '@/e2e/support/checks/build-manifests'
import { stubEmptyMaps } from '@/e2e/support/pages/booking-page'
import { RESOURCE_KINDS, measurePageWeight } from '@/e2e/support/checks/page-weight'
import { expect, test } from '@/e2e/support/servers/fixtures'
import { getCity } from '@/lib/cities/cities'
import { CITY_KEYS, type CityKey } from '@/lib/cities/keys'
import { NON_CITY_PAGES, getCityPages } from '@/e2e/support/pages/page-types'

/**
 * Limits of a page on a phone before the first interaction: transferred KiB, requests, elements. Raise
 * one only with a reason that a visitor would accept.
 */
const BUDGET = {
  // With the style sheet.
  html: 17.3,
  js: 142,
  css: 0,
  fonts: 30,
  pictures: 19,
  requests: 22,
  elements: 450,
}
type Budget = typeof BUDGET

/**
 * The landing page has two forms, the booking page many questions. Up to a kilobyte of each keeps typed
 * answers, and asks about codes and addresses that do not fit.
 */
const LANDING_BUDGET: Partial<Budget> = { html: 22.5, js: 143, elements: 507 }
const BUDGET_OVERRIDES: Record<string, Partial<Budget>> = {
  'toronto-how-it-works': { html: 17.6 },
  'toronto-faq': { html: 18.1, elements: 455 },
  'toronto-what-we-take': { html: 18.3 },
  // With a link to every city, for visitors who are not in the default one.
  landing: { ...LANDING_BUDGET, html: 23, js: 143.2, elements: 547 },
  'toronto-landing': LANDING_BUDGET,
  // 0.3 KiB leave out closed days, and show which windows are full before a visitor fills the form.
  'toronto-book-now': { html: 21.4, js: 154.1, requests: 29, elements: 570 },
}

// The 404 pages.
test.use({ expectedErrors: [/404/] })

for (const type of [...NON_CITY_PAGES, ...getCityPages('toronto')]) {
  test(`A visitor of ${type.name} loads no more than its budget`, async ({ page }) => {
    await stubEmptyMaps(page)
    const { kibByKind, requests, elements, files } = await measurePageWeight(page, type)
    const budget = { ...BUDGET, ...BUDGET_OVERRIDES[type.name] }
    const measured: Budget = { ...kibByKind, requests, elements }
    for (const name of [...RESOURCE_KINDS, 'requests', 'elements'] as const) {
      const part = name in kibByKind ? files.filter((file) => file.includes(` ${name} `)) : files
      const message = `${name} of ${type.name}: ${measured[name].toFixed(1)}, allowed ${budget[name]}\n${part.join('\n')}`
      expect.soft(measured[name], message).toBeLessThanOrEqual(budget[name])
    }
  })
}

/**
 * KiB of all scripts after the first input, and how many files it loads: react-hook-form (12), zod (7)
 * and the schema.
 */
const JS_AFTER_INTERACTION: Record<string, { kib: number; addedScripts: number }> = {
  'toronto-landing': { kib: 165.1, addedScripts: 5 },
  'toronto-get-quote': { kib: 163.1, addedScripts: 4 },
  'toronto-book-now': { kib: 175.6, addedScripts: 4 },
}

for (const type of getCityPages('toronto')) {
  const budget = JS_AFTER_INTERACTION[type.name]
  if (!budget) continue
  test(`A visitor who fills the form of ${type.name} loads no more than its budget`, async ({
    page,
  }) => {
    await stubEmptyMaps(page)
    let scriptsDone = 0
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') scriptsDone++
    })
    const { kibByKind, files } = await measurePageWeight(page, type, async () => {
      const before = scriptsDone
      await page.getByLabel('Your name').first().fill('Mary')
      // react-hook-form loads at once, zod and the schema after a pause.
      await expect.poll(() => scriptsDone - before).toBeGreaterThanOrEqual(budget.addedScripts)
    })
    const scripts = files.filter((file) => file.includes(' js '))
    expect(kibByKind.js, scripts.join('\n')).toBeLessThanOrEqual(budget.kib)
  })
}

/** Rendered per request, because they show its parameters. */
const DYNAMIC_ROUTES = ['/[country]/thankyou']

test('Only the thank-you page is rendered per request', () => {
  const prerendered = getPrerenderedRoutes()
  const pages = getBuiltPages().map(({ address }) => address)
  expect(pages.length).toBeGreaterThan(10)
  const dynamic = pages.filter((address) => !prerendered.has(address))
  expect(dynamic.sort(), 'a page became dynamic: what does it read from the request?').toEqual(
    DYNAMIC_ROUTES.toSorted(),
  )
})

/** Client components of every page; each one costs every visitor. */
const SHARED_CLIENT_COMPONENTS = [
  'app/_shared/static-html/site-styles.tsx',
  'app/_shared/static-html/static-html.tsx',
  'app/global-error.tsx',
  'components/layout/page-error-boundary.tsx',
  'components/layout/page-behavior.tsx',
  'components/analytics/analytics.tsx',
]
const PAGE_CLIENT_COMPONENTS: [pages: RegExp, components: string[]][] = [
  [
    /^\/\[country\](\/\[city\])?(\/hire)?$/,
    [
      'components/landing/film-player.tsx',
      'components/moving-quote/moving-quote-form.tsx',
      'components/moving-quote/quick-quote-form.tsx',
    ],
  ],
  [/\/get-quote/, ['components/moving-quote/quick-quote-form.tsx']],
  [/\/book-now$/, ['components/junk-removal/booking-form.tsx']],
  [/\/privacy$/, ['components/content/privacy-choices.tsx']],
  [/\/thankyou$/, ['components/thanks/sent-summary.tsx']],
]

test('The first load of each page has only the listed client components', () => {
  for (const { file, address } of getBuiltPages()) {
    const [, added = []] = PAGE_CLIENT_COMPONENTS.find(([pages]) => pages.test(address)) ?? []
    const components = getClientComponents(file)
    const expected = [...SHARED_CLIENT_COMPONENTS, ...added].sort()
    expect(components, `client components of ${address}`).toEqual(expected)
  }
})

const MIN_FRAGMENT_LENGTH = 40

/** Of each text of a city's guide, the longest part that no minifier escapes. */
function getGuideFragments(city: CityKey): string[] {
  const { intro, districts, buildings, seasons, junk } = getCity(city).guide
  return [
    intro,
    ...districts.map(({ text }) => text),
    ...[buildings, seasons, junk].flatMap(({ paragraphs }) => paragraphs),
  ].map((text) => {
    const [longest = ''] = text.split(/[^\w ,.:;?-]/).toSorted((a, b) => b.length - a.length)
    return longest
  })
}

const readScripts = (pattern: string) =>
  globSync(pattern).map((file) => ({ file, source: readFileSync(file, 'utf8') }))

test('No script for browsers holds a sentence of a city’s guide', () => {
  const browserScripts = readScripts('.next/static/**/*.js')
  const serverText = readScripts('.next/server/**/*.js')
    .map(({ source }) => source)
    .join('\n')
  expect(browserScripts.length).toBeGreaterThan(10)
  for (const city of CITY_KEYS) {
    for (const fragment of getGuideFragments(city)) {
      expect(fragment.length, fragment).toBeGreaterThan(MIN_FRAGMENT_LENGTH)
      // Proves that the build leaves the fragment searchable.
      expect(serverText, city).toContain(fragment)
      const holders = browserScripts.filter(({ source }) => source.includes(fragment))
      expect(
        holders.map(({ file }) => file),
        fragment,
      ).toEqual([])
    }
  }
})
