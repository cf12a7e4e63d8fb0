import type { Page } from '@playwright/test'

/**
 * What a person could not read on this page as it stands: text and boxes past the screen's edges,
 * text cut off by a box that clips, text that spills out of its box.
 * One sentence each, none where all is well.
 */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const TOLERANCE = 2
    /** One box that is too wide widens all around it. */
    const MOST_TOLD = 15
    const screen = document.documentElement.clientWidth
    const faults = new Set<string>()

    const name = (element: Element) => (element.cloneNode(false) as Element).outerHTML.slice(0, 120)
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })
    const clips = (element: Element) => getComputedStyle(element).overflowX !== 'visible'
    /** For screen readers only, or out of everyone's reach, as a honeypot is. */
    const isUnseen = (element: Element): boolean => {
      const { width, height, right, bottom } = element.getBoundingClientRect()
      if (clips(element) && (width <= 1 || height <= 1)) return true
      if (right + scrollX <= 0 || bottom + scrollY <= 0) return true
      return element.parentElement ? isUnseen(element.parentElement) : false
    }
    const ancestorsOf = (element: Element | null): Element[] =>
      element && element !== document.body ? [element, ...ancestorsOf(element.parentElement)] : []
    const isClipped = (element: Element) => ancestorsOf(element.parentElement).some(clips)

    if (document.documentElement.scrollWidth > screen)
      faults.add(`The page is ${document.documentElement.scrollWidth} px wide on ${screen} px`)

    for (const element of document.body.querySelectorAll('*')) {
      if (element.parentElement?.closest('svg') || !isShown(element)) continue
      const { left, right } = element.getBoundingClientRect()
      const isPast = right > screen + 1 || left < -1
      if (isPast && !isClipped(element) && !isUnseen(element))
        faults.add(`Past the edge: ${name(element)} from ${left} to ${right}`)
      // A field's own text is no node: its box must be as high as a line.
      if (element.matches('input, select, textarea') && !isUnseen(element)) {
        if (element.matches('input') && element.scrollHeight > element.clientHeight + TOLERANCE)
          faults.add(`Cut off in a field: ${name(element)}`)
      }
    }

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim()
      const parent = node.parentElement
      if (!text || !parent || parent.closest('svg, script, style, noscript, select, textarea'))
        continue
      if (!isShown(parent) || isUnseen(parent)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const line of range.getClientRects()) check(line, text.slice(0, 40), parent)
    }
    return [...faults].slice(0, MOST_TOLD)

    /** Whether a line of text lies within the screen and the boxes around it. */
    function check(line: DOMRect, text: string, parent: Element): void {
      // Letters keep to the middle of their line box; a tight line height lets the boxes overlap.
      const slack = TOLERANCE + line.height * 0.15
      if (line.right > screen + TOLERANCE && !isClipped(parent))
        faults.add(`Past the edge: "${text}" to ${line.right}`)
      for (const box of ancestorsOf(parent)) {
        const { display, position } = getComputedStyle(box)
        if (display !== 'inline' && display !== 'contents') {
          const around = box.getBoundingClientRect()
          const below = line.bottom - slack > around.bottom || line.top + slack < around.top
          const beside =
            line.right > around.right + TOLERANCE || line.left < around.left - TOLERANCE
          if (below || beside) {
            faults.add(`${clips(box) ? 'Cut off' : 'Spills'}: "${text}" out of ${name(box)}`)
            return
          }
        }
        if (position === 'absolute' || position === 'fixed') return
      }
    }
  })
}
