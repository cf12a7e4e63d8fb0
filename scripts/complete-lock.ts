/**
 * `npm run lock`: after `npm install` behind a registry that mirrors one platform only. npm then leaves
 * the other platforms' optional packages (compilers, mostly) out of package-lock.json, and `npm ci`
 * refuses the file. This writes them back by what their parents ask for.
 */
import { readFileSync, writeFileSync } from 'node:fs'

interface Package {
  version: string
  dev?: true
  optional?: true
  os?: string[]
  cpu?: string[]
  optionalDependencies?: Record<string, string>
}

const FILE = 'package-lock.json'
const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony']
const PROCESSORS = ['arm64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']

const lock = JSON.parse(readFileSync(FILE, 'utf8')) as { packages: Record<string, Package> }
const { packages } = lock

for (const [path, parent] of Object.entries(packages)) {
  for (const [name, range] of Object.entries(parent.optionalDependencies ?? {})) {
    if (!isLocked(path, name)) packages[`node_modules/${name}`] = absentPackage(parent, name, range)
  }
}
lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`)

/** Whether Node would find the package from that place: beside it, or further up. */
function isLocked(path: string, name: string): boolean {
  const places = path.split('/node_modules/')
  return places.some((_, depth) => {
    const above = places.slice(0, places.length - depth).join('/node_modules/')
    return `${above}/node_modules/${name}` in packages || `node_modules/${name}` in packages
  })
}

/** The entry of a package for another platform, which its name tells. */
function absentPackage(parent: Package, name: string, range: string): Package {
  const words = name.split(/[-/]/)
  const os = words.includes('win32') ? 'win32' : SYSTEMS.find((system) => words.includes(system))
  const cpu = PROCESSORS.find((one) => words.includes(one)) ?? 'arm'
  console.log(`${name} ${range}`)
  return {
    version: range.replace(/^[~^]/, ''),
    ...(parent.dev ? { dev: true } : {}),
    optional: true,
    cpu: [cpu],
    ...(os ? { os: [os] } : {}),
  }
}
