import type { Locator, Page } from '@playwright/test'
import { expect, test } from '@/e2e/support/servers/fixtures'
import {
  getLayoutShifts,
  scrollThrough,
  trackLayoutShifts,
} from '@/e2e/support/checks/layout-shifts'
import { getPaths } from '@/lib/routing/paths'

const getBottom = async (locator: Locator) => {
  const box = await locator.boundingBox()
  return box ? box.y + box.height : Infinity
}

function readHeadline(page: Page) {
  return page.getByRole('heading', { level: 1 }).evaluate((headline) => {
    const tops = new Set<number>()
    const broken: string[] = []
    const walker = document.createTreeWalker(headline, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s-]+/g)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = [...range.getClientRects()].filter(({ width }) => width > 1)
        for (const { top, height } of lines) tops.add(Math.round((top + height / 2) / 10))
        if (new Set(lines.map(({ top }) => top)).size > 1) broken.push(word)
      }
    }
    return { lines: tops.size, broken }
  })
}

test('On a phone no headline has more than four lines or breaks a name at its dash', async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize({ width: 360, height: 740 })
  const cities = [
    ['ottawa', 'fr'],
    ['fort-lauderdale', 'es'],
    ['dfw', 'en'],
    ['dfw', 'es'],
  ] as const
  for (const [city, language] of cities) {
    const paths = getPaths(city, language)
    for (const name of [
      'home',
      'getQuote',
      'whatWeTake',
      'howItWorks',
      'faq',
      'reviews',
    ] as const) {
      await page.goto(paths[name])
      const { lines, broken } = await readHeadline(page)
      expect.soft(lines, paths[name]).toBeLessThanOrEqual(4)
      expect.soft(broken, paths[name]).toEqual([])
    }
  }
})

test('The first field is above the bar of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 })
  for (const path of ['/', '/es', '/toronto', '/fr/ottawa', '/es/miami', '/es/fort-lauderdale']) {
    await page.goto(path)
    const field = page.getByRole('main').locator('form input:visible:not([tabindex="-1"])').first()
    expect.soft(await getBottom(field), path).toBeLessThan(780 - 58)
  }
})

test('The choices of language and city are in one band', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of ['/', '/es']) {
    await page.goto(path)
    const language = await page.locator('main a[rel=alternate]').first().boundingBox()
    const city = await page.locator('main summary').first().boundingBox()
    if (!language || !city) throw new Error('no choice')
    expect(city.y).toBeLessThan(language.y + language.height)
    expect(language.y).toBeLessThan(city.y + city.height)
    const menu = page.getByRole('navigation').filter({ has: page.locator('a[href="/toronto"]') })
    await page.locator('main summary').first().click()
    await expect(menu.first()).toBeVisible()
  }
})

test('On a phone the short form has only its questions, below a line of proof', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of ['/toronto/get-quote', '/fr/ottawa/get-quote', '/es/miami/get-quote']) {
    await page.goto(path)
    const form = page.locator('#quote form')
    await expect(form.locator('ul')).toHaveCount(0)
    const proof = page.locator('h1 + p')
    await expect(proof).toContainText(' · ')
    expect(await getBottom(proof), path).toBeLessThan((await form.boundingBox())?.y ?? 0)
    expect((await proof.boundingBox())?.height, path).toBeLessThan(35)
  }
})

for (const [path, screens, text] of [
  ['/toronto', 12, 'The Annex, Cabbagetown and Riverdale'],
  ['/toronto/what-we-take', 9, 'Empty the drawers'],
] as const) {
  test(`A visitor on a phone reads ${path} on ${screens} screens and opens the rest, which a wide screen shows`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(path)
    const height = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)
    expect(height).toBeLessThan(screens)
    const detail = page.getByText(text).first()
    await expect(detail).toBeHidden()
    await page.locator('.phone-accordion summary').first().click()
    await expect(detail).toBeVisible()
    await page.setViewportSize({ width: 1024, height: 780 })
    await page.goto(path)
    await expect(page.getByText(text).first()).toBeVisible()
    await expect(page.locator('.phone-accordion summary').first()).toBeHidden()
  })
}

for (const [time, path, text] of [
  ['2026-11-20T20:00:00-05:00', '/toronto', 'We open Saturday at 8\u00a0am'],
  ['2026-11-20T20:00:00-05:00', '/fr/ottawa/faq', 'Nous ouvrons samedi à 8\u00a0h'],
  ['2026-11-20T20:00:00-05:00', '/es/miami', 'Abrimos el sábado a las 8\u00a0a.m.'],
  ['2026-11-20T12:00:00-05:00', '/toronto', ''],
] as const)
  test(`At ${time} a visitor of ${path} reads "${text}" beside the call button, and nothing moves`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date(time))
    await trackLayoutShifts(page)
    for (const [width, region] of [
      [390, 'body nav'],
      [1440, '#site-header'],
    ] as const) {
      await page.setViewportSize({ width, height: 780 })
      await page.goto(path)
      await scrollThrough(page)
      const note = page.locator(`${region} > [data-opening], ${region} > div > [data-opening]`)
      await expect(note.last()).toHaveText(text)
      if (text) await expect(note.last()).toBeVisible()
      const shifts = await getLayoutShifts(page)
      expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBeLessThanOrEqual(0.001)
    }
  })
