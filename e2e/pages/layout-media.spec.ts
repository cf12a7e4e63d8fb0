import type { Page } from '@playwright/test'
import { expect, test } from '@/e2e/support/servers/fixtures'
import { scrollThrough } from '@/e2e/support/checks/layout-shifts'
import { NON_CITY_PAGES, getCityPages, visitPage } from '@/e2e/support/pages/page-types'

const PAGES = [...NON_CITY_PAGES, ...getCityPages('toronto')]

test.use({ expectedErrors: [/404/] })

test('Pages load from no other host, and every picture keeps its aspect ratio and has reserved space', async ({
  page,
  baseURL,
}) => {
  test.slow()
  const foreign: string[] = []
  page.on('request', (request) => {
    const isOurs = /^(data|blob):/.test(request.url()) || request.url().startsWith(`${baseURL}/`)
    if (!isOurs) foreign.push(`${page.url()} requests ${request.url()}`)
  })
  for (const type of PAGES) {
    await visitPage(page, type)
    // A phone folds long texts together with their pictures.
    await page.locator('details').evaluateAll((all) => {
      for (const item of all) item.setAttribute('open', '')
    })
    await scrollThrough(page)
    const issues = await page.locator('img').evaluateAll((images) =>
      (images as HTMLImageElement[]).flatMap((image) => {
        const { aspectRatio, objectFit } = getComputedStyle(image)
        const { width, height } = image.getBoundingClientRect()
        const hasSize = image.hasAttribute('width') && image.hasAttribute('height')
        const issues = hasSize || /\d/.test(aspectRatio) ? [] : ['no space is reserved for it']
        const ratio = image.naturalWidth / image.naturalHeight / (width / height)
        if (image.naturalWidth === 0) issues.push('it did not load')
        else if (objectFit === 'fill' && width > 0 && Math.abs(ratio - 1) > 0.02)
          issues.push(`${image.naturalWidth}x${image.naturalHeight} is shown as ${width}x${height}`)
        return issues.map((issue) => `${image.outerHTML.slice(0, 120)}: ${issue}`)
      }),
    )
    expect.soft(issues, type.name).toEqual([])
  }
  expect(foreign).toEqual([])
})

function findRunningAnimations(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const moving = new Set<string>()
    for (let frame = 0; frame < 6; frame++) {
      for (const animation of document.getAnimations()) {
        const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null
        moving.add(`${animation.constructor.name} of ${target?.outerHTML.slice(0, 90)}`)
      }
      for (const film of document.querySelectorAll('video'))
        if (!film.paused) moving.add(film.outerHTML.slice(0, 90))
      await new Promise((resolve) => {
        requestAnimationFrame(resolve)
        setTimeout(resolve, 1_000)
      })
    }
    return [...moving]
  })
}

test.describe('A visitor who prefers reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const path of ['/', '/toronto/book-now', '/toronto/faq']) {
    test(`sees no motion on ${path}`, async ({ page }) => {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      expect(await findRunningAnimations(page)).toEqual([])
      // The sticky header appears at this position.
      await page.evaluate(() => window.scrollTo(0, 600))
      expect(await findRunningAnimations(page)).toEqual([])
      const toggled = page.locator('summary, input[name="load"][value="half"]').first()
      if ((await toggled.count()) > 0) {
        await toggled.click()
        expect(await findRunningAnimations(page)).toEqual([])
      }
      const behavior = await page.evaluate(
        () => getComputedStyle(document.documentElement).scrollBehavior,
      )
      expect(behavior).toBe('auto')
    })
  }
})
