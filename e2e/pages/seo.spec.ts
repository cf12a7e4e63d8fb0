import { INDEXED_PATHS, CANONICAL_CITIES } from '@/lib/routing/canonical'
import { CITIES, getLanguageCity } from '@/lib/cities/cities'
import { DEFAULT_CITY, getCanonicalCity } from '@/lib/cities/keys'
import { getOgImagePath, getPaths, PRIVACY_CHOICES_ID } from '@/lib/routing/paths'
import { telHref } from '@/lib/routing/tel-href'
import { getDocumentLanguage } from '@/lib/words/languages'
import { DEFAULT_PHONE } from '@/lib/business/brand'
import {
  ALL_PATHS,
  fetchPage,
  toPath,
  crawlPage,
  readPath,
  findStructuredDataErrors,
  getTrackingPhone,
  type CrawledPage,
} from '@/e2e/support/pages/crawl'
import { expect, serverTest as test } from '@/e2e/support/servers/fixtures'

const isUnindexed = (path: string) => /\/(thankyou|booking)$/.test(path)
const MAX_CLICKS_TO_CITY = 2

// One crawl serves all tests.
test.describe.configure({ mode: 'default' })

const pages = new Map<string, CrawledPage>()

test.beforeAll(async ({ browser, site }) => {
  const reader = await browser.newPage()
  for (const path of ALL_PATHS) pages.set(path, await crawlPage(reader, site.url, path))
  await reader.close()
})

const getPages = () => [...pages.values()]
/** Nothing leads to a page that has no reviews or prices yet (lib/content/linked-pages.ts). */
const isLinked = (path: string) => !/\/(reviews|prices)$/.test(path)
const getIndexedPages = () => getPages().filter(({ path, canonical }) => canonical === path)

function findDuplicates(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

test('Canonical addresses and indexed pages are the same set, and the sitemap has those with content', async ({
  site,
}) => {
  const { html: xml } = await fetchPage(site.url, '/sitemap.xml')
  const mapped = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) =>
    toPath(address ?? ''),
  )
  const indexed = getIndexedPages().map(({ path }) => path)
  expect(indexed.toSorted()).toEqual([...INDEXED_PATHS].toSorted())
  expect(mapped.toSorted()).toEqual(indexed.filter(isLinked).toSorted())
})

test('Every page has one canonical address, or none if it is not indexed', () => {
  for (const { path, status, canonical, meta } of getPages()) {
    expect(status, path).toBe(200)
    if (isUnindexed(path)) {
      expect(meta.robots, path).toContain('noindex')
      expect(canonical, path).toBe('')
      continue
    }
    expect(meta.robots, path).toBeUndefined()
    expect(INDEXED_PATHS, path).toContain(canonical)
    const shared = (['privacy', 'accessibility'] as const).find((name) => path.endsWith(name))
    const { language } = readPath(path)
    if (shared) expect(canonical, path).toBe(getPaths(getLanguageCity(language), language)[shared])
    expect(pages.get(canonical)?.canonical, path).toBe(canonical)
  }
})

test(
  'Every page shows only its location’s phone number and links within its city',
  { tag: '@core' },
  () => {
    for (const { path, phones, links, headings } of getPages()) {
      const { city, language } = readPath(path)
      const shownCity = city ?? getLanguageCity(language)
      const phone = shownCity ? getTrackingPhone(shownCity) : DEFAULT_PHONE
      expect(new Set(phones), path).toEqual(new Set([telHref(phone)]))
      const { getQuote, privacy, accessibility } = getPaths(shownCity, language)
      const cityLinks = links.filter(
        (link) =>
          /get-quote|privacy|accessibility/.test(link) && readPath(link).language === language,
      )
      expect(new Set(cityLinks), path).toEqual(
        new Set([getQuote, privacy, `${privacy}#${PRIVACY_CHOICES_ID}`, accessibility]),
      )
      expect(headings, path).toHaveLength(1)
    }
  },
)

test('No two indexed pages share a title, a description or a headline', () => {
  const indexed = getIndexedPages()
  expect(findDuplicates(indexed.map(({ title }) => title))).toEqual([])
  expect(findDuplicates(indexed.map(({ meta }) => meta.description ?? ''))).toEqual([])
  expect(findDuplicates(indexed.map(({ headings }) => headings.join()))).toEqual([])
})

test('Every page has the language of its city’s country and its city’s sharing picture', () => {
  for (const { path, lang, meta, canonical } of getPages()) {
    const { city = DEFAULT_CITY, language = 'en' } = readPath(path)
    const key = getCanonicalCity(city)
    const tag = getDocumentLanguage(language, CITIES[key].country)
    expect(lang, path).toBe(tag)
    if (isUnindexed(path)) continue
    expect(meta['og:locale'], path).toBe(tag.replace('-', '_'))
    expect(toPath(meta['og:url'] ?? ''), path).toBe(canonical)
    expect(toPath(meta['og:image'] ?? ''), path).toBe(getOgImagePath(key, language))
    expect(toPath(meta['twitter:image'] ?? ''), path).toBe(getOgImagePath(key, language))
    expect(meta['twitter:card'], path).toBe('summary_large_image')
  }
})

test(
  'Every link leads to an existing page and fragment without a redirect',
  { tag: '@core' },
  async ({ browser, site }) => {
    const reader = await browser.newPage()
    const notFoundPage = await crawlPage(reader, site.url, '/toronto/nope')
    await reader.close()
    notFoundPage.links = notFoundPage.links.filter((link) => link.startsWith('/'))
    expect(notFoundPage.links).not.toEqual([])
    const statuses = new Map<string, number>()
    for (const { path, links, ids } of [...getPages(), notFoundPage]) {
      for (const link of new Set(links)) {
        const [target = '', fragment] = link.split('#')
        const to = target === '' ? path : (target.split('?')[0] ?? '')
        if (!statuses.has(to)) {
          statuses.set(to, pages.get(to)?.status ?? (await fetchPage(site.url, to)).status)
        }
        expect(statuses.get(to), `${link} on ${path}`).toBe(200)
        const targetIds = to === path ? ids : pages.get(to)?.ids
        if (fragment) expect(targetIds, `${link} on ${path}`).toContain(fragment)
      }
    }
  },
)

test('Every city is at most two clicks from the home page', () => {
  const clicks = new Map([['/', 0]])
  for (const [path, count] of clicks) {
    for (const link of pages.get(path)?.links ?? []) {
      const to = link.split(/[#?]/)[0] ?? ''
      if (pages.has(to) && !clicks.has(to)) clicks.set(to, count + 1)
    }
  }
  const far = CANONICAL_CITIES.map((key) => getPaths(key).home).filter(
    (path) => !((clicks.get(path) ?? Infinity) <= MAX_CLICKS_TO_CITY),
  )
  expect(far).toEqual([])
  expect(INDEXED_PATHS.filter((path) => isLinked(path) && !clicks.has(path))).toEqual([])
})

test('Structured data follows Google’s rules and matches the page’s content', () => {
  for (const page of getPages()) expect(findStructuredDataErrors(page), page.path).toEqual([])
  const bare = getIndexedPages().filter(({ data }) => data.length === 0)
  const isPolicy = (path: string) => /\/(privacy|accessibility)$/.test(path)
  const policies = INDEXED_PATHS.filter(isPolicy)
  expect(bare.map(({ path }) => path).toSorted()).toEqual(policies.toSorted())
})
