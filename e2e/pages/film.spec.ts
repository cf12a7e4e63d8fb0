import type { Locator, Page } from '@playwright/test'
import { expect, test } from '@/e2e/support/servers/fixtures'
import { getFullQuoteForm } from '@/e2e/support/pages/quote-page'

const getVideo = (page: Page) => page.locator('video')
const getPoster = (page: Page) => page.getByRole('img', { name: /A house at dawn/ })
const getPauseButton = (page: Page) => page.getByRole('button', { name: 'Pause the film' })
const getPlayButton = (page: Page) => page.getByRole('button', { name: 'Play the film' })
const isPaused = (page: Page) => getVideo(page).evaluate((video: HTMLVideoElement) => video.paused)
const getCurrentTime = (page: Page) =>
  getVideo(page).evaluate((video: HTMLVideoElement) => video.currentTime)

function trackVideoRequests(page: Page): string[] {
  const urls: string[] = []
  page.on('request', (request) => {
    if (/\/film\/.*\.(webm|mp4)$/.test(request.url())) urls.push(request.url())
  })
  return urls
}

const focusWithoutScrolling = (field: Locator) =>
  field.evaluate((input) => input.focus({ preventScroll: true }))

async function scrollToPoster(page: Page): Promise<void> {
  await page.goto('/toronto')
  await getPoster(page).scrollIntoViewIfNeeded()
}

const scrollToTop = (page: Page) =>
  page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))

test('The film loads and plays only when a visitor scrolls to it', async ({ page }) => {
  const requests = trackVideoRequests(page)
  await page.goto('/toronto')
  await page.waitForLoadState('networkidle')
  expect(requests).toEqual([])
  await getPoster(page).scrollIntoViewIfNeeded()
  await expect.poll(() => getCurrentTime(page)).toBeGreaterThan(0.5)
  await expect(getPauseButton(page)).toBeInViewport()
  expect(requests[0]).toContain('.webm')
})

test('The film that a visitor paused stays paused after scrolling', async ({ page }) => {
  await scrollToPoster(page)
  await getPauseButton(page).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => isPaused(page)).toBe(true)
  await expect(getPlayButton(page)).toBeFocused()
  const second = await getCurrentTime(page)
  await scrollToTop(page)
  await expect(getVideo(page)).not.toBeInViewport()
  await getPoster(page).scrollIntoViewIfNeeded()
  await expect(getPlayButton(page)).toBeInViewport()
  expect(await getCurrentTime(page)).toBe(second)
  await getPlayButton(page).click()
  await expect.poll(() => getCurrentTime(page)).not.toBe(second)
})

test('The film loads after a visitor has filled the form, not before', async ({ page }) => {
  const requests = trackVideoRequests(page)
  await page.goto('/toronto')
  await page.waitForLoadState('networkidle')
  await getFullQuoteForm(page).getByLabel('Your name').fill('Mary')
  await getPoster(page).scrollIntoViewIfNeeded()
  const email = getFullQuoteForm(page).getByLabel('Email')
  await focusWithoutScrolling(email)
  // Longer than the delay with which the film starts after a field loses the focus.
  await page.waitForTimeout(2_500)
  expect(requests).toEqual([])
  await expect(getVideo(page)).toHaveCount(0)

  await email.blur()
  // The browser may still scroll to the filled field when we scroll to the poster.
  await getPoster(page).scrollIntoViewIfNeeded()
  await expect.poll(() => getCurrentTime(page)).toBeGreaterThan(0.3)
})

test('The film pauses off the screen, and while the form is filled', async ({ page }) => {
  await scrollToPoster(page)
  await expect(getPauseButton(page)).toBeVisible()
  await scrollToTop(page)
  await expect.poll(() => isPaused(page)).toBe(true)
  await getPoster(page).scrollIntoViewIfNeeded()
  await expect.poll(() => isPaused(page)).toBe(false)
  const email = getFullQuoteForm(page).getByLabel('Email')
  await focusWithoutScrolling(email)
  await expect.poll(() => isPaused(page)).toBe(true)
  await email.blur()
  await expect.poll(() => isPaused(page)).toBe(false)
})

test('A visitor whose browser blocks autoplay can start the film', async ({ page }) => {
  await page.addInitScript(() => {
    const refused = new DOMException('A tap first.', 'NotAllowedError')
    Object.defineProperty(HTMLMediaElement.prototype, 'play', {
      value: () => Promise.reject(refused),
    })
  })
  await scrollToPoster(page)
  await expect(getPlayButton(page)).toBeInViewport()
})

test('The film is removed when a visitor switches to reduced motion', async ({ page }) => {
  await scrollToPoster(page)
  await expect(getPauseButton(page)).toBeVisible()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(getVideo(page)).toHaveCount(0)
  await expect(getPauseButton(page)).toHaveCount(0)
  await expect(getPoster(page)).toBeVisible()
})

for (const [visitor, media, connection] of [
  ['who prefers reduced motion', { reducedMotion: 'reduce' }, {}],
  ['who saves data', {}, { saveData: true }],
  ['with a slow connection', {}, { effectiveType: 'slow-2g' }],
] as const) {
  test(`A visitor ${visitor} sees the poster and loads no film`, async ({ page }) => {
    await page.emulateMedia(media)
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value })
    }, connection)
    const requests = trackVideoRequests(page)
    await scrollToPoster(page)
    // The page would have requested a film by the time the poster has loaded.
    await expect
      .poll(() => getPoster(page).evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(1200)
    await page.waitForLoadState('networkidle')
    await expect(getVideo(page)).toHaveCount(0)
    expect(requests).toEqual([])
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('A visitor without JavaScript sees the poster', async ({ page }) => {
    const requests = trackVideoRequests(page)
    await scrollToPoster(page)
    await expect(getPoster(page)).toBeInViewport()
    expect(await page.locator('video, button:has-text("film")').count()).toBe(0)
    expect(requests).toEqual([])
  })
})
