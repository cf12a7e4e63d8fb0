import { expect, type Browser, type Page } from '@playwright/test'
import { openState } from '@/e2e/support/states'
import type { Picture } from './states'

export interface Shot {
  state: Picture
  width: number
  /** Where the picture goes. */
  file: string
}

const HEIGHTS: Record<number, number> = { 320: 640, 390: 780, 768: 1024, 1024: 768 }
const SETTLE_MS = 40
/** In a picture of the whole page the phone's bar would lie across its middle. No policy lets it in. */
const BAR_AT_THE_END = '[aria-label="Quote and call"] { position: static !important }'

/** Opens the page as a new visitor, does what the state says, and takes the picture. */
export async function take(browser: Browser, baseURL: string, shot: Shot): Promise<void> {
  const { state, width, file } = shot
  const viewport = { width, height: HEIGHTS[width] ?? 900 }
  const page = await openState(browser, state, { baseURL, viewport, bypassCSP: true })
  try {
    if (!state.screenOnly) await scrollThrough(page)
    await page.waitForLoadState('networkidle')
    await state.prepare?.(page)
    if (!state.screenOnly) await scrollTo(page, 0)
    await page.waitForTimeout(SETTLE_MS)
    await page.screenshot({
      path: file,
      fullPage: !state.screenOnly,
      animations: 'disabled',
      style: state.screenOnly ? '' : BAR_AT_THE_END,
    })
  } finally {
    await page.context().close()
  }
}

/** Brings in the lazy pictures. Stepwise from here, because a page may be without JavaScript. */
async function scrollThrough(page: Page): Promise<void> {
  const { height, step } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    step: window.innerHeight,
  }))
  for (let top = 0; top < height; top += step) {
    await scrollTo(page, top)
    await page.waitForTimeout(SETTLE_MS)
  }
  await expect
    .poll(() => page.evaluate(() => Array.from(document.images).every((image) => image.complete)))
    .toBe(true)
}

function scrollTo(page: Page, top: number): Promise<void> {
  return page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
}
