import { spawnSync } from 'node:child_process'
import { findBrowser, HEADLESS_CHROMIUM } from '@/e2e/support/servers/browser'

const HELP =
  'No Chromium found. Install it with `npx playwright install chromium` or `apt-get install chromium`.'

/** Installs Chromium if none is found: as root with apt-get, otherwise with Playwright. */
export function ensureBrowser(): void {
  if (findBrowser()) return
  const canInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0
  const install = ['apt-get', 'install', '--yes', '--no-install-recommends'] as const
  const attempts: [string, ...string[]][] = [
    ...(canInstall
      ? ([
          ['apt-get', 'update'],
          [...install, HEADLESS_CHROMIUM],
          [...install, 'chromium'],
        ] as [string, ...string[]][])
      : []),
    ['npx', 'playwright', 'install', 'chromium'],
  ]
  for (const [command, ...args] of attempts) {
    console.log(`No browser yet: ${[command, ...args].join(' ')}`)
    spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 })
    if (findBrowser()) return
  }
  throw new Error(HELP)
}
