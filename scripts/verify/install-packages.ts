import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Installs what a command keeps in a package of its own, unless it is there: heavy packages that only
 * this command needs, without their install scripts, which ask the network.
 * @param home folder of its package.json and lock file
 * @param name a package that is there once all are
 */
export function installPackages(home: string, name: string): void {
  if (existsSync(join(home, 'node_modules', name, 'package.json'))) return
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: home,
    stdio: 'inherit',
  })
}
