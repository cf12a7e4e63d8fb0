/** An entry of package-lock.json (https://docs.npmjs.com/cli/v11/configuring-npm/package-lock-json). */
export interface LockEntry {
  version?: string
  /** Set where the folder's name is an alias. */
  name?: string
  integrity?: string
  resolved?: string
  link?: true
  inBundle?: true
  dev?: true
  optional?: true
  os?: string[]
  cpu?: string[]
  optionalDependencies?: Record<string, string>
}

/** By folder; the project itself is under `''`. */
export type LockPackages = Record<string, LockEntry>

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony']
const PROCESSORS = ['arm64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']

/** Lists folders without a hash. Links and bundled packages need none. */
export function findPackagesWithoutHash(packages: LockPackages): string[] {
  return Object.entries(packages)
    .filter(([, { integrity, link, inBundle }]) => !integrity && !link && !inBundle)
    .map(([folder]) => folder)
    .filter((folder) => folder !== '')
}

/** `name@version` in the registry. */
export function getRegistryName(folder: string, { name, version }: LockEntry): string {
  return `${name ?? folder.replace(/^.*node_modules\//, '')}@${version}`
}

/** Optional dependencies without an entry in the lock file, by folder. */
export function findMissingPackages(packages: LockPackages): LockPackages {
  return Object.fromEntries(
    Object.entries(packages).flatMap(([folder, parent]) =>
      Object.entries(parent.optionalDependencies ?? {})
        .filter(([name]) => !isLocked(packages, folder, name))
        .map(([name, range]) => [`node_modules/${name}`, makeMissingPackage(parent, name, range)]),
    ),
  )
}

/** Follows Node's resolution: the folder, then its parents. */
function isLocked(packages: LockPackages, folder: string, name: string): boolean {
  const levels = folder.split('/node_modules/')
  return levels.some((_, depth) => {
    const above = levels.slice(0, levels.length - depth).join('/node_modules/')
    return `${above}/node_modules/${name}` in packages || `node_modules/${name}` in packages
  })
}

/** Derives platform and processor from the package's name. */
function makeMissingPackage(parent: LockEntry, name: string, range: string): LockEntry {
  const words = name.split(/[-/]/)
  const os = words.includes('win32') ? 'win32' : SYSTEMS.find((system) => words.includes(system))
  const cpu = PROCESSORS.find((processor) => words.includes(processor)) ?? 'arm'
  return {
    version: range.replace(/^[~^]/, ''),
    ...(parent.dev ? { dev: true } : {}),
    optional: true,
    cpu: [cpu],
    ...(os ? { os: [os] } : {}),
  }
}
