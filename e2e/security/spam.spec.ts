import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'

test('Bots are kept out of the dispatcher’s list, people are not, and the counts add up', async () => {
  test.setTimeout(240_000)
  // It fails by its exit code when one of them does not hold.
  const { stdout } = await promisify(execFile)('npm', [
    'run',
    '--silent',
    'verify',
    '--',
    'spam',
    '--quick',
  ])
  expect(stdout).toMatch(/^0 of 100 people kept out$/m)
})
