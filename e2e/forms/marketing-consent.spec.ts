import { expect, getConsents, test, describeVisitors } from '@/e2e/support/servers/fixtures'
import { waitForDraft, waitForRestoredDraft } from '@/e2e/support/pages/draft'
import {
  fillContact,
  fillMove,
  getFullQuoteForm,
  getShortQuoteForm,
  submitForm,
  submitValidForm,
} from '@/e2e/support/pages/quote-page'
import type { DatabaseServer } from '@/e2e/support/servers/database-server'

const MARKETING_LABEL = 'Text me offers, too'

function getConsent(database: DatabaseServer): unknown {
  const all = getConsents(database)
  expect(all).toHaveLength(1)
  return all[0]
}

describeVisitors('consent', ({ visitor }) => {
  test(`${visitor} agrees to calls and not to marketing`, async ({ page, database }) => {
    await page.goto('/miami/get-quote')
    const form = getShortQuoteForm(page)
    await expect(form).toContainText('may call, text or email you about this request')
    await expect(form.getByRole('checkbox', { name: MARKETING_LABEL })).not.toBeChecked()
    await fillContact(form)
    await submitValidForm(form)
    expect(getConsent(database)).toMatchObject({
      version: 'us-1',
      marketing: false,
      page: '/miami/get-quote',
    })
  })

  test(`${visitor} checks the box for offers once, even after an error`, async ({
    page,
    database,
  }) => {
    await page.goto('/toronto')
    const form = getFullQuoteForm(page)
    await fillMove(form, { email: 'mary@example' })
    await form.getByRole('checkbox', { name: MARKETING_LABEL }).check()
    await submitForm(form)
    await expect(form.getByRole('alert')).toContainText('Invalid email format')
    await expect(form.getByRole('checkbox', { name: MARKETING_LABEL })).toBeChecked()
    await form.getByLabel('Email').fill('mary@example.com')
    await submitValidForm(form)
    expect(getConsent(database)).toMatchObject({
      version: 'ca-1',
      marketing: true,
      page: '/toronto',
    })
  })
})

test('A tick is kept for its own text, not for that of another country', async ({ page }) => {
  const form = getShortQuoteForm(page)
  const box = form.getByRole('checkbox', { name: MARKETING_LABEL })
  await page.goto('/toronto/get-quote')
  await form.getByLabel('Your name').fill('Mary')
  await box.check()
  await waitForDraft(page, 'marketing')
  for (const [city, isKept] of [
    ['ottawa', true],
    ['dfw', false],
  ] as const) {
    await page.goto(`/${city}/get-quote`)
    await waitForRestoredDraft(form)
    await expect(box).toBeChecked({ checked: isKept })
  }
})
