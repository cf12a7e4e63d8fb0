import type { Locator, Page } from '@playwright/test'
import {
  fillBooking,
  getBookingForm,
  getOpenDay,
  stubEmptyMaps,
  WIDE_SCREEN,
} from '@/e2e/support/pages/booking-page'
import { waitForDraft } from '@/e2e/support/pages/draft'
import { waitForHydration } from '@/e2e/support/pages/hydration'
import { fillFields } from '@/e2e/support/pages/invalid-form-cases'
import { makeValidPickup } from '@/e2e/support/pages/post-form'
import { submitForm, submitValidForm } from '@/e2e/support/pages/quote-page'
import { describeVisitors, expect, getDetails, getJobs, test } from '@/e2e/support/servers/fixtures'

const NOTE = 'We set the state or province to match that code.'
const OTHER_STATE = 'That code is in another state or province'

test.use({ viewport: WIDE_SCREEN })

/** The last button: an earlier one may belong to a question. */
const send = (form: Locator) => form.locator('[type=submit]').last().click()

/** We report to Google only with this cookie. */
const findConversion = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name.endsWith('sent'))

const FAR_ADDRESSES = [
  { city: 'Montreal', zip: 'H2X 1Y4', state: 'QC', country: 'Canada', nearest: 'Ottawa' },
  { city: 'Niagara Falls', zip: '14301', state: 'NY', country: 'United States', nearest: '' },
] as const

describeVisitors('code', ({ javaScriptEnabled, visitor }) => {
  async function openCity(page: Page, path: string) {
    await stubEmptyMaps(page)
    await page.goto(path)
    if (javaScriptEnabled) await waitForHydration(page)
    return page.locator('main form')
  }

  // Both read the address by the same code, so one of them is enough without scripts.
  for (const { city, zip, state, country, nearest } of javaScriptEnabled
    ? FAR_ADDRESSES
    : FAR_ADDRESSES.slice(0, 1))
    test(`${visitor} leaves the state as it was: the code ${zip} decides, and is asked about`, async ({
      page,
      database,
    }) => {
      const form = await openCity(page, '/toronto/book-now')
      const select = form.locator('[name=state]')
      const chosen = await select.inputValue()
      await fillBooking(page, getOpenDay('toronto'), javaScriptEnabled, {
        city,
        zip,
      })
      if (javaScriptEnabled) await expect(select).toHaveValue(state)
      await submitForm(form)
      const notice = form.locator('[data-summary]')
      await expect(notice).toBeFocused()
      await expect(notice).toContainText('outside our')
      await expect(notice.getByRole('link', { name: /416-555-0110/ })).toBeVisible()
      await expect(notice.getByRole('link', { name: /^Book in/ })).toHaveCount(nearest ? 1 : 0)
      await expect(notice).toContainText(nearest || 'We don’t have a crew near this address')
      await expect(select).toHaveValue(state)
      await expect(form.getByText(NOTE)).toHaveCount(state === chosen ? 0 : 1)
      expect(getJobs(database)).toEqual({})
      await notice.getByRole('button', { name: 'Send it anyway' }).click()
      await expect(page).toHaveURL(/\/thankyou/)
      expect(Object.values(getJobs(database))[0]?.cus_address).toMatchObject({
        state,
        zip,
        country,
      })
      expect(Object.values(getDetails(database))[0]).toMatchObject({ outside_area: true })
      expect(Boolean(await findConversion(page))).toBe(state !== 'QC')
      // The crew must look at it first, so we do not promise the truck.
      await expect(page.getByText('It isn’t booked yet')).toBeVisible()
      await expect(page.getByRole('region', { name: 'Pickup pass' })).toHaveCount(0)
      await expect(page.getByRole('link', { name: 'Add to my calendar' })).toHaveCount(0)
      await expect(page.getByText('the truck arrives during your window')).toHaveCount(0)
      await expect(page.getByRole('region', { name: 'Your request' })).toContainText('11 am to 1')
    })

  test(`${visitor} of Gatineau finds no province chosen, and need not choose one`, async ({
    page,
    database,
  }) => {
    const form = await openCity(page, '/fr/ottawa/book-now')
    const select = form.locator('[name=state]')
    await expect(select).toHaveValue('')
    await fillFields(form, { ...makeValidPickup(), city: 'Gatineau', state: '', zip: '' })
    await form.locator('[name=zip]').fill('j8x 2g3')
    if (javaScriptEnabled) {
      await expect(select).toHaveValue('QC')
      await expect(form.getByText('d’après ce code')).toBeVisible()
    }
    await send(form)
    await expect(page).toHaveURL(/\/thankyou/)
    const [job] = Object.values(getJobs(database))
    expect(job?.cus_address).toMatchObject({ state: 'QC', zip: 'J8X 2G3' })
    expect(Object.values(getDetails(database))[0]).not.toHaveProperty('outside_area')
    expect(await findConversion(page)).toBeUndefined()
  })

  test(`${visitor} who chooses another state than that of the code is asked`, async ({
    page,
    database,
  }) => {
    const form = await openCity(page, '/toronto/book-now')
    const select = form.locator('[name=state]')
    await fillBooking(page, getOpenDay('toronto'), javaScriptEnabled, { zip: 'H2X 1Y4' })
    if (!javaScriptEnabled) await submitForm(form)
    await expect(select).toHaveValue('QC')
    await select.selectOption('ON')
    await send(form)
    await expect(form.locator('[data-summary]')).toContainText(OTHER_STATE)
    await expect(select).toHaveValue('ON')
    expect(getJobs(database)).toEqual({})
    await form.locator('[name=zip]').fill('M5H 2N2')
    await submitValidForm(form)
    expect(Object.values(getJobs(database))[0]?.cus_address).toMatchObject({ state: 'ON' })
    expect(Object.values(getDetails(database))[0]).not.toHaveProperty('outside_area')
  })
})

test('A province that a code has set goes with the code, also after a reload', async ({ page }) => {
  await stubEmptyMaps(page)
  await page.goto('/fr/ottawa/book-now')
  await waitForHydration(page)
  const [select, zip] = [page.locator('[name=state]'), page.locator('[name=zip]')]
  const note = page.getByText('d’après ce code')
  await zip.fill('J8X 2G3')
  await expect(select).toHaveValue('QC')
  await expect(note).toBeVisible()
  await zip.fill('')
  await expect(select).toHaveValue('')
  await expect(note).toHaveCount(0)

  await zip.fill('J8X 2G3')
  await waitForDraft(page, 'J8X 2G3')
  await page.reload()
  await waitForHydration(page)
  await expect(zip).toHaveValue('J8X 2G3')
  await expect(select).toHaveValue('QC')
  await zip.fill('K1P 1J1')
  await expect(select).toHaveValue('ON')
  await select.selectOption('QC')
  await expect(note).toHaveCount(0)
})

test('A code that was typed before the scripts came is read once they are there', async ({
  page,
}) => {
  await stubEmptyMaps(page)
  await page.goto('/toronto/book-now', { waitUntil: 'commit' })
  await getBookingForm(page).locator('[name=zip]').fill('H2X 1Y4')
  await expect(getBookingForm(page).locator('[name=state]')).toHaveValue('QC')
})
