import type { Site } from '@/e2e/support/servers/site'

const CRASH_PATTERN = /uncaughtException|unhandledRejection/i

/** Next reports, and survives, a visitor who leaves during an upload (vercel/next.js#56529, #42365). */
const ABORT_PATTERN = /uncaughtException:\s+Error: aborted\b/g

/** Notices when the site dies, or says that it should have. */
export function watchSite(site: Site) {
  let read = 0
  return {
    /** What happened to the site since the last call; '' when nothing did. */
    readProblem: (): string => {
      const log = site.log()
      const newOutput = log.slice(read)
      read = log.length
      if (!site.isRunning()) return `the site has ended:\n${newOutput.slice(-2_000)}`
      const unexpected = newOutput.replace(ABORT_PATTERN, '')
      const at = unexpected.search(CRASH_PATTERN)
      return at < 0 ? '' : `the site says:\n${unexpected.slice(at, at + 2_000)}`
    },
    /** How many visitors went away in the middle. */
    countAborted: () => site.log().match(ABORT_PATTERN)?.length ?? 0,
  }
}

/** The longest time that another visitor waited for this address while some work was under way. */
export async function measureLongestWait(url: string, work: Promise<unknown>): Promise<number> {
  let isDone = false
  void Promise.allSettled([work]).then(() => (isDone = true))
  let longest = 0
  do {
    const started = performance.now()
    await fetch(url).then((response) => response.arrayBuffer())
    longest = Math.max(longest, performance.now() - started)
  } while (!isDone)
  return longest
}
