import { existsSync, readFileSync, statSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import { canonicalCity, INDEXED_PATHS, PLACES } from '@/lib/seo/canonical'
import { CITIES, isCityKey } from '@/lib/cities/cities'
import { PAGE_DATES } from '@/lib/seo/page-dates'
import { ogPicture, pathsOf } from '@/lib/routing/paths'
import { ALL_PATHS, digestOf, fetchPage, pathOf, readPage, type ReadPage } from './support/crawl'
import { expect, test } from './support/fixtures'
import { structuredDataFaults } from './support/structured-data-rules'

const HIDDEN = ['/thankyou']
const CLICKS_TO_A_CITY = 2
const OG_BYTES = 300_000

/** Every page of the site, read once. */
let pages: Map<string, ReadPage>

async function readAll(browser: Browser, siteUrl: string): Promise<Map<string, ReadPage>> {
  const reader = await browser.newPage()
  const read = new Map<string, ReadPage>()
  for (const path of ALL_PATHS) read.set(path, await readPage(reader, siteUrl, path))
  await reader.close()
  return read
}

test.beforeAll(async ({ browser, site }) => {
  pages = await readAll(browser, site.url)
})

const everyPage = () => [...pages.values()]
const indexedPages = () => everyPage().filter(({ path, canonical }) => canonical === path)

/** The values that stand in the list more than once. */
function doubles(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

test('The sitemap, the canonical addresses and our own list of pages are one set', async ({
  site,
}) => {
  const { html: xml } = await fetchPage(site.url, '/sitemap.xml')
  const mapped = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) =>
    pathOf(address ?? ''),
  )
  expect(mapped.toSorted()).toEqual([...INDEXED_PATHS].toSorted())
  expect(
    indexedPages()
      .map(({ path }) => path)
      .toSorted(),
  ).toEqual(mapped.toSorted())
  const dates = [...xml.matchAll(/<lastmod>([^<]*)<\/lastmod>/g)].map(([, date]) => date ?? '')
  expect(dates).toHaveLength(mapped.length)
  expect(dates.filter((date) => !(Date.parse(date) <= Date.now()))).toEqual([])
})

test('The sitemap tells the day on which a page’s text last changed', () => {
  const stale = indexedPages().filter((page) => PAGE_DATES[page.path]?.digest !== digestOf(page))
  expect(
    stale.map(({ path }) => path),
    'changed pages: run `npm run build` and `npm run dates`',
  ).toEqual([])
})

test('Every page has one canonical address, or none where it is hidden', () => {
  for (const { path, status, canonical, meta } of everyPage()) {
    expect(status, path).toBe(200)
    if (HIDDEN.includes(path)) {
      expect(meta.robots, path).toContain('noindex')
      expect(canonical, path).toBe('')
      continue
    }
    expect(meta.robots, path).toBeUndefined()
    expect(INDEXED_PATHS, path).toContain(canonical)
    expect(pages.get(canonical)?.canonical, path).toBe(canonical)
  }
})

test('No two pages that search engines know share a title, a description or a headline', () => {
  const indexed = indexedPages()
  expect(indexed.filter(({ headings }) => headings.length !== 1)).toEqual([])
  expect(doubles(indexed.map(({ title }) => title))).toEqual([])
  expect(doubles(indexed.map(({ meta }) => meta.description ?? ''))).toEqual([])
  expect(doubles(indexed.map(({ headings }) => headings.join()))).toEqual([])
})

test('Every page says what it is in the length that a list of results shows', () => {
  for (const { path, title, meta } of everyPage()) {
    expect(title.length, `${path}: ${title}`).toBeGreaterThanOrEqual(30)
    expect(title.length, `${path}: ${title}`).toBeLessThanOrEqual(60)
    const { description = '' } = meta
    expect(description.length, `${path}: ${description}`).toBeGreaterThanOrEqual(70)
    expect(description.length, `${path}: ${description}`).toBeLessThanOrEqual(160)
  }
})

test('Every page is in the English of its city, and shared with its city’s picture', () => {
  for (const { path, lang, meta, canonical } of everyPage()) {
    const first = path.split('/')[1]
    const key = isCityKey(first) ? canonicalCity(first) : 'dfw'
    const isCanadian = CITIES[key].country === 'canada'
    expect(lang, path).toBe(isCanadian ? 'en-CA' : 'en-US')
    if (HIDDEN.includes(path)) continue
    expect(meta['og:locale'], path).toBe(isCanadian ? 'en_CA' : 'en_US')
    expect(pathOf(meta['og:url'] ?? ''), path).toBe(canonical)
    expect(pathOf(meta['og:image'] ?? ''), path).toBe(`/og/${key}.png`)
    expect(pathOf(meta['twitter:image'] ?? ''), path).toBe(`/og/${key}.png`)
    expect(meta['twitter:card'], path).toBe('summary_large_image')
  }
})

test('Every city has a picture of its own, of the size that its pages say', () => {
  for (const key of PLACES) {
    const file = `public${ogPicture(key)}`
    expect(existsSync(file), `${file}: run \`npm run og\``).toBe(true)
    expect(statSync(file).size, file).toBeLessThan(OG_BYTES)
    // Width and height stand in a PNG's first chunk.
    const png = readFileSync(file)
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], file).toEqual([1200, 630])
  }
})

test('Every link leads straight to a page that is there, and to a place in it', async ({
  site,
}) => {
  const statuses = new Map<string, number>()
  for (const { path, links, ids } of everyPage()) {
    for (const link of new Set(links)) {
      const [target = '', fragment] = link.split('#')
      const to = target === '' ? path : (target.split('?')[0] ?? '')
      if (!statuses.has(to)) {
        statuses.set(to, pages.get(to)?.status ?? (await fetchPage(site.url, to)).status)
      }
      expect(statuses.get(to), `${link} on ${path}`).toBe(200)
      const there = to === path ? ids : pages.get(to)?.ids
      if (fragment) expect(there, `${link} on ${path}`).toContain(fragment)
    }
  }
})

test('Every city is at most two clicks from the first page', () => {
  const clicks = new Map([['/', 0]])
  for (const [path, count] of clicks) {
    for (const link of pages.get(path)?.links ?? []) {
      const to = link.split(/[#?]/)[0] ?? ''
      if (pages.has(to) && !clicks.has(to)) clicks.set(to, count + 1)
    }
  }
  const far = PLACES.map((key) => pathsOf(key).home).filter(
    (path) => !((clicks.get(path) ?? Infinity) <= CLICKS_TO_A_CITY),
  )
  expect(far).toEqual([])
  expect(INDEXED_PATHS.filter((path) => !clicks.has(path))).toEqual([])
})

test('What pages tell search engines keeps their rules, and is what the page says', () => {
  for (const page of everyPage()) expect(structuredDataFaults(page), page.path).toEqual([])
  const bare = indexedPages().filter(({ data }) => data.length === 0)
  expect(bare.map(({ path }) => path)).toEqual(['/privacy'])
})
