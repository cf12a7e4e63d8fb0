/**
 * `npm run assets -- lock`: after `npm install` behind a registry that lacks packages of other platforms. npm then
 * leaves these optional packages (compilers, mostly) out of package-lock.json, and `npm ci` refuses the
 * file. Writes them back by what their parents ask for, and adds each missing hash that the registry has.
 */
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import {
  findMissingPackages,
  findPackagesWithoutHash,
  getRegistryName,
  type LockPackages,
} from './lock-file'

for (const file of globSync('**/package-lock.json', { exclude: ['**/node_modules'] })) {
  const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: LockPackages }
  const packages: LockPackages = { ...lock.packages, ...findMissingPackages(lock.packages) }
  for (const folder of findPackagesWithoutHash(packages)) {
    const entry = packages[folder]
    if (!entry) continue
    const id = getRegistryName(folder, entry)
    const integrity = fetchRegistryHash(id)
    if (integrity) packages[folder] = { version: entry.version, integrity, ...entry }
    console.log(`${file}: ${id} ${integrity ?? 'has no hash in the registry'}`)
  }
  // npm's own order.
  lock.packages = Object.fromEntries(
    Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en')),
  )
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
}

function fetchRegistryHash(id: string): string | undefined {
  const { stdout } = spawnSync('npm', ['view', id, 'dist.integrity'], { encoding: 'utf8' })
  return /^sha512-\S+$/.exec(stdout.trim())?.[0]
}
