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
import { ENGINES, type Tab } from './browsers/engines'
import { FORMS, STORIES } from './browsers/stories'

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
    const name = `${engine.name}, ${form.name}: ${visitor} ${title}`
    if (!name.includes(values.only)) continue
    resetRecords(database)
    let tab: Tab | undefined
    try {
      tab = await engine.open(javaScriptEnabled)
      await story({ tab, form, url: site.url, database, javaScriptEnabled })
      passed++
      console.log(`ok      ${name}`)
    } catch (error) {
      failures.push(`FAILED  ${name}: ${String(error)}`)
      console.log(failures.at(-1))
    }
    // A browser that died does not end the run.
    await tab?.close().catch(() => undefined)
  }
if (!site.isRunning()) console.error(`The site exited early:\n${site.log()}`)
await site.stop()
for (const line of failures) console.error(line)
console.log(`${passed} passed, ${failures.length} failed`)
process.exit(failures.length === 0 ? 0 : 1)
