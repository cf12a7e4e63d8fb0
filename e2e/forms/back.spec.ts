import type { Locator, Page } from '@playwright/test'
import {
  fillBooking,
  getBookingForm,
  getOpenDay,
  getWindow,
  stubEmptyMaps,
  WIDE_SCREEN,
} from '@/e2e/support/pages/booking-page'
import { getTypedForms, waitForRestoredDraft } from '@/e2e/support/pages/draft'
import { openPage, waitForHydration } from '@/e2e/support/pages/hydration'
import {
  fillContact,
  fillMove,
  getFullQuoteForm,
  getShortQuoteForm,
  getThankYouKey,
  MOVE_DATE,
  submitForm,
  submitValidForm,
} from '@/e2e/support/pages/quote-page'
import { chooseTime, pressMove } from '@/e2e/support/pages/request-page'
import { FORMS } from '@/e2e/support/pages/site-forms'
import type { DatabaseServer } from '@/e2e/support/servers/database-server'
import { expect, getDetails, getJobs, getLeads, test } from '@/e2e/support/servers/fixtures'

test.use({ viewport: WIDE_SCREEN })

test.beforeEach(({ page }) => stubEmptyMaps(page))

/** Everything the form would send, except what scripts add on submit. */
const readAnswers = (form: Locator) =>
  form.evaluate((element: HTMLFormElement) =>
    [...new FormData(element)].filter(([name]) => !/^(\$|idempotencyKey|elapsed)/.test(name)),
  )

const countRecords = (database: DatabaseServer) => Object.keys(getDetails(database)).length

/** Hydration first: the thank-you page must have kept the link to the pickup. */
async function goBack(page: Page, form: Locator): Promise<void> {
  await waitForHydration(page)
  await page.goBack()
  await waitForRestoredDraft(form)
}

for (const { name, path, form: getForm, fill } of FORMS) {
  test(
    `"Back" after the ${name} form was sent shows every answer, and the same again is thanked again`,
    { tag: name === 'booking' ? '@core' : [] },
    async ({ page, database }) => {
      await openPage(page, path)
      const form = getForm(page)
      await fill(page)
      if (name === 'full-quote') {
        await form.getByLabel('Move date').fill(MOVE_DATE)
        await form.getByLabel('I need help packing').check()
      }
      await form.getByLabel('Text me offers, too').check()
      const answers = await readAnswers(form)
      await submitValidForm(form)
      const key = getThankYouKey(page)

      for (const round of [1, 2]) {
        await goBack(page, form)
        await expect.poll(() => readAnswers(form), `round ${round}`).toEqual(answers)
        await submitValidForm(form)
        expect(getThankYouKey(page)).toBe(key)
      }
      expect(countRecords(database)).toBe(1)
    },
  )
}

test('After "back", other answers are sent once the visitor says so', async ({
  page,
  database,
}) => {
  await openPage(page, '/toronto/get-quote')
  const form = getShortQuoteForm(page)
  await fillContact(form)
  await submitValidForm(form)
  await goBack(page, form)
  const phone = form.getByLabel('Phone number')
  await expect(phone).toHaveValue('416-555-0142')
  await phone.fill('416-555-0143')
  await submitForm(form)
  const notice = form.locator('[data-summary]')
  await expect(notice).toBeFocused()
  await expect(notice).toContainText('they replace the first ones')
  await expect(notice.getByRole('link', { name: 'Call 416-555-0110' })).toBeVisible()
  expect(countRecords(database)).toBe(1)

  await notice.getByRole('button', { name: 'Send the new answers' }).click()
  await expect(page).toHaveURL(/\/thankyou/)
  const phones = Object.values(getLeads(database)).map((lead) => lead.phone)
  expect(phones.toSorted()).toEqual(['416-555-0142', '416-555-0143'])

  // A repeat of the second request is stored once, too.
  await goBack(page, form)
  await expect(phone).toHaveValue('416-555-0143')
  await submitValidForm(form)
  expect(countRecords(database)).toBe(2)
})

test('After "back", a visitor who booked is offered the page of that pickup before a second job', async ({
  page,
  database,
}) => {
  await openPage(page, '/toronto/book-now')
  const form = getBookingForm(page)
  await fillBooking(page, getOpenDay('toronto'), true)
  await submitValidForm(form)
  await goBack(page, form)
  await getWindow(page, '1 to 3 pm').check()
  await form.getByRole('button', { name: 'Book my pickup' }).click()
  const notice = form.locator('[data-summary]')
  await expect(notice.getByRole('button', { name: 'Send the new answers' })).toBeVisible()
  await notice.getByRole('link', { name: 'Change the pickup I booked' }).click()
  const pass = page.getByRole('region', { name: 'Pickup pass' })
  await expect(pass).toContainText('11 am to 1 pm')
  await chooseTime(page, getOpenDay('toronto'), '1 to 3 pm')
  await pressMove(page)
  await expect(page.getByRole('status')).toContainText('1 to 3 pm')
  expect(Object.values(getJobs(database)).map((job) => job.start_time)).toEqual(['13:00'])
})

test('The next person in the tab finds no name or street of the one before', async ({ page }) => {
  await openPage(page, '/toronto/book-now')
  await fillBooking(page, getOpenDay('toronto'), true)
  await openPage(page, '/toronto')
  await fillMove(getFullQuoteForm(page))
  await submitValidForm(getFullQuoteForm(page))
  expect(await getTypedForms(page)).toEqual([])
  for (const { path, form: getForm } of FORMS) {
    await openPage(page, path)
    expect(JSON.stringify(await readAnswers(getForm(page)))).not.toMatch(/mary|queen/i)
  }
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  // The browser restores these answers itself.
  for (const { name, path, form: getForm, fill } of FORMS.slice(2)) {
    test(`"Back" after the ${name} form shows what was typed, and the same again is thanked again`, async ({
      page,
      database,
    }) => {
      await page.goto(path)
      const form = getForm(page)
      await fill(page, {}, false)
      const answers = await readAnswers(form)
      await submitValidForm(form)
      await page.goBack()
      await expect.poll(() => readAnswers(form)).toEqual(answers)
      await submitValidForm(form)
      expect(countRecords(database)).toBe(1)
    })
  }
})
