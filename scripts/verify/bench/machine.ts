import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from '@/e2e/support/servers/browser'
import { HOME } from './packages'

export function packageVersion(name: string, folder = '.'): string {
  const file = join(folder, 'node_modules', name, 'package.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}

/** What the figures are of. */
export function describeMachine() {
  const browser = findBrowser()
  return {
    cpu: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    load: loadavg().map((load) => Number(load.toFixed(1))),
    node: process.version,
    chromium: browser ? versionOf(browser) : 'none',
    ...Object.fromEntries(
      ['next', 'react', 'web-vitals'].map((name) => [name, packageVersion(name)]),
    ),
    lighthouse: packageVersion('lighthouse', HOME),
    commit: execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim(),
  }
}

function versionOf(browser: string): string {
  const said = execFileSync(browser, ['--version'], { encoding: 'utf8', stdio: 'pipe' })
  return /[\d.]+/.exec(said)?.[0] ?? said.trim()
}
