import { readArguments } from '@/scripts/command'
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import {
  findMissingPackages,
  findPackagesWithoutHash,
  getRegistryName,
  type LockPackages,
} from './lock-file'

readArguments('assets lock', {})
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
  // The order that npm writes.
  lock.packages = Object.fromEntries(
    Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en')),
  )
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
}

function fetchRegistryHash(id: string): string | undefined {
  const { stdout } = spawnSync('npm', ['view', id, 'dist.integrity'], { encoding: 'utf8' })
  return /^sha512-\S+$/.exec(stdout.trim())?.[0]
}
