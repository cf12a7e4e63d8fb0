/**
 * `npm run build`: reads every location's tracking number from the store, so that a store that is
 * down or incomplete stops the build, and builds the site with those numbers as its fallback.
 */
import '@/scripts/ops/load-env'
import '@/scripts/city-keys'
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { LOCATION_IDS } from '@/lib/cities/locations'
import { readTrackingPhone } from '@/lib/locations/tracking-phone'

const READ_TIMEOUT_MS = 15_000

const phones: Record<string, string> = {}
for (const id of LOCATION_IDS) {
  phones[id] = await readTrackingPhone(id, Date.now() + READ_TIMEOUT_MS).catch((error: Error) => {
    console.error(`The build needs every location's number. ${error.message}`)
    process.exit(1)
  })
}

const { status } = spawnSync('next', ['build', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: {
    ...process.env,
    BUILD_ID: process.env.BUILD_ID ?? randomBytes(8).toString('hex'),
    PINNED_PHONES: JSON.stringify(phones),
  },
})
process.exit(status ?? 1)
