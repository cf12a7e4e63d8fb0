import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from '@/e2e/support/servers/fixtures'
import { submitExpectingErrors } from '@/e2e/support/pages/site-forms'
import { getFullQuoteForm } from '@/e2e/support/pages/quote-page'
import { transcribe } from '@/e2e/support/checks/screen-reader'

const FILE = 'e2e/accessibility/transcripts/moving-quote-errors.txt'

// The policy would block the screen reader's script.
test.use({ bypassCSP: true })

test('A screen reader speaks the moving quote form and its errors as the transcript says', async ({
  page,
}) => {
  await page.goto('/dfw')
  await page.waitForLoadState('networkidle')
  const form = getFullQuoteForm(page)
  await submitExpectingErrors(page, form)
  const spoken = `${(await transcribe(form)).join('\n')}\n`
  // Run with UPDATE_TRANSCRIPTS=1 after an intended change, and read the difference.
  if (process.env.UPDATE_TRANSCRIPTS || !existsSync(FILE)) writeFileSync(FILE, spoken)
  expect(spoken).toBe(readFileSync(FILE, 'utf8'))
})
