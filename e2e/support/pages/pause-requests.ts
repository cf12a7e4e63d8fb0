import type { Page } from '@playwright/test'

/** Lets some files of a page wait. @returns lets them go */
export async function pauseRequests(page: Page, files: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(files, async (route) => {
    await released
    await route.fallback()
  })
  return release
}
