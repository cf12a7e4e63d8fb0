import type { Page } from '@playwright/test'

/**
 * Finds targets below 24 px (WCAG 2.2, 2.5.8), or 44 px for buttons and phone numbers. Links within a
 * sentence are the criterion's own exception.
 */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const MIN_SIZE = 24
    const MIN_PRIMARY_SIZE = 44
    const TARGETS = 'a[href], button, input, select, textarea, summary, [role="option"]'
    const small: string[] = []
    for (const element of document.querySelectorAll<HTMLElement>(TARGETS)) {
      const target = element.closest('label') ?? element
      const isVisible = target.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      // The honeypot and the skip link.
      if (!isVisible || element.closest('[aria-hidden="true"], .skip-link')) continue
      const { width, height } = target.getBoundingClientRect()
      if (isInSentence(target)) continue
      const isPrimaryAction = element.matches('button, a[href^="tel:"], [class*="button-"]')
      const minSize = isPrimaryAction ? MIN_PRIMARY_SIZE : MIN_SIZE
      if (height < minSize - 0.5 || width < minSize - 0.5)
        small.push(`${Math.round(width)}x${Math.round(height)} ${target.outerHTML.slice(0, 120)}`)
    }
    return small

    function isInSentence(target: HTMLElement): boolean {
      if (!getComputedStyle(target).display.startsWith('inline')) return false
      const surroundingText = target.parentElement?.textContent?.trim() ?? ''
      return surroundingText.length > (target.textContent?.trim().length ?? 0) + 5
    }
  })
}
