import type { Page } from '@playwright/test'
import { getTypedForms, waitForDraft, waitForRestoredDraft } from '@/e2e/support/pages/draft'
import { openPage } from '@/e2e/support/pages/hydration'
import { expect, getDetails, getJobs, getLeads, test } from '@/e2e/support/servers/fixtures'
import {
  fillBooking,
  getBookingForm,
  getDay,
  getOpenDay,
  getWindow,
  stubEmptyMaps,
  WIDE_SCREEN,
} from '@/e2e/support/pages/booking-page'
import {
  fillContact,
  fillMove,
  getFullQuoteForm,
  getPostalCodeField,
  getShortQuoteForm,
  submitValidForm,
} from '@/e2e/support/pages/quote-page'

const followLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()

async function expectMoveKept(page: Page): Promise<void> {
  const form = getFullQuoteForm(page)
  await waitForRestoredDraft(form)
  await expect(form.getByLabel('Your name')).toHaveValue('Mary Jane Smith')
  await expect(form.getByLabel('Phone number')).toHaveValue('416-555-0142')
  await expect(form.getByLabel('Email')).toHaveValue('mary@example.com')
  await expect(getPostalCodeField(form, 'Moving from')).toHaveValue('75201')
  await expect(getPostalCodeField(form, 'Moving to')).toHaveValue('M5V2T6')
  await expect(form.getByLabel('I need help packing')).toBeChecked()
  await expect(form.getByLabel('What are we moving?')).toHaveValue(/2-3 boxes/)
}

async function fillHalf(page: Page): Promise<void> {
  const form = getFullQuoteForm(page)
  await fillMove(form, { to: 'm5v 2t6' })
  await waitForDraft(page, 'Mary Jane Smith')
  await form.getByLabel('I need help packing').check()
}

for (const [way, leave] of [
  ['a reload', async (page: Page) => void (await page.reload())],
  [
    'a footer link and "back"',
    async (page: Page) => {
      await followLink(page, 'FAQ')
      await expect(page).toHaveURL(/\/faq$/)
      await page.goBack()
    },
  ],
  [
    'another city and the way back',
    async (page: Page) => {
      await page.goto('/barrie')
      await page.goto('/toronto')
    },
  ],
] as const) {
  test(`What a visitor typed survives ${way}`, { tag: '@core' }, async ({ page }) => {
    await openPage(page, '/toronto')
    await fillHalf(page)
    await leave(page)
    await expectMoveKept(page)
    await submitValidForm(getFullQuoteForm(page))
  })
}

