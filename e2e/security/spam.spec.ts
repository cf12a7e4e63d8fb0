import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'

// No browser that could stop painting: see repeat-stalled.ts.
test.describe.configure({ retries: 0 })

test('Bots are quarantined, people are not, and the counts add up', async () => {
  test.setTimeout(480_000)
  // The command checks its counts and exits with 1 on a failure.
  const { stdout } = await promisify(execFile)('npm', [
    'run',
    '--silent',
    'verify',
    '--',
    'spam',
    '--quick',
  ])
  expect(stdout).toMatch(/^0 of 100 people blocked$/m)
})
