import type { Locator, Page } from '@playwright/test'
import {
  fillBooking,
  getBookingForm,
  getDay,
  getOpenDay,
  getWindow,
  stubEmptyMaps,
  WIDE_SCREEN,
} from '@/e2e/support/pages/booking-page'
import { openPage, waitForHydration, openWithoutScripts } from '@/e2e/support/pages/hydration'
import {
  getShortQuoteForm,
  fillContact,
  submitForm,
  submitValidForm,
} from '@/e2e/support/pages/quote-page'
import { expect, test } from '@/e2e/support/servers/fixtures'

test.use({ viewport: WIDE_SCREEN })

test.use({ expectedErrors: [/Minified React error|removeChild|insertBefore|broken on purpose/] })
test.beforeEach(({ page }) => stubEmptyMaps(page))

/** Adds nodes like a password manager, so that React renders the whole page again. */
const addIcons = (page: Page) =>
  page.evaluate(() => {
    for (const input of document.querySelectorAll('input[type=text], input[type=tel]')) {
      const icon = document.createElement('div')
      icon.setAttribute('data-lastpass-icon-root', '')
      input.after(icon)
    }
  })

/** Makes hydration fail (React error 418): React then renders the page without the foreign nodes. */
async function renderAnew(page: Page, release: () => void): Promise<void> {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await addIcons(page)
  release()
  await expect.poll(() => errors.join()).toContain('418')
  await waitForHydration(page)
}

test('A short quote typed before an extension changes the page stays, with its focus', async ({
  page,
}) => {
  const release = await openWithoutScripts(page, '/toronto/get-quote')
  const form = getShortQuoteForm(page)
  await fillContact(form, { name: 'Mary Smith', message: 'Two rooms' })
  await form.getByLabel('Email').focus()
  await renderAnew(page, release)
  await expect(form.getByLabel('Your name')).toHaveValue('Mary Smith')
  await expect(form.getByLabel('What do you need?')).toHaveValue('Two rooms')
  await expect(form.getByLabel('Email')).toBeFocused()
  await submitValidForm(form)
})

async function expectBooking(page: Page, form: Locator, day: string): Promise<void> {
  await expect(form.getByRole('checkbox', { name: 'Pianos' })).toBeChecked()
  await expect(form.getByRole('radio', { name: /^Half/ })).toBeChecked()
  await expect(getDay(page, day)).toBeChecked()
  await expect(getWindow(page, '11 am to 1 pm')).toBeChecked()
  await expect(form.getByRole('radio', { name: 'Apartment' })).toBeChecked()
  await expect(form.getByRole('textbox', { name: 'Unit' })).toHaveValue('12B')
  await submitValidForm(form)
}

test('A booking typed before an extension changes the page stays', async ({ page }) => {
  const day = getOpenDay('toronto')
  const release = await openWithoutScripts(page, '/toronto/book-now')
  await fillBooking(page, day, false)
  await renderAnew(page, release)
  await expectBooking(page, getBookingForm(page), day)
})

test('A form whose elements a foreign script has moved is rendered again with its answers', async ({
  page,
}) => {
  const day = getOpenDay('toronto')
  await openPage(page, '/toronto/book-now')
  const form = getBookingForm(page)
  await submitForm(form)
  await expect(form.getByRole('alert')).toBeVisible()
  await fillBooking(page, day, true, { name: '' })
  await page
    .locator('.field-error')
    .last()
    .evaluate((error) => document.body.append(error))
  await form.getByLabel('Your name').fill('Mary Smith')
  await form.getByLabel('Phone number').focus()
  await expectBooking(page, form, day)
})

test('A page that fails twice shows its number, and the answers when it is loaded again', async ({
  page,
}) => {
  await openPage(page, '/toronto/get-quote')
  const form = getShortQuoteForm(page)
  await fillContact(form, { name: 'Mary Smith', message: 'Two rooms' })
  await page.evaluate(() => {
    const { stringify } = JSON
    JSON.stringify = () => {
      throw new Error('broken on purpose')
    }
    addEventListener('mend', () => (JSON.stringify = stringify))
  })
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await form.getByLabel('Your name').fill('')
  await submitForm(form)
  await expect.poll(() => errors.join()).toContain('broken on purpose')
  await expect(form.getByLabel('What do you need?')).toHaveValue('Two rooms')
  await waitForHydration(page)
  await submitForm(form)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Something went wrong/)
  await expect(page.getByRole('link', { name: 'Call 416-555-0110' }).first()).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('mend')))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(form.getByLabel('What do you need?')).toHaveValue('Two rooms')
})

test('A measurement that fails leaves the page as it is', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['cookie', 'referrer'])
      Object.defineProperty(document, name, {
        get() {
          throw new Error('broken on purpose')
        },
      })
    Object.defineProperty(window, 'scrollY', {
      get() {
        throw new Error('broken on purpose')
      },
    })
  })
  await openPage(page, '/toronto/get-quote')
  const form = getShortQuoteForm(page)
  await fillContact(form)
  await submitValidForm(form)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Thank you/)
})
