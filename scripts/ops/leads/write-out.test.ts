import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeOut } from './write-out'

const folder = mkdtempSync(join(tmpdir(), 'out-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('A file is written for its owner only, and never replaced', async () => {
  const file = join(folder, 'clicks.csv')
  await writeOut('a,b\r\n', file)
  expect(readFileSync(file, 'utf8')).toBe('a,b\r\n')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  await expect(writeOut('', file)).rejects.toThrow('file already exists')
  expect(readFileSync(file, 'utf8')).toBe('a,b\r\n')
})

test('Without a file the text is printed', async () => {
  const write = jest.spyOn(process.stdout, 'write').mockImplementation((...args: unknown[]) => {
    ;(args[1] as () => void)()
    return true
  })
  await writeOut('a,b\r\n', undefined)
  expect(write.mock.calls.map(([text]) => text)).toEqual(['a,b\r\n'])
  write.mockRestore()
})
