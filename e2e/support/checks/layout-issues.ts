import { expect, type Page } from '@playwright/test'

/** @returns one sentence per text past the screen's edges, clipped by a box or spilling out of it */
export function findLayoutIssues(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const TOLERANCE = 2
    /** One wide box causes many issues. */
    const MAX_REPORTED = 15
    const viewportWidth = document.documentElement.clientWidth
    const issues = new Set<string>()

    const describeElement = (element: Element) =>
      (element.cloneNode(false) as Element).outerHTML.slice(0, 120)
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })
    const hidesOverflow = (element: Element) => getComputedStyle(element).overflowX !== 'visible'
    /** Text for screen readers, and the honeypot. */
    const isVisuallyHidden = (element: Element): boolean => {
      const { width, height, right, bottom } = element.getBoundingClientRect()
      if (hidesOverflow(element) && (width <= 1 || height <= 1)) return true
      if (right + scrollX <= 0 || bottom + scrollY <= 0) return true
      return element.parentElement ? isVisuallyHidden(element.parentElement) : false
    }
    const getAncestors = (element: Element | null): Element[] =>
      element && element !== document.body ? [element, ...getAncestors(element.parentElement)] : []
    const isClipped = (element: Element) => getAncestors(element.parentElement).some(hidesOverflow)

    if (document.documentElement.scrollWidth > viewportWidth)
      issues.add(
        `The page is ${document.documentElement.scrollWidth} px wide on ${viewportWidth} px`,
      )

    for (const element of document.body.querySelectorAll('*')) {
      if (element.parentElement?.closest('svg') || !isShown(element)) continue
      const { left, right } = element.getBoundingClientRect()
      const isOutsideViewport = right > viewportWidth + 1 || left < -1
      if (isOutsideViewport && !isClipped(element) && !isVisuallyHidden(element))
        issues.add(`Past the edge: ${describeElement(element)} from ${left} to ${right}`)
      // A field's text has no node, so we check that its box is as high as a line.
      if (element.matches('input, select, textarea') && !isVisuallyHidden(element)) {
        if (element.matches('input') && element.scrollHeight > element.clientHeight + TOLERANCE)
          issues.add(`Cut off in a field: ${describeElement(element)}`)
      }
    }

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim()
      const parent = node.parentElement
      if (!text || !parent || parent.closest('svg, script, style, noscript, select, textarea'))
        continue
      if (!isShown(parent) || isVisuallyHidden(parent)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const line of range.getClientRects()) checkLine(line, text.slice(0, 40), parent)
    }
    return [...issues].slice(0, MAX_REPORTED)

    function checkLine(line: DOMRect, text: string, parent: Element): void {
      // A tight line height lets line boxes overlap, but not the letters.
      const slack = TOLERANCE + line.height * 0.15
      if (line.right > viewportWidth + TOLERANCE && !isClipped(parent))
        issues.add(`Past the edge: "${text}" to ${line.right}`)
      for (const box of getAncestors(parent)) {
        const { display, position } = getComputedStyle(box)
        if (display !== 'inline' && display !== 'contents') {
          const boxRect = box.getBoundingClientRect()
          const isOutsideVertically =
            line.bottom - slack > boxRect.bottom || line.top + slack < boxRect.top
          const isOutsideHorizontally =
            line.right > boxRect.right + TOLERANCE || line.left < boxRect.left - TOLERANCE
          if (isOutsideVertically || isOutsideHorizontally) {
            issues.add(
              `${hidesOverflow(box) ? 'Cut off' : 'Spills'}: "${text}" out of ${describeElement(box)}`,
            )
            return
          }
        }
        if (position === 'absolute' || position === 'fixed') return
      }
    }
  })
}

/** Checks narrow screens, the narrowest two columns, and doubled text (WCAG 2.2, 1.4.4 and 1.4.10). */
export async function expectNoLayoutIssues(page: Page): Promise<void> {
  for (const [width, fontSize] of [
    [1024, '100%'],
    [320, '100%'],
    [390, '200%'],
    [640, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 780 })
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size
    }, fontSize)
    const issues = await findLayoutIssues(page)
    expect.soft(issues, `at ${width} px with text at ${fontSize}`).toEqual([])
  }
}
