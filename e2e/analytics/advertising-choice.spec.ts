import { pauseRequests } from '@/e2e/support/pages/pause-requests'
import { fillContact, getQuickQuoteForm, submitForm } from '@/e2e/support/pages/quote-page'
import { expect, getConsents, getLeads, test } from '@/e2e/support/servers/fixtures'

for (const [advertising, stored] of [
  [false, expect.objectContaining({ advertising: false })],
  // A yes counts only on a page with Google's tag.
  [true, expect.not.objectContaining({ advertising: expect.anything() })],
] as const) {
  test(`A visitor who sends a request before the scripts load has the choice ${advertising}`, async ({
    page,
    database,
  }) => {
    await page.addInitScript(
      (choices) => localStorage.setItem('privacy-choices', choices),
      JSON.stringify({ advertising }),
    )
    const release = await pauseRequests(page, '**/_next/static/**/*.js*')
    await page.goto('/toronto/get-quote', { waitUntil: 'commit' })
    await fillContact(getQuickQuoteForm(page))
    await submitForm(getQuickQuoteForm(page))
    await expect.poll(() => Object.keys(getLeads(database))).toHaveLength(1)
    release()
    expect(getConsents(database)).toEqual([stored])
  })
}
