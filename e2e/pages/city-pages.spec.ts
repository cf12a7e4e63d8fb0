import { CANONICAL_CITIES } from '@/lib/routing/canonical'
import { getCity } from '@/lib/cities/cities'
import type { CityKey } from '@/lib/cities/keys'
import { getGuide } from '@/lib/content/guides/guides'
import { expect, test } from '@/e2e/support/servers/fixtures'

const MIN_UNIQUE_WORDS = 300
const SHINGLE_SIZE = 5
const MAX_OVERLAP = 0.5

/** The sentences of a city's guide. */
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

/** The share of the smaller text's shingles in the other text, 0 to 1. */
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

test('A city’s page names every town that its crew serves', () => {
  for (const city of CANONICAL_CITIES) {
    const said = getCitySentences(city).join(' ')
    for (const town of getCity(city).servedCities) expect(said, city).toContain(town)
  }
})

test('No two cities share more than half of their main text', async ({ browser, site }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  const texts = new Map<CityKey, Set<string>>()
  for (const city of CANONICAL_CITIES) {
    await page.goto(`${site.url}/${city}`)
    texts.set(city, getShingles(await page.getByRole('main').innerText()))
  }
  await page.close()
  for (const [index, a] of CANONICAL_CITIES.entries()) {
    for (const b of CANONICAL_CITIES.slice(index + 1)) {
      const part = getOverlap(texts.get(a) ?? new Set(), texts.get(b) ?? new Set())
      expect(part, `${a} and ${b}`).toBeLessThanOrEqual(MAX_OVERLAP)
    }
  }
})
