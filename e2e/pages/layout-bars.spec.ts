import { chromium, type Page } from '@playwright/test'
import { BROWSER_ARGS, findBrowser, getBrowserEnv } from '@/e2e/support/servers/browser'
import { getSiteSettings, expect } from '@/e2e/support/servers/fixtures'
import { setCalendar, test } from '@/e2e/support/servers/isolated-site'
import { runCommand } from '@/e2e/support/servers/run-command'
import { getTranslate } from '@/lib/words/words'

const PATHS = { en: '/toronto', fr: '/fr/ottawa', es: '/es/miami' } as const

function getCoveredPart(page: Page): Promise<number> {
  return page.evaluate(() => {
    const fixed = [...document.querySelectorAll<HTMLElement>('nav')].filter(
      (nav) => nav.checkVisibility() && getComputedStyle(nav).position === 'fixed' && !nav.inert,
    )
    return fixed.reduce((sum, { offsetHeight }) => sum + offsetHeight, 0) / innerHeight
  })
}

test('Where a number takes texts, the bar has a telephone link and a link to write, in one row', async ({
  page,
  isolated,
}) => {
  const texts = ['toronto', 'ottawa', 'south-florida'].flatMap((id) => ['--texts', `${id}=yes`])
  const { status } = await runCommand('locations', texts, getSiteSettings(isolated.store))
  expect(status).toBe(0)
  await setCalendar(isolated, {})
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
})

for (const fontSize of [16, 24, 32])
  test(`Bars never cover a quarter of the screen of a visitor whose browser has a font of ${fontSize} px`, async ({
    baseURL,
  }) => {
    const browser = await chromium.launch({
      executablePath: findBrowser(),
      args: [...BROWSER_ARGS, `--blink-settings=defaultFontSize=${fontSize}`],
      env: getBrowserEnv(),
    })
    try {
      for (const [width, height] of [
        [320, 568],
        [360, 740],
        [412, 915],
        [768, 1024],
        [1280, 720],
      ] as const) {
        const page = await browser.newPage({ viewport: { width, height } })
        for (const path of Object.values(PATHS)) {
          await page.goto(`${baseURL}${path}`, { waitUntil: 'networkidle' })
          await page.evaluate(() => window.scrollTo({ top: 1_500, behavior: 'instant' }))
          await expect(page.locator('[data-sticky-header=shown]')).toBeAttached()
          const part = await getCoveredPart(page)
          expect.soft(part, `${path} on ${width}x${height}`).toBeLessThanOrEqual(0.25)
          if (fontSize === 16) expect.soft(part, path).toBeGreaterThan(0.05)
        }
        await page.close()
      }
    } finally {
      await browser.close()
    }
  })
