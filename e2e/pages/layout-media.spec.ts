import type { Request } from '@playwright/test'
import { expect, test } from '@/e2e/support/servers/fixtures'
import { scrollThrough } from '@/e2e/support/checks/layout-shifts'
import { findLongAnimations, findRunningAnimations } from '@/e2e/support/checks/animations'
import { NON_CITY_PAGES, getCityPages, visitPage } from '@/e2e/support/pages/page-types'

const PAGES = [...NON_CITY_PAGES, ...getCityPages('toronto')]
const LANDING_PATHS = ['/', '/toronto']

/** Of all pictures of the landing page on a phone; a film is no picture. */
const MAX_IMAGE_BYTES = 150 * 1_024
const MAX_TRANSITION_MS = 300

// The pages for addresses where nothing is.
test.use({ expectedErrors: [/404/] })

test('A visitor is sent to no other host than ours, and waits for no slow motion', async ({
  page,
  baseURL,
}) => {
  test.slow()
  const foreign: string[] = []
  page.on('request', (request) => {
    const isOurs = /^(data|blob):/.test(request.url()) || request.url().startsWith(`${baseURL}/`)
    if (!isOurs) foreign.push(`${page.url()} asks for ${request.url()}`)
  })
  for (const type of PAGES) {
    await visitPage(page, type)
    await scrollThrough(page)
    expect.soft(await findLongAnimations(page, MAX_TRANSITION_MS), type.name).toEqual([])
  }
  expect(foreign).toEqual([])
})

for (const path of LANDING_PATHS) {
  test(`A visitor of ${path} on a phone loads less than 150 KB of pictures`, async ({ page }) => {
    const pictures: Request[] = []
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'image') pictures.push(request)
    })
    await page.goto(path)
    await scrollThrough(page)
    await page.waitForLoadState('networkidle')
    const weights = await Promise.all(
      pictures.map(async (picture) => ({
        url: picture.url(),
        bytes: (await picture.sizes()).responseBodySize,
      })),
    )
    // The logo at least; without any, nothing was measured.
    expect(weights.length).toBeGreaterThan(0)
    const total = weights.reduce((sum, { bytes }) => sum + bytes, 0)
    expect(total, JSON.stringify(weights, null, 2)).toBeLessThan(MAX_IMAGE_BYTES)
  })
}

test('A visitor sees every picture in its own shape, in the room that was kept for it', async ({
  page,
}) => {
  test.slow()
  for (const type of PAGES) {
    await visitPage(page, type)
    await scrollThrough(page)
    const faults = await page.locator('img').evaluateAll((images) =>
      (images as HTMLImageElement[]).flatMap((image) => {
        const { aspectRatio, objectFit } = getComputedStyle(image)
        const { width, height } = image.getBoundingClientRect()
        const hasRoom = image.hasAttribute('width') && image.hasAttribute('height')
        const faults = hasRoom || /\d/.test(aspectRatio) ? [] : ['no room is kept for it']
        const ratio = image.naturalWidth / image.naturalHeight / (width / height)
        if (image.naturalWidth === 0) faults.push('it did not load')
        else if (objectFit === 'fill' && width > 0 && Math.abs(ratio - 1) > 0.02)
          faults.push(`${image.naturalWidth}x${image.naturalHeight} is shown as ${width}x${height}`)
        return faults.map((fault) => `${image.outerHTML.slice(0, 120)}: ${fault}`)
      }),
    )
    expect.soft(faults, type.name).toEqual([])
  }
})

test.describe('A visitor who prefers less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const path of ['/', '/toronto/book-now', '/toronto/faq']) {
    test(`sees none on ${path}`, async ({ page }) => {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      expect(await findRunningAnimations(page)).toEqual([])
      // Deep enough for the sticky header, which comes in.
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
