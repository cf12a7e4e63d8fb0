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

/** Holds the requests for these files. @returns a function that releases them */
export async function pauseRequests(page: Page, files: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(files, async (route) => {
    await released
    await route.fallback()
  })
  return release
}

/** Holds the page's scripts. @returns a function that lets them load */
export async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const release = await pauseRequests(page, '**/_next/static/**/*.js*')
  await page.goto(path, { waitUntil: 'commit' })
  return release
}