test('A visitor who already types when the draft comes back types on', async ({ page }) => {
  await openPage(page, '/toronto/get-quote')
  const form = getShortQuoteForm(page)
  await form.getByLabel('Your name').fill('Mary')
  await waitForDraft(page, 'Mary')
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/*.js', (route) => released.then(() => route.continue()))
  await page.goto('/toronto/get-quote', { waitUntil: 'commit' })
  const message = form.getByLabel('What do you need?')
  await message.click()
  await page.keyboard.type('Two bed')
  release()
  await waitForRestoredDraft(form)
  await page.keyboard.type('rooms')
  await expect(message).toHaveValue('Two bedrooms')
})

test('GET QUOTE leads to the form of the page, at its first empty field', async ({ page }) => {
  await openPage(page, '/toronto?gclid=abc')
  const form = getFullQuoteForm(page)
  await form.getByLabel('Your name').fill('Mary')
  await page.getByRole('link', { name: 'GET QUOTE' }).click()
  await expect(form.getByLabel('Phone number')).toBeFocused()
  await expect(form.getByLabel('Phone number')).toBeInViewport()
  await fillMove(form)
  await page.getByRole('link', { name: 'GET QUOTE' }).click()
  await expect(form.getByRole('button')).toBeFocused()
  expect(page.url()).toContain('/toronto?gclid=abc')
})

test('GET QUOTE keeps the query of an ad, and elsewhere opens its page', async ({ page }) => {
  await openPage(page, '/toronto/get-quote?gclid=abc')
  await page.getByRole('link', { name: 'GET QUOTE' }).click()
  await expect(getShortQuoteForm(page).getByLabel('Your name')).toBeFocused()
  expect(page.url()).toContain('/toronto/get-quote?gclid=abc')
  for (const elsewhere of ['/toronto/faq', '/toronto/how-it-works']) {
    await page.goto(elsewhere)
    await page.getByRole('link', { name: 'GET QUOTE' }).click()
    await expect(page).toHaveURL(/\/toronto\/get-quote$/)
  }
})

test('The booking form and the quote form keep their answers apart', async ({ page }) => {
  await stubEmptyMaps(page)
  const day = getOpenDay('toronto')
  await page.setViewportSize(WIDE_SCREEN)
  await openPage(page, '/toronto/book-now?item=shed')
  const form = getBookingForm(page)
  await expect(form.getByRole('checkbox', { name: 'Sheds' })).toBeChecked()
  await form.getByRole('checkbox', { name: 'Sheds' }).uncheck()
  await fillBooking(page, day, true)
  await followLink(page, 'Get a quote')
  await expect(getShortQuoteForm(page).getByLabel('Your name')).toHaveValue('')
  await page.goBack()
  await waitForRestoredDraft(form)
  await expect(form.getByRole('checkbox', { name: 'Pianos' })).toBeChecked()
  await expect(form.getByRole('checkbox', { name: 'Sheds' })).not.toBeChecked()
  await expect(getDay(page, day)).toBeChecked()
  await expect(getWindow(page, '11 am to 1 pm')).toBeChecked()
  await expect(form.getByRole('radio', { name: /^Half/ })).toBeChecked()
  await expect(form.getByRole('textbox', { name: 'Unit' })).toHaveValue('12B')
  await page.goto('/toronto/book-now?item=mattresses')
  await expect(form.getByRole('checkbox', { name: 'Mattresses' })).toBeChecked()
  await expect(form.getByRole('checkbox', { name: 'Pianos' })).toBeChecked()
  await submitValidForm(form)
})

test('A draft ends when it is sent, and only its own thank-you page shows what was stored', async ({
  page,
  database,
}) => {
  await openPage(page, '/toronto/get-quote')
  const form = getShortQuoteForm(page)
  await fillContact(form, { message: 'It’s two rooms' })
  await submitValidForm(form)
  const sent = page.getByRole('region', { name: 'Your request' })
  await expect(sent).toContainText('Mary Jane Smith')
  const [key = ''] = Object.keys(getLeads(database))
  await expect(sent).toContainText('It’s two rooms')
  await expect(sent).toContainText(String(getDetails(database)[key]?.reference))
  await expect(sent).not.toContainText('Not specified')
  await expect.poll(() => getTypedForms(page)).toEqual([])
  const otherKey = key.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A'))
  await page.goto(page.url().replace(key, otherKey))
  await expect(sent).toBeVisible()
  await expect(sent).not.toContainText('Mary Jane Smith')
  await openPage(page, '/toronto/get-quote')
  await expect(form.getByLabel('Your name')).toHaveValue('')
})

test('Nothing is kept of an untouched form', async ({ page }) => {
  await openPage(page, '/toronto')
  const form = getFullQuoteForm(page)
  await form.getByLabel('Your name').fill('Mary')
  await form.getByLabel('Your name').fill('')
  await page.reload()
  await expect.poll(() => getTypedForms(page)).toEqual([])
})

test('A visitor whose browser denies storage can still send', async ({ page, database }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await openPage(page, '/toronto')
  await fillMove(getFullQuoteForm(page))
  // Storage is missing, so the page's age must show that no bot filled the form.
  await page.waitForFunction(() => performance.now() > 2_500)
  await submitValidForm(getFullQuoteForm(page))
  expect(Object.keys(getLeads(database))).toHaveLength(1)
  expect(getJobs(database)).toEqual({})
})
