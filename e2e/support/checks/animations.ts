import type { Page } from '@playwright/test'

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
