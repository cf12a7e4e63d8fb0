/**
 * Writes lib/cities/city-countries.ts, all that browsers get of the cities, from lib/cities/cities.ts.
 * `npm run dev` and `npm run build` run it.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { CITIES } from '@/lib/cities/cities'
import type { City } from '@/lib/cities/city'

const FILE = 'lib/cities/city-countries.ts'

const quoteKey = (key: string) => (/^[a-z]+$/.test(key) ? key : `'${key}'`)
const text = [
  '// Generated from cities.ts by scripts/city-keys.ts. Do not edit.',
  'export const CITY_COUNTRIES = {',
  ...Object.entries<City>(CITIES).map(([key, { country }]) => `  ${quoteKey(key)}: '${country}',`),
  '} as const',
  '',
].join('\n')

if (readFileSync(FILE, 'utf8') !== text) writeFileSync(FILE, text)
