import { spawnSync } from 'node:child_process'
import { findBrowser, HEADLESS_CHROMIUM } from '@/e2e/support/servers/browser'

const HELP = `The browser tests need Chromium, and none was found. Install one, and run the tests again:
  npx playwright install chromium     (any system)
  apt-get install chromium            (Debian, Ubuntu)`

/**
 * Makes sure that there is a browser: an installed Chromium, else Playwright's own, else Debian's
 * package where it may be installed.
 * @throws Error that says what to do where none can be had
 */
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
