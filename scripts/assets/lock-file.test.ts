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

/** Remove a line when `npm run assets -- lock` has found all its hashes. */
const WITHOUT_HASH = [
  '@next/swc-',
  '@oxc-parser/binding-',
  '@tailwindcss/oxide-',
  '@unrs/resolver-binding-',
]
/** Tests, builds and servers run on Linux, x64 or arm64. */
const isSupportedPlatform = ({ os = ['linux'], cpu = ['x64'] }: LockEntry) =>
  os.includes('linux') && (cpu.includes('x64') || cpu.includes('arm64'))

test.each(LOCK_FILES)('%s has a hash for every package of the supported platforms', (file) => {
  const packages = readPackages(file)
  expect(Object.keys(packages).length).toBeGreaterThan(50)
  const unexpected = findPackagesWithoutHash(packages).filter((folder) => {
    const isKnown = WITHOUT_HASH.some((name) => folder.startsWith(`node_modules/${name}`))
    const entry = packages[folder]
    return !isKnown || !entry?.optional || isSupportedPlatform(entry)
  })
  expect(unexpected).toEqual([])
})

test.each(LOCK_FILES)('%s uses the public registry only', (file) => {
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

test('A package without a hash is found; links and bundled packages need none', () => {
  const packages: LockPackages = {
    '': {},
    'node_modules/good': { version: '1.0.0', integrity: 'sha512-x' },
    'node_modules/bad': { version: '1.0.0' },
    'node_modules/bad/node_modules/bundled': { version: '1.0.0', inBundle: true },
    'node_modules/linked': { link: true },
  }
  expect(findPackagesWithoutHash(packages)).toEqual(['node_modules/bad'])
})

test('The registry name of a package is neither its alias nor its folder', () => {
  expect(getRegistryName('node_modules/a/node_modules/@b/c', { version: '1.0.0' })).toBe(
    '@b/c@1.0.0',
  )
  expect(getRegistryName('node_modules/alias', { name: 'd', version: '2.0.0' })).toBe('d@2.0.0')
})

test('Missing optional packages are added for their platform', () => {
  const optionalDependencies = { 'tool-win32-x64': '1.2.3', 'tool-linux-x64': '1.2.3' }
  const missing = findMissingPackages({
    'node_modules/tool': { version: '1.2.3', dev: true, optionalDependencies },
    'node_modules/tool/node_modules/tool-linux-x64': { version: '1.2.3' },
  })
  expect(missing).toEqual({
    'node_modules/tool-win32-x64': {
      version: '1.2.3',
      dev: true,
      optional: true,
      cpu: ['x64'],
      os: ['win32'],
    },
  })
})
