/**
 * `npm run verify -- a11y`: every page and state of the built site, at two widths, for visitors as they come, who
 * prefer less motion and who force colours, through two engines, and the HTML of every page through a
 * validator. Prints what it counted, and each thing found; ends with 1 if there is any. Run
 * `npm run build` first, with NEXT_PUBLIC_GOOGLE_MAPS_API_KEY=test-key for the address list.
 *   -- --only <text>   only the states with this in their name
 */
import { parseArgs } from 'node:util'
import {
  ALL_CHECKS,
  findViolations,
  DFW_PAGE_STATES,
  PAGE_STATES,
  WIDTHS,
  type A11yCheck,
} from '@/e2e/support/checks/a11y-matrix'
import { findHtmlErrors } from '@/e2e/support/checks/html-errors'
import { COUNTRY_HEADER } from '@/e2e/support/pages/page-types'
import type { PageState } from '@/e2e/support/pages/page-states'
import { runInParallel, withBuiltSite } from './built-site'

const CONCURRENCY = 2

const { values: options } = parseArgs({ options: { only: { type: 'string', default: '' } } })
const states = [...PAGE_STATES, ...DFW_PAGE_STATES].filter(({ name }) =>
  name.includes(options.only),
)
const pages = new Map(states.map((state) => [state.path, state]))

/** How often each engine looked at each width and mode, and what it found. */
const counts = new Map<string, { looks: number; found: number }>()
const problems: string[] = []

await withBuiltSite(async ({ browser, database, url }) => {
  const openings = (stored: boolean) =>
    states
      .filter(({ needsWorkingDatabase }) => Boolean(needsWorkingDatabase) === stored)
      .flatMap((state) => WIDTHS.map((width) => ({ state, width })))
  const examine = async ({ state, width }: { state: PageState; width: number }) => {
    const looks = ALL_CHECKS.filter((look) => look.width === width)
    try {
      for (const { check, violations } of await findViolations(browser, url, state, looks))
        recordViolations(describeCheck(check), state.name, violations)
    } catch (error) {
      problems.push(`${state.name} at ${width} px could not be looked at: ${String(error)}`)
    }
  }
  await runInParallel(openings(true), CONCURRENCY, examine)
  // What is sent from here on fails at once.
  database.setFault('deny')
  await runInParallel(openings(false), CONCURRENCY, examine)
  await runInParallel(
    pages.values(),
    CONCURRENCY,
    async ({ name, path, visitorCountry = 'US' }) => {
      const page = await fetch(url + path, { headers: { [COUNTRY_HEADER]: visitorCountry } })
      recordViolations('html-validate', name, await findHtmlErrors(await page.text()))
    },
  )
})

for (const line of problems) console.error(line)
console.table(Object.fromEntries([...counts].sort(([one], [other]) => (one < other ? -1 : 1))))
const checkCount = [...counts.values()].reduce((sum, each) => sum + each.looks, 0)
console.log(
  `${pages.size} pages, ${states.length} states, ${checkCount} looks, ${problems.length} found`,
)
process.exit(problems.length === 0 ? 0 : 1)

function describeCheck({ engine, width, mode }: A11yCheck): string {
  return `${engine}, ${width} px, ${mode}`
}

function recordViolations(check: string, state: string, found: string[]): void {
  const previous = counts.get(check) ?? { looks: 0, found: 0 }
  counts.set(check, { looks: previous.looks + 1, found: previous.found + found.length })
  problems.push(...found.map((violation) => `${state}, ${check}: ${violation}`))
}
