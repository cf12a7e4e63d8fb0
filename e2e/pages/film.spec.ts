import type { Page } from '@playwright/test'
import { expect, test } from '@/e2e/support/servers/fixtures'
import { getMovingQuoteForm } from '@/e2e/support/pages/quote-page'

const getVideo = (page: Page) => page.locator('video')
const getPoster = (page: Page) => page.getByRole('img', { name: /A house at dawn/ })
const getPauseButton = (page: Page) => page.getByRole('button', { name: 'Pause the film' })
const getPlayButton = (page: Page) => page.getByRole('button', { name: 'Play the film' })
const isPaused = (page: Page) => getVideo(page).evaluate((video: HTMLVideoElement) => video.paused)
const getCurrentTime = (page: Page) =>
  getVideo(page).evaluate((video: HTMLVideoElement) => video.currentTime)

/** Addresses of films that this page has asked for. */
function trackVideoRequests(page: Page): string[] {
  const urls: string[] = []
  page.on('request', (request) => {
    if (/\/film\/.*\.(webm|mp4)$/.test(request.url())) urls.push(request.url())
  })
  return urls
}

/** The poster is on the screen, and the page has had every occasion to start the film. */
async function scrollToPoster(page: Page): Promise<void> {
  await page.goto('/toronto')
  await getPoster(page).scrollIntoViewIfNeeded()
  await expect
    .poll(() => getPoster(page).evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(1200)
  await page.waitForLoadState('networkidle')
}

test('A visitor who scrolls to the film sees it play, and not before', async ({ page }) => {
  const asked = trackVideoRequests(page)
  await page.goto('/toronto')
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await getPoster(page).scrollIntoViewIfNeeded()
  await expect.poll(() => getCurrentTime(page)).toBeGreaterThan(0.5)
  await expect(getPauseButton(page)).toBeInViewport()
  expect(asked[0]).toContain('.webm')
})

test('A visitor who pauses the film finds it paused after a look around', async ({ page }) => {
  await page.goto('/toronto')
  await getPoster(page).scrollIntoViewIfNeeded()
  await getPauseButton(page).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => isPaused(page)).toBe(true)
  const second = await getCurrentTime(page)
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await expect(getVideo(page)).not.toBeInViewport()
  await getPoster(page).scrollIntoViewIfNeeded()
  await expect(getPlayButton(page)).toBeInViewport()
  expect(await getCurrentTime(page)).toBe(second)
  await getPlayButton(page).click()
  await expect.poll(() => getCurrentTime(page)).not.toBe(second)
})

test('The film rests while nobody sees it', async ({ page }) => {
  await page.goto('/toronto')
  await getPoster(page).scrollIntoViewIfNeeded()
  await expect(getPauseButton(page)).toBeVisible()
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await expect.poll(() => isPaused(page)).toBe(true)
  await getPoster(page).scrollIntoViewIfNeeded()
  await expect.poll(() => isPaused(page)).toBe(false)
})

test('The film does not come while a visitor fills the form, and comes when they have left it', async ({
  page,
}) => {
  const asked = trackVideoRequests(page)
  await page.goto('/toronto')
  await page.waitForLoadState('networkidle')
  await getMovingQuoteForm(page).getByLabel('Your name').fill('Mary')
  await getPoster(page).scrollIntoViewIfNeeded()
  await getMovingQuoteForm(page).getByLabel('Email').focus()
  await getPoster(page).scrollIntoViewIfNeeded()
  // Longer than the film waits for somebody who is between two fields.
  await page.waitForTimeout(2_500)
  expect(asked).toEqual([])
  await expect(getVideo(page)).toHaveCount(0)

  await getMovingQuoteForm(page).getByLabel('Email').blur()
  await expect.poll(() => getCurrentTime(page)).toBeGreaterThan(0.3)
})

test('The film does not come to a visitor who was in the form before the scripts', async ({
  page,
}) => {
  const asked = trackVideoRequests(page)
  const scripts = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/toronto', { waitUntil: 'commit' })
  await getMovingQuoteForm(page).getByLabel('Email').focus()
  await getPoster(page).scrollIntoViewIfNeeded()
  scripts.resolve()
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(2_500)
  expect(asked).toEqual([])
})

test('The film rests while a visitor fills the form', async ({ page }) => {
  await page.goto('/toronto')
  await getPoster(page).scrollIntoViewIfNeeded()
  await expect(getPauseButton(page)).toBeVisible()
  const email = getMovingQuoteForm(page).getByLabel('Email')
  await email.evaluate((input) => input.focus({ preventScroll: true }))
  await expect.poll(() => isPaused(page)).toBe(true)
  await email.blur()
  await expect.poll(() => isPaused(page)).toBe(false)
})

test('A visitor whose browser refuses to start films may start it', async ({ page }) => {
  await page.addInitScript(() => {
    const refused = new DOMException('A tap first.', 'NotAllowedError')
    Object.defineProperty(HTMLMediaElement.prototype, 'play', {
      value: () => Promise.reject(refused),
    })
  })
  await page.goto('/toronto')
  await getPoster(page).scrollIntoViewIfNeeded()
  await expect(getPlayButton(page)).toBeInViewport()
})

test('The film leaves when a visitor comes to prefer less motion', async ({ page }) => {
  await page.goto('/toronto')
  await getPoster(page).scrollIntoViewIfNeeded()
  await expect(getPauseButton(page)).toBeVisible()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(getVideo(page)).toHaveCount(0)
  await expect(getPauseButton(page)).toHaveCount(0)
  await expect(getPoster(page)).toBeVisible()
})

test('A visitor who prefers less motion keeps the poster, and loads no film', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const asked = trackVideoRequests(page)
  await scrollToPoster(page)
  await expect(getVideo(page)).toHaveCount(0)
  expect(asked).toEqual([])
})

for (const [visitor, connection] of [
  ['who saves data', { saveData: true }],
  ['on a slow line', { effectiveType: 'slow-2g' }],
] as const) {
  test(`A visitor ${visitor} keeps the poster, and loads no film`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value })
    }, connection)
    const asked = trackVideoRequests(page)
    await scrollToPoster(page)
    await expect(getVideo(page)).toHaveCount(0)
    expect(asked).toEqual([])
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('A visitor without JavaScript sees the poster', async ({ page }) => {
    const asked = trackVideoRequests(page)
    await page.goto('/toronto')
    await getPoster(page).scrollIntoViewIfNeeded()
    await expect(getPoster(page)).toBeInViewport()
    expect(await page.locator('video, button:has-text("film")').count()).toBe(0)
    expect(asked).toEqual([])
  })
})
