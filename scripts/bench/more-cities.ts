import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { CITY_KEYS } from '@/lib/cities/cities'

const CITIES = 'lib/cities/cities.ts'
const WORDS = 'lib/cities/guides/index.ts'

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

/** Writes as many cities into a copy, each new one a clone of one that there is. */
export function writeCities(folder: string, count: number): void {
  const clones = clonesFor(count)
  change(CITIES, folder, (text) => withClones(text, 'CITIES', clones))
  change(WORDS, folder, (text) => withClones(text, 'CITY_WORDS', clones))
}

/** Key of each new city, and of the city that it is like. */
export function clonesFor(count: number): [clone: string, like: string][] {
  return Array.from({ length: Math.max(0, count - CITY_KEYS.length) }, (_, n) => {
    const like = CITY_KEYS[n % CITY_KEYS.length] ?? 'toronto'
    return [`${like}-${Math.floor(n / CITY_KEYS.length) + 2}`, like]
  })
}

/**
 * The source of a table with more lines: the old table keeps its lines under another name.
 * @throws Error where there is no such table
 */
export function withClones(source: string, table: string, clones: [string, string][]): string {
  const pattern = new RegExp(
    `export const ${table}(: [^=]+)? = (\\{\\n[\\s\\S]*?\\n\\})([^\\n]*)\\n`,
  )
  const [all, type = '', lines, rest] = pattern.exec(source) ?? []
  if (!all) throw new Error(`There is no table ${table}`)
  const more = clones.map(([clone, like]) => `  '${clone}': OWN_${table}['${like}'],`)
  const grown = ['{', `  ...OWN_${table},`, ...more, '}'].join('\n')
  // `as const satisfies …` of the old lines holds for them alone; the new table repeats it.
  return source.replace(
    all,
    () =>
      `const OWN_${table} = ${lines}${rest}\n\nexport const ${table}${type} = ${grown}${rest}\n`,
  )
}

function change(file: string, folder: string, by: (text: string) => string): void {
  writeFileSync(join(folder, file), by(readFileSync(file, 'utf8')))
}
