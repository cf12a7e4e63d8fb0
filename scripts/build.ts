import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import tailwind from '@tailwindcss/postcss'
import { Command } from 'commander'
import postcss from 'postcss'
import './ops/command'
import { AREA_KEYS } from '@/lib/cities/location-cities'
import { env } from '@/lib/env'
import { readLocation, type Location } from '@/lib/locations/location'
import { listHolidays } from '@/scripts/ops/locations/holidays'
import { checkCities, requireRegistrations } from '@/scripts/ops/doctor/cities'
import { hashSources, SOURCE_HASH_FILE } from '@/scripts/source-hash'

const STYLE_SHEET = 'app/globals.css'
const READ_TIMEOUT_MS = 15_000

new Command('npm run build --')
  .description(
    'Builds the site with the tracking numbers of the store; takes options of `next build`.',
  )
  .allowUnknownOption()
  .allowExcessArguments()
  .parse()
if (env.VERCEL_ENV === 'production') requireRegistrations(checkCities(env))
env.HOLIDAYS ??= JSON.stringify(listHolidays(new Date()))
// The build stops if the store is down or incomplete.
const locations: Record<string, Location> = {}
for (const areaKey of AREA_KEYS) {
  locations[areaKey] = await readLocation(areaKey, Date.now() + READ_TIMEOUT_MS).catch(
    (cause: Error) => {
      throw new Error("The build needs every location's number.", { cause })
    },
  )
}

// We hash before the build: a file that changes during it makes the next build necessary.
const sourceHash = hashSources()
const { status } = spawnSync('next', ['build', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: {
    ...process.env,
    BUILD_ID: process.env.BUILD_ID ?? randomBytes(8).toString('hex'),
    PINNED_LOCATIONS: JSON.stringify(locations),
    HOLIDAYS: env.HOLIDAYS,
    SITE_CSS: await compileStyleSheet(),
  },
})
if (status === 0) await writeFile(SOURCE_HASH_FILE, sourceHash)
process.exit(status ?? 1)

/** Minified, as `app/_shared/static-html/site-styles.tsx` writes it into each page. */
async function compileStyleSheet(): Promise<string> {
  const compiler = postcss([tailwind({ optimize: { minify: true } })])
  const { css } = await compiler.process(await readFile(STYLE_SHEET), { from: STYLE_SHEET })
  return css
}
