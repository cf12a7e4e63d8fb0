/**
 * `npm run a11y`: every page and state of the built site, at two widths, for visitors as they come, who
 * prefer less motion and who force colours, through two engines, and the HTML of every page through a
 * validator. Prints what it counted, and each thing found; ends with 1 if there is any. Run
 * `npm run build` first, with NEXT_PUBLIC_GOOGLE_MAPS_API_KEY=test-key for the address list.
 *   -- --only <text>   only the states with this in their name
 */
import { parseArgs } from 'node:util'
import {
  EVERY_LOOK,
  findBarriers,
  MORE_STATES,
  STATES,
  WIDTHS,
  type Look,
} from '@/e2e/support/a11y-matrix'
import { htmlFaults } from '@/e2e/support/html-faults'
import { COUNTRY_HEADER } from '@/e2e/support/page-types'
import type { State } from '@/e2e/support/states'
import { inParallel, withBuiltSite } from './built-site'

const AT_ONCE = 2

const { values: options } = parseArgs({ options: { only: { type: 'string', default: '' } } })
const states = [...STATES, ...MORE_STATES].filter(({ name }) => name.includes(options.only))
const pages = new Map(states.map((state) => [state.path, state]))

/** How often each engine looked at each width and mode, and what it found. */
const counts = new Map<string, { looks: number; found: number }>()
const told: string[] = []

await withBuiltSite(async ({ browser, database, url }) => {
  const openings = (stored: boolean) =>
    states
      .filter(({ isStored }) => Boolean(isStored) === stored)
      .flatMap((state) => WIDTHS.map((width) => ({ state, width })))
  const examine = async ({ state, width }: { state: State; width: number }) => {
    const looks = EVERY_LOOK.filter((look) => look.width === width)
    try {
      for (const { look, barriers } of await findBarriers(browser, url, state, looks))
        count(nameOf(look), state.name, barriers)
    } catch (error) {
      told.push(`${state.name} at ${width} px could not be looked at: ${String(error)}`)
    }
  }
  await inParallel(openings(true), AT_ONCE, examine)
  // What is sent from here on fails at once.
  database.misbehave('deny')
  await inParallel(openings(false), AT_ONCE, examine)
  await inParallel(pages.values(), AT_ONCE, async ({ name, path, visitor = 'US' }) => {
    const page = await fetch(url + path, { headers: { [COUNTRY_HEADER]: visitor } })
    count('html-validate', name, await htmlFaults(await page.text()))
  })
})

for (const line of told) console.error(line)
console.table(Object.fromEntries([...counts].sort(([one], [other]) => (one < other ? -1 : 1))))
const looks = [...counts.values()].reduce((sum, each) => sum + each.looks, 0)
console.log(`${pages.size} pages, ${states.length} states, ${looks} looks, ${told.length} found`)
process.exit(told.length === 0 ? 0 : 1)

function nameOf({ engine, width, mode }: Look): string {
  return `${engine}, ${width} px, ${mode}`
}

function count(look: string, state: string, found: string[]): void {
  const so = counts.get(look) ?? { looks: 0, found: 0 }
  counts.set(look, { looks: so.looks + 1, found: so.found + found.length })
  told.push(...found.map((barrier) => `${state}, ${look}: ${barrier}`))
}
