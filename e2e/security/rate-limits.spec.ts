import { isThankYouRedirect } from '@/lib/http/plain-form'
import { makeClientIp, postQuote } from '@/e2e/support/pages/post-form'
import {
  expectValuesKept,
  fillMove,
  getFullQuoteForm,
  submitForm,
} from '@/e2e/support/pages/quote-page'
import { expect, getLeads, test } from '@/e2e/support/servers/fixtures'

/** Requests that one client may store in ten minutes. */
const CLIENT_LIMIT = 6

test.describe('from one address', () => {
  const client = makeClientIp()
  test.use({ extraHTTPHeaders: { 'x-forwarded-for': client } })

  test('A visitor who sends a seventh request sees the phone number and keeps the values', async ({
    page,
    site,
    database,
  }) => {
    for (let n = 1; n <= CLIENT_LIMIT; n++) {
      const answer = await postQuote(site.url, { message: `${n} rooms` }, client)
      expect(isThankYouRedirect(answer)).toBe(true)
    }

    await page.goto('/toronto')
    const form = getFullQuoteForm(page)
    await fillMove(form)
    await form.getByLabel('I need help packing').check()
    await submitForm(form)
    await expect(form.getByRole('alert')).toContainText('couldn’t take another request')
    await expectValuesKept(form)
    expect(Object.keys(getLeads(database))).toHaveLength(CLIENT_LIMIT)
  })
})
