import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** A package of its own: Lighthouse would add a hundred packages to every `npm ci`. */
export const HOME = resolve('scripts/bench')

export function ensurePackages(): void {
  if (existsSync(join(HOME, 'node_modules/lighthouse/package.json'))) return
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: HOME,
    stdio: 'inherit',
  })
}

/** A file of one of these packages. */
export const packageFile = (path: string) => join(HOME, 'node_modules', path)
