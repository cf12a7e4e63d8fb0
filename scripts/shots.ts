/**
 * `npm run shots`: pictures of every kind of page and state of the built site, into `.shots`, with a
 * contact sheet. Run `npm run build` first.
 *   -- --only <text>   only the states with this in their name
 *   -- --width <n>     only this width
 */
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { BROWSER_ARGS, findBrowser } from '@/e2e/support/browser'
import { startDatabaseServer } from '@/e2e/support/database-server'
import { settingsOf } from '@/e2e/support/fixtures'
import { startSite } from '@/e2e/support/site'
import { SEED_LOCATIONS } from '@/lib/locations'
import { ensureBrowser } from './browser'
import { writeContactSheet } from './shots/contact-sheet'
import { STATES, WIDTHS } from './shots/states'
import { take, type Shot } from './shots/take'

const FOLDER = '.shots'
const AT_ONCE = 3

const { values: options } = parseArgs({
  options: { only: { type: 'string', default: '' }, width: { type: 'string', default: '' } },
})

if (!existsSync('.next/BUILD_ID')) {
  console.error('There is no build to take pictures of: run `npm run build` first.')
  process.exit(1)
}
const shots: Shot[] = STATES.filter(({ name }) => name.includes(options.only)).flatMap((state) =>
  (state.widths ?? WIDTHS)
    .filter((width) => !options.width || width === Number(options.width))
    .map((width) => ({ state, width, file: join(FOLDER, String(width), `${state.name}.png`) })),
)
if (!options.only && !options.width) rmSync(FOLDER, { recursive: true, force: true })

ensureBrowser()
const database = await startDatabaseServer()
database.put('/locations', SEED_LOCATIONS)
database.misbehave('deny')
const site = await startSite(settingsOf(database))
const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS })
const failed: string[] = []
try {
  const queue = shots.values()
  await Promise.all(Array.from({ length: AT_ONCE }, () => work(queue)))
} finally {
  if (!site.isRunning()) console.error(`The site ended before the pictures did:\n${site.log()}`)
  await browser.close()
  await site.stop()
  await database.stop()
}
const sheet = writeContactSheet(FOLDER)
for (const failure of failed) console.error(failure)
console.log(`${shots.length - failed.length} of ${shots.length} screenshots taken: ${sheet}`)
process.exit(failed.length === 0 ? 0 : 1)

/** Takes one shot after another off the queue, which it shares with the others at work. */
async function work(queue: Iterable<Shot>): Promise<void> {
  for (const shot of queue) {
    await take(browser, site.url, shot).catch((error: unknown) => {
      failed.push(`No ${shot.file}: ${String(error)}`)
    })
  }
}
