/** Fills the forms in WebKit and Firefox, if they are installed. */
import { parseArgs } from 'node:util'
import {
  resetRecords,
  getSiteSettings,
  JAVASCRIPT_MODES,
  startSeededDatabase,
} from '@/e2e/support/servers/fixtures'
import { startSite } from '@/e2e/support/servers/site'
import ensureTestBuild from '@/e2e/support/servers/test-build'
import { waitUntil } from '@/lib/deadline'
import { ENGINES, type Engine, type Tab } from './browsers/engines'
import { FORMS } from './browsers/forms'
import { STORIES, type Visit } from './browsers/stories'

/** Twenty times as long as a story takes. */
const STORY_MS = 60_000
const CLOSE_MS = 10_000
/** WebKitGTK crashed in three of eight returns to the filled pickup form. */
const MAX_TRIES = 4
/** `waitUntil` throws the first error; WebDriver throws the other after a browser crashed. */
const isOfBrowser = (error: string) =>
  error === 'Error: timed out' || error.includes('NoSuchSessionError')

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } })
ensureTestBuild()
// Engines run in parallel, each with its own site. Stories run in turn: WebKit's driver has one session.
const errors = (await Promise.all(ENGINES.map(tellAll))).flat()
const failures = errors.filter((error) => error !== undefined)
for (const failure of failures) console.error(failure)
console.log(`${errors.length - failures.length} passed, ${failures.length} failed`)
process.exit(failures.length === 0 ? 0 : 1)

async function tellAll(engine: Engine): Promise<(string | undefined)[]> {
  if (engine.missing()) {
    console.log(`SKIPPED ${engine.name}: not installed (${engine.missing()})`)
    return []
  }
  const database = await startSeededDatabase()
  const site = await startSite(getSiteSettings(database))
  const errors: (string | undefined)[] = []
  for (const { visitor, javaScriptEnabled } of JAVASCRIPT_MODES)
    for (const form of FORMS) {
      for (const [title, story] of listStories(form, javaScriptEnabled)) {
        const name = `${engine.name}, ${form.path} ${form.name}: ${visitor} ${title}`
        if (!name.includes(values.only)) continue
        const visit = { form, url: site.url, database, javaScriptEnabled }
        const { error, tries } = await tell(engine, visit, story)
        errors.push(error && `FAILED  ${name}: ${error}`)
        const note = tries > 1 ? `, at try ${tries}: the browser hung or ended` : ''
        console.log(errors.at(-1) ?? `ok      ${name}${note}`)
      }
    }
  await waitUntil(Date.now() + CLOSE_MS, engine.quit()).catch(() => undefined)
  if (!site.isRunning()) console.error(`The site exited early:\n${site.log()}`)
  await site.stop()
  return errors
}

/** In other languages, engines differ only in hours and dates of the pickup's scripts. The last story covers them. */
function listStories({ language, list }: Visit['form'], javaScriptEnabled: boolean) {
  const stories = Object.entries(STORIES)
  if (language === 'en') return stories
  return javaScriptEnabled && list === 'jobs' ? stories.slice(-1) : []
}

async function tell(engine: Engine, visit: Omit<Visit, 'tab'>, story: (typeof STORIES)[string]) {
  for (let tries = 1; ; tries++) {
    resetRecords(visit.database)
    let tab: Tab | undefined
    try {
      tab = await waitUntil(Date.now() + STORY_MS, engine.open(visit.javaScriptEnabled))
      await waitUntil(Date.now() + STORY_MS, story({ tab, ...visit }))
      return { tries }
    } catch (thrown) {
      const error = String(thrown)
      // WebKit's driver may hang or lose its browser, which says nothing about the site.
      if (!isOfBrowser(error) || tries === MAX_TRIES) return { error, tries }
    } finally {
      // A browser that crashed or hangs must not end the run.
      if (tab) await waitUntil(Date.now() + CLOSE_MS, tab.close()).catch(() => undefined)
    }
  }
}
