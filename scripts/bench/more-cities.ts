import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { CITY_KEYS } from '@/lib/cities/keys'

const CITIES = 'lib/cities/cities.ts'

/** Copies the repository as it is, without what is made of it, into an empty folder. */
export function copyRepository(folder: string): void {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const files = execFileSync('git', list, { encoding: 'utf8' }).split('\0').filter(Boolean)
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(file, join(folder, file), { force: true })
  }
  // The framework wants its packages inside. Hard links take no room; another disk needs a real copy.
  const packages = [resolve('node_modules'), join(folder, 'node_modules')] as const
  if (spawnSync('cp', ['-al', ...packages], { stdio: 'ignore' }).status === 0) return
  rmSync(packages[1], { recursive: true, force: true })
  cpSync(...packages, { recursive: true, verbatimSymlinks: true })
}

/** Writes as many cities into a copy, each new one another entry of an existing city. */
export function writeCities(folder: string, count: number): void {
  const source = readFileSync(CITIES, 'utf8')
  writeFileSync(join(folder, CITIES), addClones(source, clonesFor(count)))
}

/** Key of each new city, and of the city that it is like. */
export function clonesFor(count: number): [clone: string, like: string][] {
  return Array.from({ length: Math.max(0, count - CITY_KEYS.length) }, (_, n) => {
    const like = CITY_KEYS[n % CITY_KEYS.length] ?? 'toronto'
    return [`${like}-${Math.floor(n / CITY_KEYS.length) + 2}`, like]
  })
}

/** @throws Error where the table lacks a city */
export function addClones(source: string, clones: [string, string][]): string {
  const entries = clones.map(([clone, like]) => {
    const city = new RegExp(`^ {2}'?${like}'?: (\\w+),$`, 'm').exec(source)?.[1]
    if (!city) throw new Error(`There is no city ${like}`)
    return `  '${clone}': ${city},\n`
  })
  return source.replace('} satisfies', () => `${entries.join('')}} satisfies`)
}
