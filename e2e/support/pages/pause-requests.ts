import type { Page } from '@playwright/test'

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
