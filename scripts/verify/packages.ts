import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, 'packages')

/** The folder of a package that only proofs use. */
export const proofPackage = (name: string) => join(FOLDER, 'node_modules', name)

/** Resolves a package by its own exports. */
export const requireProofPackage = createRequire(join(FOLDER, 'package.json'))

/** Installs the packages of `scripts/verify/packages` once. */
export function ensureProofPackages(): void {
  if (existsSync(proofPackage('puppeteer-core')) && existsSync(proofPackage('lighthouse'))) return
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund']
  execFileSync('npm', ['ci', ...flags], { cwd: FOLDER, stdio: 'inherit' })
}
