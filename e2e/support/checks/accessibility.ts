import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** @returns one sentence per element */
export async function findAxeViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${help}. ${html.slice(0, 160)} ${any[0]?.message ?? ''}`),
  )
}

/** Below 24 px (WCAG 2.2, 2.5.8, which exempts links in sentences), or 44 for buttons and phone numbers. */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const MIN_SIZE = 24
    const MIN_PRIMARY_SIZE = 44
    const TARGETS = 'a[href], button, input, select, textarea, summary, [role="option"]'
    const small: string[] = []
    for (const element of document.querySelectorAll<HTMLElement>(TARGETS)) {
      const target = element.closest('label') ?? element
      const isVisible = target.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      // Skips the honeypot and the skip link.
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

interface FocusStop {
  name: string
  issue: string | undefined
}

const MAX_TAB_STOPS = 200

/** Tabs through the page, and reports stops whose focus is invisible or covered by a sticky element. */
export async function findFocusIssues(page: Page): Promise<{ stops: number; issues: string[] }> {
  const issues: string[] = []
  for (let stops = 0; stops < MAX_TAB_STOPS; stops++) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(inspectFocus)
    if (!stop) return { stops, issues }
    if (stop.issue) issues.push(`${stop.name}: ${stop.issue}`)
  }
  throw new Error(`More than ${MAX_TAB_STOPS} stops: the focus does not come out of the page`)
}

/** Runs in the page; undefined once the focus has left it. */
async function inspectFocus(): Promise<FocusStop | undefined> {
  const MIN_CONTRAST = 3
  const MIN_OUTLINE_WIDTH = 2
  // A browser that stopped painting (docs/testing.md) still knows its styles: wait a second at most.
  await new Promise((resolve) => {
    requestAnimationFrame(resolve)
    setTimeout(resolve, 1_000)
  })
  const element = document.activeElement
  if (!element || element === document.body) return undefined
  // Skips color transitions.
  for (const animation of document.getAnimations())
    if (isAnimatingFocus(animation)) animation.finish()
  const name = `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? (element.textContent || element.id)).trim().slice(0, 40)}"`
  return { name, issue: findOutlineIssue() ?? findObscuredIssue() }

  function isAnimatingFocus({ effect }: Animation): boolean {
    const target = effect instanceof KeyframeEffect ? effect.target : null
    return target !== null && (target === element || target.contains(element))
  }

  function findOutlineIssue(): string | undefined {
    // A radio button or checkbox shows its ring on the label.
    const candidates = [element, element?.closest('label')]
    const outlined = candidates.filter((candidate) => candidate instanceof HTMLElement)
    if (outlined.some(hasVisibleOutline)) return undefined
    return 'its focus cannot be seen'
  }

  function hasVisibleOutline(target: HTMLElement): boolean {
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset, boxShadow } =
      getComputedStyle(target)
    const rings: string[] = []
    if (outlineStyle !== 'none' && parseFloat(outlineWidth) >= MIN_OUTLINE_WIDTH)
      rings.push(outlineColor)
    const shadow = /^(rgba?\([^)]*\)) 0px 0px 0px ([\d.]+)px$/.exec(boxShadow)
    if (shadow?.[1] && Number(shadow[2]) >= MIN_OUTLINE_WIDTH) rings.push(shadow[1])
    const inside = parseFloat(outlineOffset) < 0
    const background = getBackgroundColor(inside ? target : target.parentElement)
    return rings.some((ring) => getContrast(ring, background) >= MIN_CONTRAST)
  }

  function getBackgroundColor(element: Element | null): string {
    for (let box = element; box; box = box.parentElement) {
      const { backgroundColor } = getComputedStyle(box)
      if (!/, 0\)$|transparent/.test(backgroundColor)) return backgroundColor
    }
    return 'rgb(255, 255, 255)'
  }

  function getContrast(a: string, b: string): number {
    const [light = 0, dark = 0] = [getLuminance(a), getLuminance(b)].sort((x, y) => y - x)
    return (light + 0.05) / (dark + 0.05)
  }

  function getLuminance(color: string): number {
    const [r = 0, g = 0, b = 0] = (color.match(/[\d.]+/g) ?? []).slice(0, 3).map((part) => {
      const share = Number(part) / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }

  /** At least one of nine points must be visible (WCAG 2.2, 2.4.11). */
  function findObscuredIssue(): string | undefined {
    const target = element?.closest('label') ?? element
    const boxes = Array.from(target?.getClientRects() ?? [])
    const isSeen = boxes.some(({ left, top, width, height }) =>
      [0.1, 0.5, 0.9].some((x) =>
        [0.1, 0.5, 0.9].some((y) => {
          const hit = document.elementFromPoint(left + width * x, top + height * y)
          return hit !== null && (target?.contains(hit) || hit.contains(target))
        }),
      ),
    )
    return isSeen ? undefined : 'it is covered or off the screen'
  }
}
