import type { Page } from '@playwright/test'

/** Waits until React has hydrated the page and its forms, and its effects have run. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // At first the document has no body. A form's own script may come after the page's.
    const elements = [document.querySelector('body') ?? {}, ...document.forms]
    return elements.every((element) =>
      Object.keys(element).some((key) => key.startsWith('__react')),
    )
  })
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
}
