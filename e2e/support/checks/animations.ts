import type { Page } from '@playwright/test'

/** Finds transitions and animations whose style sheets set a longer duration. */
export function findLongAnimations(page: Page, milliseconds: number): Promise<string[]> {
  return page.evaluate((limit) => {
    const longest = (times: string) =>
      Math.max(
        0,
        ...Array.from(times.matchAll(/(?<![\w.-])([\d.]+)(ms|s)\b/g), ([, number, unit]) =>
          unit === 's' ? Number(number) * 1_000 : Number(number),
        ),
      )
    const slow: string[] = []
    const read = (rule: CSSRule) => {
      if (rule instanceof CSSStyleRule) {
        for (const kind of ['transition', 'animation']) {
          const times = rule.style.getPropertyValue(`${kind}-duration`)
          if (longest(times) > limit) slow.push(`${rule.selectorText} ${kind} ${times}`)
        }
      }
      if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule)
        for (const inner of rule.cssRules) read(inner)
      if (rule instanceof CSSImportRule && rule.styleSheet)
        for (const inner of rule.styleSheet.cssRules) read(inner)
    }
    for (const sheet of document.styleSheets) for (const rule of sheet.cssRules) read(rule)
    // Computed values of variables and of style attributes.
    for (const element of document.querySelectorAll('*')) {
      for (const part of [undefined, '::before', '::after', '::details-content']) {
        const { transitionDuration, animationDuration } = getComputedStyle(element, part)
        const times = `${transitionDuration}, ${animationDuration}`
        if (longest(times) > limit)
          slow.push(`${element.tagName} ${element.className}${part ?? ''} ${times}`)
      }
    }
    return [...new Set(slow)]
  }, milliseconds)
}

/** Finds animations, transitions and playing films during the next frames. */
export function findRunningAnimations(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const moving = new Set<string>()
    for (let frame = 0; frame < 6; frame++) {
      for (const animation of document.getAnimations()) {
        const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null
        moving.add(`${animation.constructor.name} of ${target?.outerHTML.slice(0, 90)}`)
      }
      for (const film of document.querySelectorAll('video'))
        if (!film.paused) moving.add(film.outerHTML.slice(0, 90))
      await new Promise(requestAnimationFrame)
    }
    return [...moving]
  })
}
