import { readArguments, UsageError } from '@/scripts/command'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { findByName } from '@/scripts/option-values'
import { runInParallel, withChromium } from './built-site'
import { writeContactSheet } from '@/scripts/verify/screenshots/contact-sheet'
import { SCREENSHOT_STATES, WIDTHS } from '@/scripts/verify/screenshots/states'
import { takeScreenshot, type Screenshot } from '@/scripts/verify/screenshots/take-screenshot'

const OUTPUT_FOLDER = '.screenshots'
const CONCURRENCY = 3

const { values: options } = readArguments('verify screenshots', {
  only: { type: 'string', default: '', value: 'TEXT', help: 'states with this in their name' },
  width: { type: 'string', default: '', value: 'PIXELS', help: 'only this width' },
})

const states = findByName('only', options.only, SCREENSHOT_STATES)
const screenshots: Screenshot[] = states.flatMap((state) =>
  (state.widths ?? WIDTHS)
    .filter((width) => !options.width || width === Number(options.width))
    .map((width) => ({
      state,
      width,
      file: join(OUTPUT_FOLDER, String(width), `${state.name}.png`),
    })),
)
if (screenshots.length === 0) throw new UsageError(`No picture is ${options.width} pixels wide.`)
if (!options.only && !options.width) rmSync(OUTPUT_FOLDER, { recursive: true, force: true })

const failed: string[] = []
await withChromium(({ browser, database, url }) => {
  // Forms show their failure message at once.
  database.setFault('deny')
  return runInParallel(screenshots, CONCURRENCY, (shot) =>
    takeScreenshot(browser, url, shot).catch((error: unknown) => {
      failed.push(`No ${shot.file}: ${String(error)}`)
    }),
  )
})
const contactSheet = writeContactSheet(OUTPUT_FOLDER)
for (const failure of failed) console.error(failure)
console.log(
  `${screenshots.length - failed.length} of ${screenshots.length} screenshots taken: ${contactSheet}`,
)
process.exit(failed.length === 0 ? 0 : 1)
