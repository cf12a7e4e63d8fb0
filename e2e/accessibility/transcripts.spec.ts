import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { stubEmptyMaps } from '@/e2e/support/pages/booking-page'
import { expect, test } from '@/e2e/support/servers/fixtures'
import { FORMS, submitExpectingErrors } from '@/e2e/support/pages/site-forms'
import { visitPage } from '@/e2e/support/pages/page-types'
import { transcribe } from '@/e2e/support/checks/screen-reader'

/**
 * What a screen reader says of each form, kept in e2e/transcripts for people to read. After a change
 * that is meant: `UPDATE_TRANSCRIPTS=1 npm run e2e -- e2e/accessibility/transcripts.spec.ts`, and read the difference.
 */
const IS_UPDATE = Boolean(process.env.UPDATE_TRANSCRIPTS)

// The reader is put into the page, whose policy would not let it in.
test.use({ bypassCSP: true })

for (const { name, form, ...place } of FORMS) {
  for (const state of ['start', 'errors']) {
    test(`A screen reader reads the ${name} form as its transcript says: ${state}`, async ({
      page,
    }) => {
      // A Wednesday morning: the eight days of the booking are those of the transcript.
      await page.clock.setFixedTime('2026-07-01T12:00:00Z')
      await stubEmptyMaps(page)
      await visitPage(page, place)
      await page.waitForLoadState('networkidle')
      if (state === 'errors') await submitExpectingErrors(page, form(page))
      const said = `${(await transcribe(form(page))).join('\n')}\n`
      const file = `e2e/accessibility/transcripts/${name}-${state}.txt`
      if (IS_UPDATE || !existsSync(file)) writeFileSync(file, said)
      expect(said).toBe(readFileSync(file, 'utf8'))
    })
  }
}
