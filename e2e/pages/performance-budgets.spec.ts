import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Page, Request } from '@playwright/test'
import { stubEmptyMaps } from '@/e2e/support/pages/booking-page'
import { scrollThrough } from '@/e2e/support/checks/layout-shifts'
import { expect, test } from '@/e2e/support/servers/fixtures'
import { getPaths } from '@/lib/routing/paths'
import { getCityPages, PAGE_KINDS, visitPage, type PageType } from '@/e2e/support/pages/page-types'

const KINDS: Record<string, 'html' | 'js' | 'css' | 'fonts' | 'pictures'> = {
  document: 'html',
  script: 'js',
  stylesheet: 'css',
  font: 'fonts',
  image: 'pictures',
}

/** Sums KiB by kind, requests and elements before the first interaction and during `interact`. */
async function measurePage(
  page: Page,
  type: Omit<PageType, 'name'>,
  interact?: () => Promise<void>,
) {
  const finished: Request[] = []
  page.on('requestfinished', (request) => finished.push(request))
  await visitPage(page, type)
  await page.waitForLoadState('networkidle')
  await interact?.()
  const elements = await page.locator('*').count()
  const measured = { html: 0, js: 0, css: 0, fonts: 0, pictures: 0, requests: 0, elements }
  const files: { kib: number; text: string }[] = []
  for (const request of finished) {
    const kind = KINDS[request.resourceType()]
    if (!kind) continue
    const kib = (await request.sizes()).responseBodySize / 1_024
    measured[kind] += kib
    measured.requests++
    files.push({ kib, text: `${kib.toFixed(1)} KiB ${kind} ${new URL(request.url()).pathname}` })
  }
  files.sort((a, b) => b.kib - a.kib)
  return { measured, list: files.map(({ text }) => text).join('\n') }
}

/** KiB of the largest page, rounded up. Raise a limit only with a reason that a visitor would accept. */
const BUDGET = {
  // Includes the style sheet.
  html: 19,
  js: 145,
  css: 0,
  fonts: 29,
  pictures: 19,
  requests: 22,
  elements: 455,
}
type Budget = typeof BUDGET

/** Landing pages have two quote forms, each with the sizes of a move and our promise below the phone. */
const LANDING_BUDGET: Partial<Budget> = { html: 27, js: 150, elements: 595 }
const BUDGET_OVERRIDES: Record<string, Partial<Budget>> = {
  'toronto-get-quote': { html: 22, js: 148 },
  'thankyou-quote': { html: 20 },
  'thankyou-job': { html: 20 },
  'toronto-how-it-works': { html: 20 },
  'toronto-faq': { html: 20, elements: 460 },
  // Its texts are folded, so more drawings are near the first screen.
  'toronto-what-we-take': { html: 20, requests: 25 },
  // Links to every city, for visitors outside the default one, and to its Spanish twin.
  landing: { ...LANDING_BUDGET, html: 28, elements: 640 },
  'toronto-landing': LANDING_BUDGET,
  'toronto-book-now': { html: 26, js: 160, requests: 29, elements: 680 },
}

test.use({ expectedErrors: [/404/] })

for (const type of PAGE_KINDS) {
  test(`A visitor of ${type.name} loads no more than its budget`, async ({ page }) => {
    await stubEmptyMaps(page)
    const { measured, list } = await measurePage(page, type)
    const budget = { ...BUDGET, ...BUDGET_OVERRIDES[type.name] }
    for (const name of Object.keys(BUDGET) as (keyof Budget)[]) {
      const message = `${name} of ${type.name}: ${measured[name].toFixed(1)}, allowed ${budget[name]}\n${list}`
      expect.soft(measured[name], message).toBeLessThanOrEqual(budget[name])
    }
  })
}

/** KiB of all scripts after the first input, which loads react-hook-form (12), zod (16) and the schema. */
const JS_AFTER_INTERACTION: Record<string, number> = {
  'toronto-landing': 182,
  'toronto-get-quote': 179,
  'toronto-book-now': 192,
}
const ADDED_SCRIPTS = 3

for (const type of getCityPages('toronto')) {
  const budget = JS_AFTER_INTERACTION[type.name]
  if (!budget) continue
  test(`The filled form of ${type.name} loads no more than its budget`, async ({ page }) => {
    await stubEmptyMaps(page)
    let scriptsDone = 0
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') scriptsDone++
    })
    const { measured, list } = await measurePage(page, type, async () => {
      const before = scriptsDone
      // The first field of the step that a phone shows.
      await page.getByRole('main').getByRole('textbox').first().fill('Mary')
      await expect.poll(() => scriptsDone - before).toBeGreaterThanOrEqual(ADDED_SCRIPTS)
    })
    expect(measured.js, list).toBeLessThanOrEqual(budget)
  })
}

for (const path of ['/', '/toronto']) {
  test(`A visitor of ${path} on a phone loads less than 150 KB of pictures`, async ({ page }) => {
    const { measured, list } = await measurePage(page, { path, visitorCountry: 'US' }, () =>
      scrollThrough(page),
    )
    expect(measured.pictures, list).toBeGreaterThan(0)
    expect(measured.pictures, list).toBeLessThan(150)
  })
}

/** KiB (gzip) of the translated words for the browser's code, and of longer sentences. */
const WORDS_BUDGET = 11

for (const [language, city] of [
  ['fr', 'ottawa'],
  ['es', 'miami'],
] as const)
  test(`The pages of ${city} in ${language} load the scripts of their twins, and words`, async ({
    site,
  }) => {
    for (const name of ['home', 'getQuote', 'bookNow', 'faq', 'privacy'] as const) {
      const read = async (path: string) => {
        const html = await (await fetch(site.url + path)).text()
        const scripts = new Set(html.match(/\/_next\/static\/[^"\\]+\.js/g))
        return { scripts, kib: gzipSync(html).length / 1_024 }
      }
      const own = await read(getPaths(city, language)[name])
      const english = await read(getPaths(city)[name])
      expect(own.scripts.size, name).toBeGreaterThan(5)
      expect(own.scripts, name).toEqual(english.scripts)
      expect.soft(own.kib - english.kib, name).toBeLessThanOrEqual(WORDS_BUDGET)
    }
  })

function readJson<Value>(file: string): Value {
  return JSON.parse(readFileSync(`.next/${file}`, 'utf8')) as Value
}

test('Only the thank-you page, the page of a request and the desk are rendered per request', () => {
  const addresses = readJson<Record<string, string>>('app-path-routes-manifest.json')
  const pages = Object.entries(addresses).flatMap(([file, address]) =>
    file.startsWith('/[country]') && file.endsWith('/page') ? [address] : [],
  )
  const { routes } = readJson<{ routes: Record<string, { srcRoute: string | null }> }>(
    'prerender-manifest.json',
  )
  const prerendered = Object.entries(routes).map(([path, { srcRoute }]) => srcRoute ?? path)
  expect(pages.length).toBeGreaterThan(10)
  const dynamic = pages.filter((address) => !prerendered.includes(address))
  expect(dynamic.toSorted(), 'a page became dynamic: what does it read from the request?').toEqual([
    '/[country]/[city]/booking',
    '/[country]/[city]/desk',
    '/[country]/[city]/desk/new-booking',
    '/[country]/[city]/desk/new-quote',
    '/[country]/[city]/desk/request',
    '/[country]/thankyou',
  ])
})
