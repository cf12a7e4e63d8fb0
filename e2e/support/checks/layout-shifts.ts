import type { Page } from '@playwright/test'

interface RecordedShift {
  value: number
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

/** Records shifts of pages that open after this call (https://wicg.github.io/layout-instability). */
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

/** Later than the first paint. */
const FONT_DELAY_MS = 400

export async function delayFonts(page: Page): Promise<void> {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, FONT_DELAY_MS))
    await route.continue()
  })
}

export function getLayoutShifts(page: Page): Promise<RecordedShift[]> {
  return page.evaluate(() => window.layoutShifts)
}

/** Scrolls to the end and back, slowly enough for lazy pictures and the sticky header. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pause = () => new Promise((resolve) => setTimeout(resolve, 30))
    const show = async (top: number) => {
      window.scrollTo({ top, behavior: 'instant' })
      await pause()
    }
    await document.fonts.ready
    // Hydration ends before the browser is idle.
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 }))
    const step = window.innerHeight
    let top = 0
    for (; top < document.documentElement.scrollHeight; top += step) await show(top)
    // A lazy picture that is not displayed never loads.
    const shown = Array.from(document.images).filter((image) => image.checkVisibility())
    await Promise.all(shown.map((image) => image.decode().catch(() => undefined)))
    for (; top > 0; top -= step) await show(top)
    await show(0)
    await pause()
  })
}
