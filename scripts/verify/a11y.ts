import { readArguments } from '@/scripts/command'
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
import { findByName } from '@/scripts/option-values'
import { runInParallel, withChromium } from './built-site'

const CONCURRENCY = 2

const { values: options } = readArguments('verify a11y', {
  only: { type: 'string', default: '', value: 'TEXT', help: 'states with this in their name' },
})
const states = findByName('only', options.only, [...PAGE_STATES, ...DFW_PAGE_STATES])
const pages = new Map(states.map((state) => [state.path, state]))

/** By engine, width and mode. */
const counts = new Map<string, { checks: number; found: number }>()
const problems: string[] = []

await withChromium(async ({ browser, database, url }) => {
  const listOpenings = (stored: boolean) =>
    states
      .filter(({ needsWorkingDatabase }) => Boolean(needsWorkingDatabase) === stored)
      .flatMap((state) => WIDTHS.map((width) => ({ state, width })))
  const checkPage = async ({ state, width }: { state: PageState; width: number }) => {
    const checks = ALL_CHECKS.filter((check) => check.width === width)
    try {
      for (const { check, violations } of await findViolations(browser, url, state, checks))
        recordViolations(describeCheck(check), state.name, violations)
    } catch (error) {
      problems.push(`${state.name} at ${width} px could not be checked: ${String(error)}`)
    }
  }
  await runInParallel(listOpenings(true), CONCURRENCY, checkPage)
  // From here on the database denies every write.
  database.setFault('deny')
  await runInParallel(listOpenings(false), CONCURRENCY, checkPage)
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
const checkCount = [...counts.values()].reduce((sum, each) => sum + each.checks, 0)
console.log(
  `${pages.size} pages, ${states.length} states, ${checkCount} checks, ${problems.length} found`,
)
process.exit(problems.length === 0 ? 0 : 1)

function describeCheck({ engine, width, mode }: A11yCheck): string {
  return `${engine}, ${width} px, ${mode}`
}

function recordViolations(check: string, state: string, found: string[]): void {
  const previous = counts.get(check) ?? { checks: 0, found: 0 }
  counts.set(check, { checks: previous.checks + 1, found: previous.found + found.length })
  problems.push(...found.map((violation) => `${state}, ${check}: ${violation}`))
}
