/** Fills the forms in WebKit and Firefox, where they are installed. Needs a build. */
import { parseArgs } from 'node:util'
import {
  resetRecords,
  getSiteSettings,
  JAVASCRIPT_MODES,
  startSeededDatabase,
} from '@/e2e/support/servers/fixtures'
import { startSite } from '@/e2e/support/servers/site'
import { ensureBuild } from '@/e2e/support/servers/test-build'
import { firefox } from './browsers/firefox'
import { PICKUP_STORIES } from './browsers/pickup-stories'
import { FORMS, SCRIPT_STORIES, STORIES } from './browsers/stories'
import type { Engine, Tab } from './browsers/tab'
import { webkit } from './browsers/webkit'

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } })
ensureBuild(true)
const database = await startSeededDatabase()
const site = await startSite(getSiteSettings(database))
let passed = 0
const failures: string[] = []

for (const engine of [webkit, firefox]) {
  const missing = engine.missing()
  if (missing) console.log(`SKIPPED ${engine.name}: not installed (${missing})`)
  else await runEngine(engine)
}
if (!site.isRunning()) console.error(`The site exited early:\n${site.log()}`)
await site.stop()
for (const line of failures) console.error(line)
console.log(`${passed} passed, ${failures.length} failed`)
process.exit(failures.length === 0 ? 0 : 1)

/** The stories whose line has the text of `--only`. */
function listStories(engine: Engine) {
  const stories = JAVASCRIPT_MODES.flatMap(({ javaScriptEnabled, visitor }) =>
    FORMS.flatMap((form) =>
      Object.entries({
        ...STORIES,
        ...(form.list === 'jobs' && PICKUP_STORIES),
        ...(javaScriptEnabled && SCRIPT_STORIES),
      }).map(([title, run]) => {
        const name = `${engine.name}, ${form.name}: ${visitor} ${title}`
        return { name, form, javaScriptEnabled, run }
      }),
    ),
  )
  return stories.filter(({ name }) => name.includes(values.only))
}

/** Sessions are opened one after another: WebKit's driver has one. */
async function runEngine(engine: Engine): Promise<void> {
  for (const { name, form, javaScriptEnabled, run } of listStories(engine)) {
    resetRecords(database)
    let tab: Tab | undefined
    try {
      tab = await engine.open(javaScriptEnabled)
      await run({ tab, form, url: site.url, database, javaScriptEnabled })
      passed++
      console.log(`ok      ${name}`)
    } catch (error) {
      failures.push(`FAILED  ${name}: ${String(error)}`)
      console.log(failures.at(-1))
    }
    await tab?.close()
  }
}
