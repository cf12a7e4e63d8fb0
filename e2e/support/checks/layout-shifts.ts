import type { Page } from '@playwright/test'

interface RecordedShift {
  value: number
  /** What moved, and from where to where. */
  moved: string[]
}

interface ShiftSource {
  node: Element | Text | null
  previousRect: DOMRectReadOnly
  currentRect: DOMRectReadOnly
}

interface ShiftEntry extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: ShiftSource[]
}

declare global {
  interface Window {
    layoutShifts: RecordedShift[]
  }
}

/** Notes every layout shift of the pages opened from now on (https://wicg.github.io/layout-instability). */
export async function trackLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShifts = []
    const formatRect = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ')
    const describeSource = ({ node, previousRect, currentRect }: ShiftSource) => {
      const element = node instanceof Element ? node : node?.parentElement
      return `${element?.outerHTML.slice(0, 90)} from ${formatRect(previousRect)} to ${formatRect(currentRect)}`
    }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as ShiftEntry[]) {
        if (entry.hadRecentInput) continue
        window.layoutShifts.push({ value: entry.value, moved: entry.sources.map(describeSource) })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** How late the letters are on a slow connection: after the first words are on the screen. */
const FONT_DELAY_MS = 400

/** Lets the page be read in the letters that the visitor has, until its own arrive. */
export async function delayFonts(page: Page): Promise<void> {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, FONT_DELAY_MS))
    await route.continue()
  })
}

/** The shifts so far, of which each adds its value to the cumulative layout shift. */
export function getLayoutShifts(page: Page): Promise<RecordedShift[]> {
  return page.evaluate(() => window.layoutShifts)
}

/** Scrolls to the end of the page and back, as fast as pictures and a header can follow. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pause = () => new Promise((resolve) => setTimeout(resolve, 30))
    const show = async (top: number) => {
      window.scrollTo({ top, behavior: 'instant' })
      await pause()
    }
    await document.fonts.ready
    // React has come to life when the browser has nothing left to do.
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 }))
    const step = window.innerHeight
    let top = 0
    for (; top < document.documentElement.scrollHeight; top += step) await show(top)
    // A lazy picture that is not shown never comes.
    const shown = Array.from(document.images).filter((image) => image.checkVisibility())
    await Promise.all(shown.map((image) => image.decode().catch(() => undefined)))
    for (; top > 0; top -= step) await show(top)
    await show(0)
    await pause()
  })
}
