import { expect, type Locator, type Page } from '@playwright/test'

export const getDraftKeys = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft')))

/** Until the tab keeps what was typed: what keeps it loads at the first touch. */
export const waitForDraft = (page: Page, text: string) =>
  expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain(text)

/** Until the form has its draft back: the browser's own restoration sets no attribute. */
export const waitForRestoredDraft = (form: Locator) =>
  expect(form.getByLabel('Your name')).toHaveAttribute('value', /./)
