import type { Locator, Page } from '@playwright/test'
import { getBookingForm, stubEmptyMaps, WIDE_SCREEN } from '@/e2e/support/pages/booking-page'
import { openPage } from '@/e2e/support/pages/hydration'
import {
  fillMove,
  getFullQuoteForm,
  getShortQuoteForm,
  submitForm,
  submitValidForm,
} from '@/e2e/support/pages/quote-page'
import { expect, test } from '@/e2e/support/servers/fixtures'

test.use({ viewport: WIDE_SCREEN })

test.beforeEach(({ page }) => stubEmptyMaps(page))

/** Wraps each text node in two elements, as Google Translate does, and later texts, too. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const replaceTexts = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts) {
        const parent = text.parentElement
        if (!parent || !text.data.trim() || parent.closest('script, style, textarea, font'))
          continue
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        inner.textContent = text.data
        outer.append(inner)
        text.replaceWith(outer)
      }
    }
    replaceTexts(document.body)
    new MutationObserver((changes) => {
      for (const { target } of changes) replaceTexts(target)
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
}

async function correctPhone(form: Locator): Promise<void> {
  await submitForm(form)
  const phone = form.getByLabel('Phone number')
  const summary = form.locator('[data-summary]')
  await expect(phone).toHaveAccessibleDescription(/is required/)
  for (const [text, message] of [
    ['+44 20 7946 0018', 'Enter a U.S. or Canadian phone number'],
    ['416-555-014', 'Enter a phone number with ten digits'],
  ] as const) {
    await phone.fill(text)
    await expect(phone).toHaveAccessibleDescription(
      new RegExp(`^Error: ${RegExp.escape(message)} We’ll call or text only about this request`),
    )
    await expect(summary.locator('a[href$="-phone"]')).toContainText(message)
  }
}

test('A translated short quote says beside a field what is wrong now', async ({ page }) => {
  await openPage(page, '/toronto/get-quote')
  await translate(page)
  const form = getShortQuoteForm(page)
  await correctPhone(form)
  await form.getByLabel('Your name').fill('Maria Fernanda Rodriguez')
  await expect(form.getByText('Our list shows it as Maria Fernanda Rodri')).toBeVisible()
  await form.getByLabel('Your name').fill('Anna Katharina Schmidt-Mueller')
  await expect(form.getByText('Our list shows it as Anna Katharina')).toBeVisible()
  await form.getByLabel('Phone number').fill('416-555-0142')
  await form.getByLabel('What do you need?').fill('Two rooms')
  await submitValidForm(form)
})

test('A translated quote says beside a field what is wrong now', async ({ page }) => {
  await openPage(page, '/toronto')
  await translate(page)
  const form = getFullQuoteForm(page)
  await correctPhone(form)
  await fillMove(form)
  await submitValidForm(form)
})

test('A translated booking says beside a field what is wrong now', async ({ page }) => {
  await openPage(page, '/toronto/book-now')
  await translate(page)
  await correctPhone(getBookingForm(page))
})
