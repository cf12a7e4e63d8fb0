import { readFileSync } from 'node:fs'
import { chromium, expect, type Locator, type Page } from '@playwright/test'
import { getBookingForm, getOpenDay, stubEmptyMaps } from '@/e2e/support/pages/booking-page'
import { BROWSER_ARGS, findBrowser } from '@/e2e/support/servers/browser'
import { COUNTRY_HEADER } from '@/e2e/support/pages/page-types'
import { makeClientIp } from '@/e2e/support/pages/post-form'
import { getPostalCodeField, getFullQuoteForm } from '@/e2e/support/pages/quote-page'
import { formatShortDate } from '@/lib/dates/format-dates'

/** A cheap phone is about four times as slow as this machine. */
const CPU_SLOWDOWN = 4
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
/** Lets the browser report an interaction before the next one. */
const PAUSE_MS = 300
/** One script, because each init script has its own scope. */
const OBSERVER = `${readFileSync('node_modules/web-vitals/dist/web-vitals.iife.js', 'utf8')};
  webVitals.onINP((inp) => reportInp(inp.value), { reportAllChanges: true, durationThreshold: 0 })`

export const INTERACTIONS = [
  { path: '/toronto/faq', key: 'questionsInp', interact: openQuestions },
  { path: '/toronto', key: 'quoteInp', interact: requestQuote },
  { path: '/toronto/book-now', key: 'bookingInp', interact: bookPickup },
]

/** INP of one visit, in milliseconds. */
export async function measureInp(url: string, interact: (page: Page) => Promise<void>) {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS })
  const page = await browser.newPage({
    ...PHONE,
    // The page's policy forbids the injected script.
    bypassCSP: true,
    extraHTTPHeaders: { [COUNTRY_HEADER]: 'CA', 'x-forwarded-for': makeClientIp() },
  })
  // Reported at once: the thank-you page is another document.
  let inp = 0
  await page.exposeFunction('reportInp', (value: number) => (inp = Math.max(inp, value)))
  await page.addInitScript(OBSERVER)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await stubEmptyMaps(page)
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(PAUSE_MS)
  await interact(page)
  await page.waitForTimeout(2 * PAUSE_MS)
  await browser.close()
  if (inp === 0) throw new Error(`No interaction was reported at ${url}`)
  return inp
}

async function openQuestions(page: Page): Promise<void> {
  for (const question of (await page.locator('summary').all()).slice(0, 3)) await tap(question)
}

async function requestQuote(page: Page): Promise<void> {
  const form = getFullQuoteForm(page)
  await type(form.getByLabel('Your name'), 'Mary Smith')
  await type(form.getByLabel('Phone number'), '416-555')
  await send(form, false)
  await type(form.getByLabel('Phone number'), '416-555-0142')
  await type(form.getByLabel('Email'), 'mary@example.com')
  await tap(form.getByRole('group', { name: 'Moving from' }).getByText('United States'))
  await type(getPostalCodeField(form, 'Moving from'), '75201')
  await type(getPostalCodeField(form, 'Moving to'), 'M5V 2T6')
  await type(form.getByLabel('What are we moving'), 'Two rooms')
  await send(form, true)
}

async function bookPickup(page: Page): Promise<void> {
  const form = getBookingForm(page)
  await tap(form.getByText('Pianos'))
  await tap(form.getByText(/^Half/))
  await send(form, false)
  const day = formatShortDate(getOpenDay('toronto'))
  for (const choice of [day, '11 am to 1 pm', 'Yes', 'House']) {
    await tap(form.getByText(choice, { exact: true }))
  }
  await type(form.getByLabel('Street'), '100 Queen St W')
  await type(form.getByLabel('City', { exact: true }), 'Toronto')
  await type(form.getByRole('textbox', { name: /code/i }), 'M5H 2N2')
  await type(form.getByLabel('Your name'), 'Mary Smith')
  await type(form.getByLabel('Phone number'), '416-555-0143')
  await send(form, true)
}

async function send(form: Locator, isValid: boolean): Promise<void> {
  await tap(form.getByRole('button', { name: /quote|book/i }))
  if (isValid) await expect(form.page()).toHaveURL(/\/thankyou/, { timeout: 20_000 })
  else await expect(form.getByRole('alert')).toBeFocused()
}

/** Locator.tap() runs code in the throttled page, which would count as the page's own time. */
async function tap(target: Locator): Promise<void> {
  const page = target.page()
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error('The element to tap is not visible.')
  await page.waitForTimeout(PAUSE_MS)
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  await page.waitForTimeout(PAUSE_MS)
}

async function type(field: Locator, text: string): Promise<void> {
  await tap(field)
  await field.page().keyboard.press('ControlOrMeta+a')
  await field.page().keyboard.type(text, { delay: 60 })
}
