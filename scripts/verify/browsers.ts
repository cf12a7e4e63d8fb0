/** Fills the forms in WebKit and Firefox, where they are installed. */
import { parseArgs } from 'node:util'
import {
  resetRecords,
  getSiteSettings,
  JAVASCRIPT_MODES,
  startSeededDatabase,
} from '@/e2e/support/servers/fixtures'
import { startSite } from '@/e2e/support/servers/site'
import ensureTestBuild from '@/e2e/support/servers/test-build'
import { withTimeout } from '@/components/ui/scheduling'
import { ENGINES, type Tab } from './browsers/engines'
import { FORMS, STORIES } from './browsers/stories'

/** Twenty times as long as a story takes. */
const STORY_MS = 60_000
const CLOSE_MS = 10_000
/** WebKitGTK ended in three of eight returns to the filled form of a pickup. */
const MAX_TRIES = 4
/** Of `withTimeout`; of a browser that ended. */
const isOfBrowser = (error: string) =>
  error === 'Error: timeout' || error.includes('NoSuchSessionError')

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } })
ensureTestBuild()
const database = await startSeededDatabase()
const site = await startSite(getSiteSettings(database))
const runs = ENGINES.flatMap((engine) => {
  if (!engine.missing()) return JAVASCRIPT_MODES.map((mode) => ({ engine, ...mode }))
  console.log(`SKIPPED ${engine.name}: not installed (${engine.missing()})`)
  return []
}).flatMap((run) => FORMS.map((form) => ({ ...run, form })))
let passed = 0
const failures: string[] = []

// One after another: WebKit's driver has one session.
for (const { engine, visitor, javaScriptEnabled, form } of runs)
  for (const [title, story] of Object.entries(STORIES)) {
    const name = `${engine.name}, ${form.path} ${form.name}: ${visitor} ${title}`
    if (!name.includes(values.only)) continue
    const tell = async (): Promise<string | undefined> => {
      resetRecords(database)
      let tab: Tab | undefined
      try {
        tab = await withTimeout(engine.open(javaScriptEnabled), STORY_MS)
        const told = story({ tab, form, url: site.url, database, javaScriptEnabled })
        await withTimeout(told, STORY_MS)
        return undefined
      } catch (error) {
        return String(error)
      } finally {
        // A browser that died or hangs does not end the run.
        if (tab) await withTimeout(tab.close(), CLOSE_MS).catch(() => undefined)
      }
    }
    let error = await tell()
    let tries = 1
    // WebKit's driver may never answer a command, or lose its browser: that says nothing about the site.
    while (error !== undefined && isOfBrowser(error) && tries < MAX_TRIES) {
      error = await tell()
      tries++
    }
    if (error === undefined) {
      passed++
      console.log(
        `ok      ${name}${tries > 1 ? `, at try ${tries}: the browser hung or ended` : ''}`,
      )
    } else {
      failures.push(`FAILED  ${name}: ${error}`)
      console.log(failures.at(-1))
    }
  }
if (!site.isRunning()) console.error(`The site exited early:\n${site.log()}`)
await site.stop()
for (const line of failures) console.error(line)
console.log(`${passed} passed, ${failures.length} failed`)
process.exit(failures.length === 0 ? 0 : 1)
