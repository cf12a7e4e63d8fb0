import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { InvalidArgumentError } from 'commander'
import { redactSecrets, writePrivateFile } from './output'

const ADVICE = 'name another'
let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'out-'))))
afterEach(() => rmSync(folder, { recursive: true }))

test('A file is for its owner only, and is replaced only by force', async () => {
  const file = join(folder, 'clicks.csv')
  await writePrivateFile(file, 'a', ADVICE)
  chmodSync(file, 0o644)
  await expect(writePrivateFile(file, 'b', ADVICE)).rejects.toThrow(
    `"${file}" exists: name another.`,
  )
  expect(readFileSync(file, 'utf8')).toBe('a')
  await writePrivateFile(file, 'c', ADVICE, true)
  expect(readFileSync(file, 'utf8')).toBe('c')
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test('A path that cannot be written is an argument to correct', async () => {
  const written = writePrivateFile(join(folder, 'nowhere/report.html'), '', ADVICE)
  await expect(written).rejects.toThrow(InvalidArgumentError)
  await expect(written).rejects.toThrow(/^ENOENT: no such file or directory, open '.*nowhere/)
})

test.each([
  ['at https://home.example/?auth=abc does', 'at https://home.example/?auth=… does'],
  ['https://home.example/?ns=a&auth=b%26c&key=d', 'https://home.example/?ns=…&auth=…&key=…'],
  ['https://mary:pass@home.example/a', 'https://home.example/a'],
  ['https://ma@ry:p@ss@home.example?auth=a@b', 'https://home.example?auth=…'],
  ['//token@home.example (https://mary@other.example/)', '//home.example (https://other.example/)'],
  ['https://www.example.com, mary@example.com', 'https://www.example.com, mary@example.com'],
])('"%s" is printed as "%s"', (text, shown) => {
  expect(redactSecrets(text)).toBe(shown)
})
