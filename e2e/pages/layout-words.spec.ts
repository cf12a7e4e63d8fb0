import type { Locator, Page } from '@playwright/test'
import { findLayoutIssues } from '@/e2e/support/checks/layout-issues'
import { showAllSteps } from '@/e2e/support/pages/booking-page'
import { waitForHydration } from '@/e2e/support/pages/hydration'
import { visitPage } from '@/e2e/support/pages/page-types'
import { expect, test } from '@/e2e/support/servers/fixtures'
import { getPaths } from '@/lib/routing/paths'
import { getTranslate } from '@/lib/words/words'

const WIDTHS = [320, 344, 360, 366, 390, 640, 1024]
/** Scales the whole layout; `enlargeText` scales only the text, like a browser's text zoom. */
const enlargePage = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
const enlargeText = (page: Page) =>
  page.evaluate(() => {
    const elements = [...document.body.querySelectorAll<HTMLElement>('*')]
    for (const element of elements) element.style.fontSize = ''
    const sizes = elements.map((element) => parseFloat(getComputedStyle(element).fontSize))
    elements.forEach((element, n) => {
      element.style.fontSize = `${2 * (sizes[n] ?? 16)}px`
    })
  })

for (const [size, enlarge] of [
  ['text at 100 %', () => Promise.resolve()],
  ['a page font at 200 %', enlargePage],
  ['text zoomed to 200 %', enlargeText],
] as const) {
  test(`No word of the header, menu and bars breaks with ${size}`, async ({ page }) => {
    for (const [language, city] of [
      ['en', 'toronto'],
      ['fr', 'ottawa'],
      // A long name.
      ['es', 'fort-lauderdale'],
    ] as const) {
      const t = getTranslate(language)
      const path = getPaths(city, language).faq
      const regions = {
        header: page.getByRole('banner'),
        menu: page.getByRole('navigation', { name: t('Pages') }),
        bar: page.getByRole('navigation', { name: t('Quote and call'), exact: true }),
        'sticky header': page.getByRole('navigation', { name: t('Home, quote and call') }),
      }
      const scrollTo = (top: number) =>
        page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
      await visitPage(page, { path, visitorCountry: 'US' })
      await waitForHydration(page)
      for (const width of WIDTHS) {
        const expectWholeWords = async (name: keyof typeof regions) => {
          const issues = await findBrokenWords(regions[name])
          expect.soft(issues, `${name} of ${path} at ${width} px`).toEqual([])
        }
        await page.setViewportSize({ width, height: 780 })
        await enlarge(page)
        await scrollTo(0)
        await expect(page.locator('[data-sticky-header=hidden]')).toBeAttached()
        await expectWholeWords('header')
        if (await regions.bar.isVisible()) await expectWholeWords('bar')
        // The sticky header has this button, too.
        const menu = page.getByRole('button', { name: t('Menu'), exact: true }).first()
        if (await menu.isVisible()) {
          await menu.click()
          await expectWholeWords('menu')
          await page.keyboard.press('Escape')
        }
        await scrollTo(800)
        await expect(regions['sticky header']).toBeVisible()
        await expectWholeWords('sticky header')
        const issues = (await findLayoutIssues(page)).filter((issue) => /nav|header/.test(issue))
        expect.soft(issues, `${path} at ${width} px`).toEqual([])
      }
    }
  })
}

test('No phone number, hour and date breaks across two lines', async ({ page }) => {
  const paths = ['privacy', 'accessibility', 'get-quote', 'book-now'].map(
    (name) => `/toronto/${name}`,
  )
  for (const path of [...paths, '/fr/ottawa/book-now', '/es/miami/book-now', '/es/miami/faq']) {
    await visitPage(page, { path, visitorCountry: 'CA' })
    await showAllSteps(page)
    if (path.endsWith('book-now'))
      await expect(page.locator('[name=selectedDate]:enabled').first()).toBeVisible()
    for (let width = 320; width <= 480; width += 7) {
      await page.setViewportSize({ width, height: 780 })
      const broken = await page.getByRole('main').evaluate(findBrokenNumbers)
      expect.soft(broken, `${path} at ${width} px`).toEqual([])
    }
  }
})

function findBrokenNumbers(root: Element): string[] {
  const broken: string[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? ''
    for (const { 0: number, index } of text.matchAll(
      /\d{3}-\d{3}-\d{4}|\d+(:\d\d)?\s[ap](m|\.\s?m\.)|\d+\sh(\s\d\d)?\b|(?<=, )[A-Z][a-z]+\s\d+/g,
    )) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + number.length)
      const tops = [...range.getClientRects()].map(({ top }) => Math.round(top))
      if (new Set(tops).size > 1) broken.push(number)
    }
  }
  return broken
}

/** Finds words on two lines, and overlapping texts. @returns one sentence per issue */
function findBrokenWords(region: Locator): Promise<string[]> {
  return region.evaluate((root) => {
    const TOLERANCE = 2
    const issues: string[] = []
    const lines: { text: string; box: DOMRect }[] = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 0)
        if (new Set(boxes.map(({ top }) => Math.round(top))).size > 1)
          issues.push(`"${word}" is on several lines`)
        lines.push(...boxes.map((box) => ({ text: word, box })))
      }
    }
    lines.forEach(({ text, box }, n) => {
      for (const other of lines.slice(n + 1)) {
        const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
        const height = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top)
        // The lines of a tight text touch, but their letters do not.
        if (width > TOLERANCE && height > TOLERANCE + box.height * 0.3)
          issues.push(`"${text}" overlaps "${other.text}"`)
      }
    })
    return issues
  })
}
