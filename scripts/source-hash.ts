import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'

export const SOURCE_HASH_FILE = '.next/source-hash'

const SOURCES = [
  '{middleware,instrumentation,next.config,tailwind.config,postcss.config}.{ts,mjs}',
  '{package-lock,tsconfig}.json',
  'scripts/{build.ts,ops/**}',
  '{app,components,lib,public}/**',
]

/** Hashes the names and contents of SOURCES, without tests. */
export function hashSources(): string {
  const hash = createHash('sha256')
  for (const path of globSync(SOURCES, { exclude: ['**/*.{test,fixture}.{ts,tsx}'] }).toSorted())
    if (statSync(path).isFile()) hash.update(`${path}\0`).update(readFileSync(path))
  return hash.digest('hex')
}
