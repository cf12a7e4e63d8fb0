import { type Page, chromium } from '@playwright/test'
import { expect, test, serverTest } from '@/e2e/support/servers/fixtures'
import { scrollThrough } from '@/e2e/support/checks/layout-shifts'
import { PAGE_KINDS, visitPage } from '@/e2e/support/pages/page-types'
import { BROWSER_ARGS, findBrowser, getBrowserEnv } from '@/e2e/support/servers/browser'
import { setCalendar, test as isolatedTest } from '@/e2e/support/servers/isolated-site'
import { getTranslate } from '@/lib/words/words'

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
  for (const type of PAGE_KINDS) {
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

const PATHS = { en: '/toronto', fr: '/fr/ottawa', es: '/es/miami' } as const

function getCoveredPart(page: Page): Promise<number> {
  return page.evaluate(() => {
    const fixed = [...document.querySelectorAll<HTMLElement>('nav')].filter(
      (nav) => nav.checkVisibility() && getComputedStyle(nav).position === 'fixed' && !nav.inert,
    )
    return fixed.reduce((sum, { offsetHeight }) => sum + offsetHeight, 0) / innerHeight
  })
}

isolatedTest(
  'Where a number takes texts, the bar has a telephone link and a link to write, in one row',
  async ({ page, isolated }) => {
    for (const id of ['ottawa', 'south-florida']) isolated.store.put(`/locations/${id}/texts`, true)
    await setCalendar(isolated, { texts: true })
    for (const language of ['en', 'fr', 'es'] as const) {
      const t = getTranslate(language)
      const bar = page.getByRole('navigation', { name: t('Quote and call') })
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 640 })
        await page.goto(isolated.site.url + PATHS[language])
        await expect(bar.getByRole('link')).toHaveCount(3)
        const call = bar.getByRole('link', { name: t('CALL/<1></1>SMS').replace('<1></1>', '') })
        await expect(call).toHaveAttribute('href', /^tel:/)
        const write = bar.getByRole('link', { name: t('MESSAGE'), exact: true })
        await expect(write).toHaveAttribute('href', /^sms:/)
        const boxes = await bar.getByRole('link').evaluateAll((links) =>
          links.map((link) => {
            const { top, height } = link.getBoundingClientRect()
            return [top, height]
          }),
        )
        expect(new Set(boxes.map(([top]) => top)).size, `${language} at ${width} px`).toBe(1)
        for (const [, height] of boxes) expect(height).toBeLessThan(60)
      }
    }
  },
)

for (const fontSize of [16, 24, 32])
  serverTest(
    `Bars never cover a quarter of the screen of a visitor whose browser has a font of ${fontSize} px`,
    async ({ site }) => {
      const browser = await chromium.launch({
        executablePath: findBrowser(),
        args: [...BROWSER_ARGS, `--blink-settings=defaultFontSize=${fontSize}`],
        env: getBrowserEnv(),
      })
      try {
        const page = await browser.newPage()
        for (const path of Object.values(PATHS)) {
          await page.goto(site.url + path, { waitUntil: 'networkidle' })
          for (const [width, height] of [
            [320, 568],
            [360, 740],
            [412, 915],
            [768, 1024],
            [1280, 720],
          ] as const) {
            await page.setViewportSize({ width, height })
            for (const top of [0, 1_500])
              await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
            await expect(page.locator('[data-sticky-header=shown]')).toBeAttached()
            const part = await getCoveredPart(page)
            expect.soft(part, `${path} on ${width}x${height}`).toBeLessThanOrEqual(0.25)
            if (fontSize === 16) expect.soft(part, path).toBeGreaterThan(0.05)
          }
        }
      } finally {
        await browser.close()
      }
    },
  )
