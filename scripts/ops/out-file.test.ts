import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { InvalidArgumentError } from 'commander'
import { writePrivateFile } from './out-file'

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
