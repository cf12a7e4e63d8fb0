import type { Page } from '@playwright/test'

/** Until the page answers events: React has taken over its elements, and its effects have run. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    // There is none yet at the start of a document.
    Object.keys(document.querySelector('body') ?? {}).some((key) => key.startsWith('__react')),
  )
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
}
