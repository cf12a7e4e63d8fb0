import { CANONICAL_CITIES, INDEXED_PATHS } from '@/lib/routing/canonical'
import type { CityKey } from '@/lib/cities/keys'
import { getGuide } from '@/lib/content/guides/guides'
import { expect, test } from '@/e2e/support/servers/fixtures'
import type { Page } from '@playwright/test'
import { PAGE_NAMES, getPaths } from '@/lib/routing/paths'
import { fetchPage } from '@/e2e/support/pages/crawl'
import { openPage } from '@/e2e/support/pages/hydration'

const MIN_UNIQUE_WORDS = 300
const SHINGLE_SIZE = 5
const MAX_OVERLAP = 0.4

function getCitySentences(city: CityKey): string[] {
  const { intro, districts, ...sections } = getGuide(city)
  return [
    intro,
    ...Object.entries(districts).flat(),
    ...Object.values(sections).flatMap(({ title, paragraphs }) => [title, ...paragraphs]),
  ]
}

const splitWords = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? []

function getShingles(text: string): Set<string> {
  const words = splitWords(text)
  return new Set(
    words.slice(SHINGLE_SIZE - 1).map((_, at) => words.slice(at, at + SHINGLE_SIZE).join(' ')),
  )
}

function getOverlap(a: Set<string>, b: Set<string>): number {
  return a.intersection(b).size / Math.min(a.size, b.size)
}

test('A city’s page has more than 300 words that no other city’s page has', async ({ site }) => {
  for (const city of CANONICAL_CITIES) {
    const html = await (await fetch(`${site.url}/${city}`)).text()
    const own = getCitySentences(city)
    expect(
      own.filter((sentence) => !html.includes(sentence)),
      city,
    ).toEqual([])
    const elsewhere = new Set(
      CANONICAL_CITIES.filter((key) => key !== city).flatMap(getCitySentences),
    )
    const unique = own.filter((sentence) => !elsewhere.has(sentence))
    expect(splitWords(unique.join(' ')).length, city).toBeGreaterThan(MIN_UNIQUE_WORDS)
  }
})

test('No two cities share more than 40 percent of their prose', async ({ browser, site }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  const texts = new Map<CityKey, Set<string>>()
  for (const city of CANONICAL_CITIES) {
    await page.goto(`${site.url}/${city}`)
    const main = page.getByRole('main')
    // `innerText` leaves out what a phone folds, also on a wide screen that shows it. Forms are alike.
    await main.evaluate((element) => {
      for (const form of element.querySelectorAll('form')) form.remove()
      for (const details of element.querySelectorAll('details.phone-accordion'))
        details.setAttribute('open', '')
    })
    texts.set(city, getShingles(await main.innerText()))
  }
  await page.close()
  for (const [index, a] of CANONICAL_CITIES.entries()) {
    for (const b of CANONICAL_CITIES.slice(index + 1)) {
      const part = getOverlap(texts.get(a) ?? new Set(), texts.get(b) ?? new Set())
      expect(part, `${a} and ${b}`).toBeLessThanOrEqual(MAX_OVERLAP)
    }
  }
})

/** The pages of one city in each language are enough. */
const OTHER_CITY = new RegExp(
  `^(/es|/fr)?/(?!(toronto|ottawa|miami)\\b)(${CANONICAL_CITIES.join('|')})`,
)
const BOT_USER_AGENTS = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'AdsBot-Google (+http://www.google.com/adsbot.html)',
  'facebookexternalhit/1.1',
]
const BROWSER_USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

test('Search engines, ad reviewers and browsers receive the same bytes', async ({ site }) => {
  for (const path of INDEXED_PATHS.filter((indexed) => !OTHER_CITY.test(indexed))) {
    const asBrowser = await fetchPage(site.url, path, { 'user-agent': BROWSER_USER_AGENT })
    for (const bot of BOT_USER_AGENTS) {
      const asBot = await fetchPage(site.url, path, { 'user-agent': bot })
      expect(asBot.html === asBrowser.html, `${path} for ${bot}`).toBe(true)
    }
  }
})

test('An ad’s click id does not change the page’s HTML', async ({ site }) => {
  const { html: plain } = await fetchPage(site.url, '/toronto/get-quote')
  const query = '?gclid=EAIaIQobChMI&utm_source=google&utm_campaign=toronto%20movers'
  const { html: clicked } = await fetchPage(site.url, `/toronto/get-quote${query}`)
  expect(clicked === plain).toBe(true)
})

test('A page’s text does not depend on JavaScript', async ({ page, site }) => {
  const cityPaths = getPaths('toronto')
  for (const path of [
    '/',
    '/privacy',
    cityPaths.privacy,
    ...PAGE_NAMES.map((name) => cityPaths[name]),
  ]) {
    const { html } = await fetchPage(site.url, path)
    await openPage(page, path)
    const shown = await page.getByRole('main').innerText()
    // Scripts may add options to a form, such as the next eight days.
    const forms = (await page.locator('form').allInnerTexts()).join(' ').split(/\s+/)
    const served = (await getText(page, html)).toLowerCase()
    const added = shown
      .split(/\s+/)
      .filter((word) => !forms.includes(word) && !served.includes(word.toLowerCase()))
    expect(added, path).toEqual([])
  }
})

function getText(page: Page, html: string): Promise<string> {
  return page.evaluate(
    (html) => new DOMParser().parseFromString(html, 'text/html').body.textContent,
    html,
  )
}

test('robots.txt names Google’s ad bots, which ignore the rule for all', async ({ site }) => {
  const { html: robots } = await fetchPage(site.url, '/robots.txt')
  const agents = [...robots.matchAll(/User-Agent: (.*)/g)].map(([, agent]) => agent)
  expect(agents).toEqual(['*', 'AdsBot-Google', 'AdsBot-Google-Mobile'])
  expect(robots).not.toMatch(/disallow/i)
  expect(robots).toContain('/sitemap.xml')
})
