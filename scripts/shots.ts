/**
 * `npm run shots`: pictures of every kind of page and state of the built site, into `.shots`, with a
 * contact sheet. Run `npm run build` first.
 *   -- --only <text>   only the states with this in their name
 *   -- --width <n>     only this width
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { inParallel, withBuiltSite } from './built-site'
import { writeContactSheet } from './shots/contact-sheet'
import { PICTURES, WIDTHS } from './shots/states'
import { take, type Shot } from './shots/take'

const FOLDER = '.shots'
const AT_ONCE = 3

const { values: options } = parseArgs({
  options: { only: { type: 'string', default: '' }, width: { type: 'string', default: '' } },
})

const shots: Shot[] = PICTURES.filter(({ name }) => name.includes(options.only)).flatMap((state) =>
  (state.widths ?? WIDTHS)
    .filter((width) => !options.width || width === Number(options.width))
    .map((width) => ({ state, width, file: join(FOLDER, String(width), `${state.name}.png`) })),
)
if (!options.only && !options.width) rmSync(FOLDER, { recursive: true, force: true })

const failed: string[] = []
await withBuiltSite(({ browser, database, url }) => {
  // Denies every record, so that what is sent fails at once.
  database.misbehave('deny')
  return inParallel(shots, AT_ONCE, (shot) =>
    take(browser, url, shot).catch((error: unknown) => {
      failed.push(`No ${shot.file}: ${String(error)}`)
    }),
  )
})
const sheet = writeContactSheet(FOLDER)
for (const failure of failed) console.error(failure)
console.log(`${shots.length - failed.length} of ${shots.length} screenshots taken: ${sheet}`)
process.exit(failed.length === 0 ? 0 : 1)
