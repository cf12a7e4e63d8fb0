import { readFileSync } from 'node:fs'
import { chromium, expect, type Browser, type Locator, type Page } from '@playwright/test'
import { getBookingForm, getLastBookableDay, stubEmptyMaps } from '@/e2e/support/pages/booking-page'
import { BROWSER_ARGS, findBrowser } from '@/e2e/support/servers/browser'
import { COUNTRY_HEADER } from '@/e2e/support/pages/page-types'
import { makeClientIp } from '@/e2e/support/pages/post-form'
import { getPostalCodeField, getMovingQuoteForm, MOVE_INPUT } from '@/e2e/support/pages/quote-page'
import { formatShortDate } from '@/lib/dates/format-dates'
import type { Book } from './book'
import type { MeasureKey } from './measures'

/** A phone of today, of the cheaper kind, is about four times as slow as the machine that measures. */
const SLOWDOWN = 4
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
/** Between two keys. */
const KEY_MS = 60
/** Until the visitor has read, and the browser told how long the last touch took. */
const PAUSE_MS = 300

/** Which touch was the slowest, how often. */
export type Slowest = Map<string, number>

interface Inp {
  value: number
  target: string
  type: string
}

/** Tells the page's INP so far; measured as in the field, by web-vitals. */
const OBSERVER = `
webVitals.onINP(({ value, attribution: { interactionTarget, interactionType } }) => {
  tellInp({ value, target: interactionTarget, type: interactionType })
}, { reportAllChanges: true, durationThreshold: 0, generateTarget: nameOf })
function nameOf(node) {
  const at = node?.closest?.('summary, button, label') ?? node
  const { tagName = '', name = '', type = '', value = '' } = at?.control ?? at ?? {}
  return [tagName.toLowerCase(), name, /radio|checkbox/.test(type) && value].filter(Boolean).join(' ')
}`

const ACTS: [path: string, key: MeasureKey, act: (page: Page) => Promise<void>][] = [
  ['/toronto/faq', 'questionsInp', openQuestions],
  ['/toronto', 'formInp', askForQuote],
  ['/toronto/book-now', 'bookingInp', bookPickup],
]

/** Some visits: opens questions on one page, types and sends a form on each of two others. */
export async function measureInteraction(
  url: string,
  visits: number,
  book: Book,
  slowest: Slowest,
): Promise<void> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS })
  try {
    for (let n = 0; n < visits; n++) {
      for (const [path, key, act] of ACTS) {
        const { value, type, target } = await visit(browser, url + path, act)
        book.note(path, key, 'site', value)
        const touch = `${path}: ${type} on ${target}`
        slowest.set(touch, (slowest.get(touch) ?? 0) + 1)
      }
    }
  } finally {
    await browser.close()
  }
}

async function visit(
  browser: Browser,
  url: string,
  act: (page: Page) => Promise<void>,
): Promise<Inp> {
  const context = await browser.newContext({
    ...PHONE,
    // What measures is no script of the page's own.
    bypassCSP: true,
    extraHTTPHeaders: { [COUNTRY_HEADER]: 'CA', 'x-forwarded-for': makeClientIp() },
  })
  try {
    const vitals = readFileSync('node_modules/web-vitals/dist/web-vitals.attribution.iife.js')
    await context.addInitScript(`${vitals.toString()};${OBSERVER}`)
    // Told at once: the thank-you page is another document.
    let inp = NO_INP
    await context.exposeBinding('tellInp', (_source, told: Inp) => {
      if (told.value > inp.value) inp = told
    })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(PAUSE_MS)
    await act(page)
    await page.waitForTimeout(2 * PAUSE_MS)
    return inp
  } finally {
    await context.close()
  }
}

/** Touches that are too quick to be counted leave nothing behind. */
const NO_INP: Inp = { value: 0, target: 'nothing', type: 'none' }

async function openQuestions(page: Page): Promise<void> {
  for (const question of (await page.locator('summary').all()).slice(0, 3)) await touch(question)
}

/** Sends a form with a wrong number, mends it, fills the rest, and is thanked. */
async function askForQuote(page: Page): Promise<void> {
  const form = getMovingQuoteForm(page)
  const send = form.getByRole('button', { name: /quote/i })
  await type(form.getByLabel('Your name'), MOVE_INPUT.name)
  await type(form.getByLabel('Phone number'), '416-555')
  await touch(send)
  await expect(form.getByRole('alert')).toBeFocused()
  await page.waitForTimeout(PAUSE_MS)
  await type(form.getByLabel('Phone number'), '416-555-0142')
  await type(form.getByLabel('Email'), MOVE_INPUT.email)
  await touch(form.getByRole('group', { name: 'Moving from' }).getByText('United States'))
  await type(getPostalCodeField(form, 'Moving from'), '75201')
  await type(getPostalCodeField(form, 'Moving to'), 'M5V 2T6')
  await type(form.getByLabel('What are we moving'), 'Two rooms')
  await touch(send)
  await expect(page).toHaveURL(/\/thankyou/, { timeout: 20_000 })
}

/** Sends a booking with most of it missing, fills the rest by hand, and is thanked. */
async function bookPickup(page: Page): Promise<void> {
  await stubEmptyMaps(page)
  const form = getBookingForm(page)
  const send = form.getByRole('button', { name: 'Book my pickup' })
  await touch(form.getByText('Pianos'))
  await touch(form.getByText(/^Half/))
  await touch(send)
  await expect(form.getByRole('alert')).toBeFocused()
  await page.waitForTimeout(PAUSE_MS)
  for (const choice of [
    formatShortDate(getLastBookableDay('toronto')),
    '11 am to 1 pm',
    'Yes',
    'House',
  ]) {
    await touch(form.getByText(choice, { exact: true }))
  }
  await type(form.getByLabel('Street'), '100 Queen St W')
  await type(form.getByLabel('City', { exact: true }), 'Toronto')
  await type(form.getByRole('textbox', { name: /code/i }), 'M5H 2N2')
  await type(form.getByLabel('Your name'), MOVE_INPUT.name)
  await type(form.getByLabel('Phone number'), '416-555-0143')
  await touch(send)
  await expect(page).toHaveURL(/\/thankyou/, { timeout: 20_000 })
}

/**
 * A finger on the middle of something that stands still. Not `tap()`: that looks for the element and watches
 * the touch inside the page, on the slowed processor, and the time it takes would be counted as the page's.
 */
async function touch(target: Locator): Promise<void> {
  const page = target.page()
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error('What is to be touched cannot be seen')
  await page.waitForTimeout(PAUSE_MS)
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  await page.waitForTimeout(PAUSE_MS)
}

async function type(field: Locator, text: string): Promise<void> {
  const { keyboard } = field.page()
  await touch(field)
  await keyboard.press('ControlOrMeta+a')
  await keyboard.press('Delete')
  await keyboard.type(text, { delay: KEY_MS })
}
