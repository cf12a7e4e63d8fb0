import { expect, type Locator, type Page } from '@playwright/test'

export const getTypedForms = (page: Page) =>
  page.evaluate(() => {
    const memory = JSON.parse(sessionStorage.getItem('forms') ?? '{}') as { typed?: object }
    return Object.keys(memory.typed ?? {})
  })

export const waitForDraft = (page: Page, text: string) =>
  expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain(text)

export async function waitForRestoredDraft(form: Locator): Promise<void> {
  await expect(form).toHaveAttribute('data-restored')
  await expect(form.getByLabel('Your name')).toHaveValue(/./)
}
