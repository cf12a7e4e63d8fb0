import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Installs the packages of one command from its own lock file, without install scripts.
 * @param home folder of its package.json and lock file
 * @param name a package whose presence means that all are installed
 */
export function installPackages(home: string, name: string): void {
  if (existsSync(join(home, 'node_modules', name, 'package.json'))) return
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: home,
    stdio: 'inherit',
  })
}
