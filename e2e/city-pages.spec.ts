import { PLACES } from '@/lib/seo/canonical'
import { getCity, type CityKey } from '@/lib/cities/cities'
import { CITY_WORDS } from '@/lib/cities/guides'
import { expect, test } from './support/fixtures'

const OWN_WORDS = 300
const SHINGLE = 5
const MAX_SHARED = 0.5

/** Every sentence that is about one place only. */
function wordsAbout(city: CityKey): string[] {
  const { lead, districts, ...parts } = CITY_WORDS[city]
  return [
    lead,
    ...districts.flatMap(({ name, text }) => [name, text]),
    ...Object.values(parts).flatMap(({ title, paragraphs }) => [title, ...paragraphs]),
  ]
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? []

function shinglesOf(text: string): Set<string> {
  const words = wordsOf(text)
  return new Set(words.slice(SHINGLE - 1).map((_, at) => words.slice(at, at + SHINGLE).join(' ')))
}

/** How much of the smaller text stands in the other too, 0 to 1. */
function shared(a: Set<string>, b: Set<string>): number {
  return a.intersection(b).size / Math.min(a.size, b.size)
}

test('A page about a city says three hundred words and more that are said of no other', async ({
  site,
}) => {
  for (const city of PLACES) {
    const html = await (await fetch(`${site.url}/${city}`)).text()
    const own = wordsAbout(city)
    expect(
      own.filter((sentence) => !html.includes(sentence)),
      city,
    ).toEqual([])
    const elsewhere = new Set(PLACES.filter((key) => key !== city).flatMap(wordsAbout))
    const unique = own.filter((sentence) => !elsewhere.has(sentence))
    expect(wordsOf(unique.join(' ')).length, city).toBeGreaterThan(OWN_WORDS)
  }
})

test('A page about a city names every town its crew serves', () => {
  for (const city of PLACES) {
    const said = wordsAbout(city).join(' ')
    for (const town of getCity(city).servedCities) expect(said, city).toContain(town)
  }
})

test('No two cities share more than half of their main text', async ({ browser, site }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  const texts = new Map<CityKey, Set<string>>()
  for (const city of PLACES) {
    await page.goto(`${site.url}/${city}`)
    // What is there to read, the labels of the forms included.
    texts.set(city, shinglesOf(await page.getByRole('main').innerText()))
  }
  await page.close()
  for (const [index, a] of PLACES.entries()) {
    for (const b of PLACES.slice(index + 1)) {
      const part = shared(texts.get(a) ?? new Set(), texts.get(b) ?? new Set())
      expect(part, `${a} and ${b}`).toBeLessThanOrEqual(MAX_SHARED)
    }
  }
})
