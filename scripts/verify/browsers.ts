import { readArguments } from '@/scripts/command'
import { clearRecords, JAVASCRIPT_MODES } from '@/e2e/support/servers/fixtures'
import { mkdirSync, writeFileSync } from 'node:fs'
import { findByName } from '@/scripts/option-values'
import { withBuiltSite } from './built-site'
import { firefox } from './browsers/firefox'
import { FORMS, SCRIPT_STORIES, STORIES } from './browsers/stories'
import type { Engine, Tab } from './browsers/tab'
import { webkit } from './browsers/webkit'

const { values: options } = readArguments('verify browsers', {
  only: { type: 'string', default: '', value: 'TEXT', help: 'stories with this in their line' },
})
const ENGINES = [webkit, firefox]
const stories = findByName('only', options.only, ENGINES.flatMap(listStories))
let passed = 0
const failures: string[] = []

for (const engine of ENGINES) {
  const missing = engine.missing()
  if (missing) console.log(`SKIPPED ${engine.name}: not installed (${missing})`)
  else await runEngine(engine)
}
for (const line of failures) console.error(line)
console.log(`${passed} passed, ${failures.length} failed`)
process.exit(failures.length === 0 ? 0 : 1)

function listStories(engine: Engine) {
  return JAVASCRIPT_MODES.flatMap(({ javaScriptEnabled, visitor }) =>
    FORMS.flatMap((form) =>
      Object.entries({ ...STORIES, ...(javaScriptEnabled && SCRIPT_STORIES) }).map(
        ([title, run]) => {
          const name = `${engine.name}, ${form.name}: ${visitor} ${title}`
          return { engine, name, form, javaScriptEnabled, run }
        },
      ),
    ),
  )
}

/** Sessions are opened one after another: WebKit's driver has one. */
async function runEngine(engine: Engine): Promise<void> {
  const own = stories.filter((story) => story.engine === engine)
  await withBuiltSite(async ({ database, url }) => {
    for (const { name, form, javaScriptEnabled, run } of own) {
      clearRecords(database)
      let tab: Tab | undefined
      try {
        tab = await engine.open(javaScriptEnabled)
        await run({ tab, form, url, database, javaScriptEnabled })
        recordPass(name)
      } catch (error) {
        await recordFailure(name, error, tab)
      }
      await tab?.close().catch(() => undefined)
    }
  })
}

function recordPass(line: string): void {
  passed++
  console.log(`ok      ${line}`)
}

async function recordFailure(line: string, error: unknown, tab: Tab | undefined): Promise<void> {
  failures.push(`FAILED  ${line}: ${String(error)}`)
  console.log(failures.at(-1))
  mkdirSync('test-results', { recursive: true })
  const picture = `test-results/browsers-${failures.length}.png`
  const png = (await tab?.capture().catch(() => '')) ?? ''
  writeFileSync(picture, png, 'base64')
}
