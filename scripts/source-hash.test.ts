import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { hashSources } from './source-hash'

const folder = mkdtempSync(join(tmpdir(), 'sources-'))
const home = process.cwd()
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}

beforeAll(() => {
  write('lib/money.ts', '1')
  process.chdir(folder)
})
afterAll(() => {
  process.chdir(home)
  rmSync(folder, { recursive: true })
})

test.each([
  'lib/money.ts',
  'app/[country]/page.tsx',
  'public/icons/a.svg',
  'package-lock.json',
  'scripts/ops/locations/holidays.ts',
  'scripts/ops/doctor/finding.ts',
])('A change of %s asks for a build', (file) => {
  const before = hashSources()
  write(file, 'changed')
  expect(hashSources()).not.toBe(before)
})

test.each(['lib/money.test.ts', 'e2e/forms/back.spec.ts', 'docs/a.md', '.next/BUILD_ID'])(
  'A change of %s asks for none',
  (file) => {
    const before = hashSources()
    write(file, 'changed')
    expect(hashSources()).toBe(before)
  },
)
