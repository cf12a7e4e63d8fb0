/** Installs Chromium if none is found: as root with apt-get, otherwise with Playwright. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findBrowser, HEADLESS_CHROMIUM } from '@/e2e/support/servers/browser'

const canUseApt = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
const ATTEMPTS = [
  ...(canUseApt
    ? ['apt-get update', `apt-get install --yes --no-install-recommends ${HEADLESS_CHROMIUM}`]
    : []),
  'npx playwright install chromium',
]

for (const command of ATTEMPTS) {
  if (findBrowser()) break
  console.log(`No browser yet: ${command}`)
  spawnSync(command, { shell: true, stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 })
}
if (!findBrowser()) {
  throw new Error(
    'No Chromium found. Install it with `npx playwright install chromium` or `apt-get install chromium`.',
  )
}
