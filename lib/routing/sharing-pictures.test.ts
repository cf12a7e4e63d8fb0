import { existsSync, readFileSync, statSync } from 'node:fs'
import { listLanguages } from '@/lib/cities/cities'
import { CANONICAL_CITIES } from './canonical'
import { getOgImagePath } from './paths'

const MAX_BYTES = 300_000

const PICTURES = CANONICAL_CITIES.flatMap((key) =>
  listLanguages(key).map((language) => getOgImagePath(key, language)),
)

test.each(PICTURES)('The sharing picture %s has the stated size', (picture) => {
  const file = `public${picture}`
  // `npm run assets -- pictures` draws it.
  expect(existsSync(file)).toBe(true)
  expect(statSync(file).size).toBeLessThan(MAX_BYTES)
  // A PNG's first chunk contains width and height.
  const png = readFileSync(file)
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
})
