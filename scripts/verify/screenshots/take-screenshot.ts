import { expect, type Browser, type Page } from '@playwright/test'
import { openPageState } from '@/e2e/support/pages/page-states'
import type { ScreenshotState } from './states'

export interface Screenshot {
  state: ScreenshotState
  width: number
  file: string
}

const HEIGHTS: Record<number, number> = { 320: 640, 390: 780, 768: 1024, 1024: 768 }
const PAUSE_MS = 40
/** The fixed bar would cover the middle of a full-page picture. */
const STATIC_BAR_STYLE = '[aria-label="Quote and call"] { position: static !important }'

export async function takeScreenshot(
  browser: Browser,
  baseURL: string,
  screenshot: Screenshot,
): Promise<void> {
  const { state, width, file } = screenshot
  const viewport = { width, height: HEIGHTS[width] ?? 900 }
  const page = await openPageState(browser, state, { baseURL, viewport, bypassCSP: true })
  try {
    if (!state.screenOnly) await scrollThrough(page)
    await page.waitForLoadState('networkidle')
    await state.prepare?.(page)
    if (!state.screenOnly) await scrollTo(page, 0)
    await page.waitForTimeout(PAUSE_MS)
    await page.screenshot({
      path: file,
      fullPage: !state.screenOnly,
      animations: 'disabled',
      style: state.screenOnly ? '' : STATIC_BAR_STYLE,
    })
  } finally {
    await page.context().close()
  }
}

/** Loads lazy pictures. Controlled from here, because JavaScript may be disabled in the page. */
async function scrollThrough(page: Page): Promise<void> {
  const { height, step } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    step: window.innerHeight,
  }))
  for (let top = 0; top < height; top += step) {
    await scrollTo(page, top)
    await page.waitForTimeout(PAUSE_MS)
  }
  await expect
    .poll(() => page.evaluate(() => Array.from(document.images).every((image) => image.complete)))
    .toBe(true)
}

function scrollTo(page: Page, top: number): Promise<void> {
  return page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
}
