import { execFile, execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test as base } from '@playwright/test'
import { SITE_URL } from '@/lib/env'
import { startSite, type Site } from './site'

/** A search text and what replaces it; `$&` is the search text. */
type Edit = [search: string, replacement: string]

/** A copy of the sources with a database of its own, in which a story follows a recipe. */
export interface SourceCopy {
  /** Each search text must occur once. */
  edit(file: string, edits: Edit[]): void
  read(file: string): string
  write(file: string, text: string): void
  copy(file: string, to: string): void
  runNpm(...args: string[]): Promise<{ stdout: string }>
  start(settings?: Record<string, string>): Promise<Site>
}

export const test = base.extend<object, { copy: SourceCopy }>({
  copy: [
    // eslint-disable-next-line no-empty-pattern -- Playwright parses the pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'source-copy-'))
      copySources(folder)
      await use(createSourceCopy(folder))
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
})

function copySources(folder: string): void {
  const isSource = (path: string) => !/^(node_modules|\.next|\.git|\.data|test-results)$/.test(path)
  cpSync('.', folder, { recursive: true, filter: isSource })
  // Turbopack refuses a symbolic link that leaves the project; hard links take no room.
  execFileSync('sh', ['-c', 'cp -al node_modules "$0" || cp -a node_modules "$0"', folder])
}

function createSourceCopy(folder: string): SourceCopy {
  const store = { LOCAL_DATABASE_FILE: join(folder, 'site.sqlite'), FIREBASE_DATABASE_URL: '' }
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', SITE_URL, ...store }
  return {
    edit(file, edits) {
      const path = join(folder, file)
      const text = edits.reduce(
        (before, [search, replacement]) => {
          expect(before.split(search), `"${search}" in ${file}`).toHaveLength(2)
          return before.replace(search, replacement)
        },
        readFileSync(path, 'utf8'),
      )
      writeFileSync(path, text)
    },
    read: (file) => readFileSync(join(folder, file), 'utf8'),
    write(file, text) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), text)
    },
    copy: (file, to) => cpSync(join(folder, file), join(folder, to)),
    runNpm: (...args) =>
      promisify(execFile)('npm', ['run', '--silent', ...args], { cwd: folder, env }),
    start: (settings) => startSite({ ...store, ...settings }, folder),
  }
}
