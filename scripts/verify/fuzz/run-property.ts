import fc from 'fast-check'
import type { Site } from '@/e2e/support/servers/site'

const CRASH_PATTERN = /uncaughtException|unhandledRejection/i
/** Next reports, and survives, a visitor who leaves during an upload (vercel/next.js#56529, #42365). */
const ABORT_PATTERN = /uncaughtException:\s+Error: aborted\b/g
/** Requests that may be spent on a smaller example of a violation. */
const MAX_SHRINKS = 200

/**
 * Checks properties of a site, which must also neither end nor report a crash. Prints how inputs were
 * answered, and the smallest examples of the first kind of violation: the first line of its error.
 */
export function createPropertyRunner(site: Site, seed: number) {
  let readLength = 0
  function findCrash(): Error | undefined {
    const log = site.log()
    if (!site.isRunning()) return new Error(`the site has ended:\n${log.slice(-2_000)}`)
    const output = log.slice(readLength).replace(ABORT_PATTERN, '')
    readLength = log.length
    const index = output.search(CRASH_PATTERN)
    return index < 0 ? undefined : new Error(output.slice(index, index + 2_000))
  }

  /** @param check returns the kind of answer, and throws for a violation */
  return async function runProperty<Input>(
    title: string,
    input: fc.Arbitrary<Input>,
    check: (input: Input) => Promise<string>,
    runs: number,
    concurrency: number,
    firstInputs: Input[] = [],
  ): Promise<number> {
    const counts: Record<string, number> = {}
    let firstKind: string | undefined
    let remaining = Infinity
    const property = fc.asyncProperty(input, async (value) => {
      if (remaining-- <= 0) return
      const answer = await check(value).catch((error: Error) => error)
      const outcome = findCrash() ?? answer
      if (outcome instanceof Error) {
        remaining = site.isRunning() ? Math.min(remaining, MAX_SHRINKS) : 0
        const [kind] = outcome.message.split('\n')
        if (kind !== (firstKind ??= kind)) return
        throw outcome
      }
      counts[outcome] = (counts[outcome] ?? 0) + 1
    })
    const examples = firstInputs.map((value): [Input] => [value])
    const workers = Array.from({ length: concurrency }, (_, worker) =>
      fc.check(property, { numRuns: runs / concurrency, examples, seed: seed + worker }),
    )
    const violations = (await Promise.all(workers)).filter(({ failed }) => failed)
    const answers = Object.entries(counts).map(([answer, count]) => `${answer}: ${count}`)
    console.log(`${runs} ${title} (${answers.sort().join(', ')})`)
    for (const { errorInstance, counterexample } of violations) {
      console.log(`  VIOLATION ${String(errorInstance)}`)
      console.log(`    ${fc.stringify(counterexample).slice(0, 3_000)}`)
    }
    return violations.length
  }
}
