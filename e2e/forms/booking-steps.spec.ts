import type { Page } from '@playwright/test'
import { expectNoLayoutIssues } from '@/e2e/support/checks/layout-issues'
import { getLayoutShifts, trackLayoutShifts } from '@/e2e/support/checks/layout-shifts'
import {
  fillBooking,
  getBookingForm,
  getDay,
  getOpenDay,
  getWindow,
  keepPageCalendar,
  openBooking,
  pressNext,
  stubEmptyMaps,
  WIDE_SCREEN,
} from '@/e2e/support/pages/booking-page'
import { waitForHydration, openWithoutScripts } from '@/e2e/support/pages/hydration'
import { submitForm, submitValidForm } from '@/e2e/support/pages/quote-page'
import { describeVisitors, expect, getJobs, test } from '@/e2e/support/servers/fixtures'
import {
  bookElsewhere,
  setCalendar,
  test as isolatedTest,
} from '@/e2e/support/servers/isolated-site'

test.use({ viewport: { width: 360, height: 740 } })
isolatedTest.use({ viewport: { width: 360, height: 740 } })

const TITLES = ['What goes on the truck?', 'When?', 'Where?', 'Who’s booking?']
const getTitles = (page: Page) => getBookingForm(page).locator('section h2:visible')
const getNext = (page: Page) => getBookingForm(page).getByRole('button', { name: 'Next' })

async function expectStep(page: Page, step: number): Promise<void> {
  await expect(getTitles(page)).toHaveCount(1)
  await expect(getTitles(page)).toHaveAccessibleName(`Step ${step} of 4 ${TITLES[step - 1]}`)
}

async function openSteps(page: Page) {
  const form = await openBooking(page)
  await waitForHydration(page)
  return form
}

describeVisitors('steps', ({ javaScriptEnabled, visitor }) => {
  test(`${visitor} books on a phone`, async ({ page, database }) => {
    const form = await openBooking(page)
    if (javaScriptEnabled) await waitForHydration(page)
    await expect(getTitles(page)).toHaveCount(javaScriptEnabled ? 1 : 4)
    await expect(getNext(page)).toBeVisible({ visible: javaScriptEnabled })
    await fillBooking(page, getOpenDay('toronto'), javaScriptEnabled)
    await submitValidForm(form)
    expect(Object.keys(getJobs(database))).toHaveLength(1)
  })
})

test('A step is at most two and a half screens, and its title gets the focus', async ({ page }) => {
  const form = await openSteps(page)
  const expectShort = async () => expect((await form.boundingBox())?.height).toBeLessThan(2.5 * 740)
  await expectStep(page, 1)
  await expectShort()
  await form.getByRole('checkbox', { name: 'Pianos' }).check()
  await pressNext(form)
  await expectStep(page, 2)
  await expect(getTitles(page)).toBeFocused()
  await expect(getTitles(page)).toBeInViewport({ ratio: 1 })
  await expectShort()
  await form.getByRole('button', { name: 'Back' }).click()
  await expectStep(page, 1)
  await expect(form.getByRole('checkbox', { name: 'Pianos' })).toBeChecked()
  await expect(form.getByRole('button', { name: 'Back' })).toBeHidden()
})

test('A visitor who skips a required answer stays at its step until it is there', async ({
  page,
}) => {
  const form = await openSteps(page)
  await getNext(page).click()
  const message = form.getByLabel('Anything else?')
  await expect(message).toBeFocused()
  await expect(message).toHaveAccessibleDescription(/Error: This field is required/)
  await expect(form.locator('[data-summary] a')).toHaveCount(1)
  await expectStep(page, 1)
  await message.fill('A couch')
  await expect(form.locator('[data-summary]')).toHaveCount(0)
  await pressNext(form)

  await getDay(page, getOpenDay('toronto')).check()
  await getNext(page).click()
  await expect(getWindow(page, '9 to 11 am')).toBeFocused()
  await expectStep(page, 2)
  await getWindow(page, '9 to 11 am').check()
  await form.getByRole('radio', { name: 'No', exact: true }).check()
  await pressNext(form)

  await form.getByRole('radio', { name: 'House' }).check()
  await form.getByLabel('Street').fill('100 Queen St W')
  await form.getByLabel('Street').press('Enter')
  await expect(form.getByLabel('City', { exact: true })).toBeFocused()
  await form.getByLabel('City', { exact: true }).fill('Toronto')
  await form.getByLabel('City', { exact: true }).press('Enter')
  await expectStep(page, 4)

  await submitForm(form)
  const summary = form.locator('[data-summary]')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText([/^Your name/, /^Phone number/])
})

isolatedTest(
  'An error of the server opens its step, and its link leads there from another',
  async ({ page, isolated }) => {
    await setCalendar(isolated, { jobs_per_window: 1 })
    const date = getOpenDay('toronto')
    await keepPageCalendar(page)
    const form = await openSteps(page)
    await fillBooking(page, date, true)
    await bookElsewhere(isolated, date)
    await submitForm(form)
    const summary = form.locator('[data-summary]')
    await expect(summary).toBeFocused()
    await expectStep(page, 2)
    await form.getByRole('button', { name: 'Back' }).click()
    await summary.getByRole('link', { name: /window is full/ }).click()
    await expectStep(page, 2)
    await expect(getWindow(page, '9 to 11 am')).toBeFocused()
    await getWindow(page, '1 to 3 pm').check()
    await pressNext(form)
    await pressNext(form)
    await submitValidForm(form)
  },
)

for (const path of ['/toronto', '/fr/ottawa', '/es/fort-lauderdale'])
  test(`The steps of ${path} are readable small and in large text`, async ({ page }) => {
    await stubEmptyMaps(page)
    await page.goto(`${path}/book-now`)
    await waitForHydration(page)
    const form = page.locator('main form')
    for (const step of [1, 2, 4]) {
      await form.evaluate((element, shown) => (element.dataset.step = String(shown)), step)
      await expectNoLayoutIssues(page)
    }
  })

for (const [width, height] of [
  [360, 740],
  [820, 1180],
  [1280, 800],
] as const)
  test(`At ${width} px nothing moves when the scripts come`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await stubEmptyMaps(page)
    await trackLayoutShifts(page)
    const release = await openWithoutScripts(page, '/toronto/book-now')
    await page.evaluate(() => document.fonts.ready)
    release()
    await waitForHydration(page)
    await expect(page.locator('[name=selectedDate]:enabled').nth(5)).toBeAttached()
    expect(await getLayoutShifts(page)).toEqual([])
  })

describeVisitors('summary', ({ javaScriptEnabled, visitor }) => {
  test(`${visitor} on a wide screen has coupon and phone beside the form, and what scripts can follow`, async ({
    page,
  }) => {
    await page.setViewportSize(WIDE_SCREEN)
    const form = await openBooking(page)
    await fillBooking(page, getOpenDay('toronto'), javaScriptEnabled)
    const summary = form.locator('div:has(> h2)')
    await expect(summary).toBeInViewport()
    await expect(summary.getByRole('link', { name: '416-555-0110' })).toBeVisible()
    await expect(summary).toContainText(/a half load or more earns \$20 off/)
    const details = summary.getByRole('definition')
    if (javaScriptEnabled)
      await expect(details).toHaveText(['Pianos', 'Half', /^\w{3}, \w{3} \d/, '11 am to 1 pm'])
    else await expect(details.first()).toBeHidden()
  })
})
