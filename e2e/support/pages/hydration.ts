import type { Page } from '@playwright/test'

/** Until the page answers events: React has taken over its elements, and its effects have run. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.body).some((key) => /^__react/.test(key)))
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}
