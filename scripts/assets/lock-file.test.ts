import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import {
  findMissingPackages,
  findPackagesWithoutHash,
  getRegistryName,
  type LockEntry,
  type LockPackages,
} from './lock-file'

interface Manifest {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}

const LOCK_FILES = globSync('**/package-lock.json', { exclude: ['**/node_modules'] })
const readPackages = (file: string) =>
  (JSON.parse(readFileSync(file, 'utf8')) as { packages: LockPackages }).packages

/**
 * Build tools whose binaries for some platforms were not in the registry when they were locked. Remove a
 * line when `npm run assets -- lock` has found all its hashes.
 */
const WITHOUT_HASH = [
  '@next/swc-',
  '@oxc-parser/binding-',
  '@tailwindcss/oxide-',
  '@unrs/resolver-binding-',
]
/** Whether the machines that test, build and serve the site install it: Linux on x64 or arm64. */
const isSupportedPlatform = ({ os = ['linux'], cpu = ['x64'] }: LockEntry) =>
  os.includes('linux') && (cpu.includes('x64') || cpu.includes('arm64'))

test.each(LOCK_FILES)('%s has a hash for every package that our machines install', (file) => {
  const packages = readPackages(file)
  expect(Object.keys(packages).length).toBeGreaterThan(50)
  const unexpected = findPackagesWithoutHash(packages).filter((folder) => {
    const isKnown = WITHOUT_HASH.some((name) => folder.startsWith(`node_modules/${name}`))
    const entry = packages[folder]
    return !isKnown || !entry?.optional || isSupportedPlatform(entry)
  })
  expect(unexpected).toEqual([])
})

test.each(LOCK_FILES)('%s names no other registry than the public one', (file) => {
  const hosts = Object.values(readPackages(file)).flatMap(({ resolved }) =>
    resolved === undefined ? [] : [new URL(resolved).host],
  )
  expect(hosts.filter((host) => host !== 'registry.npmjs.org')).toEqual([])
})

test.each(LOCK_FILES)('Dependabot updates the packages of %s', (file) => {
  const folder = `/${dirname(file)}`.replace(/\/\.$/, '/')
  expect(readFileSync('.github/dependabot.yml', 'utf8')).toContain(`- ${folder}\n`)
})

test('Next, React and firebase-admin are pinned: lib/http/action-call.ts and lib/security/page-cache.ts use private parts of Next (CONTRIBUTING.md, "Upgrades")', () => {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest
  const { next, react, 'react-dom': dom, 'firebase-admin': admin } = manifest.dependencies
  for (const version of [next, react, dom, admin]) expect(version).toMatch(/^\d+\.\d+\.\d+$/)
  expect(dom).toBe(react)
  expect(manifest.devDependencies['@next/eslint-plugin-next']).toBe(next)
})

test('A new package without a hash is found; links and bundled packages need none', () => {
  const packages: LockPackages = {
    '': {},
    'node_modules/good': { version: '1.0.0', integrity: 'sha512-x' },
    'node_modules/bad': { version: '1.0.0' },
    'node_modules/bad/node_modules/bundled': { version: '1.0.0', inBundle: true },
    'node_modules/linked': { link: true },
  }
  expect(findPackagesWithoutHash(packages)).toEqual(['node_modules/bad'])
})

test('The registry is asked by the package’s own name, not by its alias or folder', () => {
  expect(getRegistryName('node_modules/a/node_modules/@b/c', { version: '1.0.0' })).toBe(
    '@b/c@1.0.0',
  )
  expect(getRegistryName('node_modules/alias', { name: 'd', version: '2.0.0' })).toBe('d@2.0.0')
})

test('Optional packages that npm left out are written back for their platform', () => {
  const optionalDependencies = { 'tool-win32-x64': '1.2.3', 'tool-linux-x64': '1.2.3' }
  const absent = findMissingPackages({
    'node_modules/tool': { version: '1.2.3', dev: true, optionalDependencies },
    'node_modules/tool/node_modules/tool-linux-x64': { version: '1.2.3' },
  })
  expect(absent).toEqual({
    'node_modules/tool-win32-x64': {
      version: '1.2.3',
      dev: true,
      optional: true,
      cpu: ['x64'],
      os: ['win32'],
    },
  })
})
