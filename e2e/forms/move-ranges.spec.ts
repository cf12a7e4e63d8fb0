import {
  fillContact,
  fillMove,
  getFullQuoteForm,
  getPostalCodeField,
  getShortQuoteForm,
  getThankYouKey,
  submitValidForm,
} from '@/e2e/support/pages/quote-page'
import { openDesk } from '@/e2e/support/servers/desk'
import { describeVisitors, expect, getDetails } from '@/e2e/support/servers/fixtures'
import { setCalendar, test } from '@/e2e/support/servers/isolated-site'

const rates = 'two:149,three:209,minimum:3,travel:79,currency:CAD'
const RANGE =
  'Most 2-bedroom moves within Toronto take 5 to 7 hours with a crew of two: $824 to $1,122.'
const CONDITION =
  ' for a move within Toronto. Moving farther changes the price. Your price is the written estimate.'

describeVisitors('move ranges', ({ javaScriptEnabled, visitor }) => {
  test(`${visitor} of the short form reads a range, and it stays after the rates have changed`, async ({
    page,
    isolated,
  }) => {
    await setCalendar(isolated, { rates })
    await page.goto('/toronto/get-quote')
    const form = getShortQuoteForm(page)
    await fillContact(form)
    await form.getByLabel('2 bedrooms').check()
    await expect(form.getByText(RANGE)).toHaveCount(Number(javaScriptEnabled))
    await setCalendar(isolated, { rates: rates.replace('149', '159') })
    await submitValidForm(form)
    await expect(page.getByRole('main')).toContainText(`Ballpark$824 to $1,122${CONDITION}`)
    const details = getDetails(isolated.store)[getThankYouKey(page)]
    expect(details).toMatchObject({ price_shown: '824-1122 CAD' })
    await setCalendar(isolated, { rates: null })
    await page.goto('/toronto/get-quote')
    await expect(form.locator('[name=prices]')).toHaveCount(0)
  })
})

test('The full form names a price for a move that the crew serves, and what decides it for another', async ({
  page,
  isolated,
}) => {
  await setCalendar(isolated, { rates })
  await page.goto('/toronto')
  const form = getFullQuoteForm(page)
  await form.getByLabel('2 bedrooms').check()
  const decides = form.getByText(/The distance, the size of the home and the stairs decide/)
  await expect(decides).toBeVisible()
  await fillMove(form, { from: 'M5V 2T6', to: 'M4C 1A1' })
  await expect(form.getByText(RANGE)).toBeVisible()
  await expect(decides).toHaveCount(0)
  await expect(form.getByText('Packing help adds')).toHaveCount(0)
  await form.getByLabel('I need help packing').check()
  await expect(form.getByText('Packing help adds 3 to 5 hours: $447 to $745.')).toBeVisible()
  await getPostalCodeField(form, 'Moving to').fill('K7L 1A1')
  await expect(decides).toBeVisible()
  await expect(form.getByText(RANGE)).toHaveCount(0)
  await getPostalCodeField(form, 'Moving to').fill('M4C 1A1')
  await expect(form.getByText(RANGE)).toBeVisible()
  await page.reload()
  await expect(form.getByText(RANGE)).toBeVisible()
  await submitValidForm(form)
  await expect(page.getByRole('main')).toContainText(
    'Ballpark$824 to $1,122, plus $447 to $745 for packing help. Your price is the written estimate.',
  )
})

test('A dispatcher reads a range for a move near the city that the caller moves in', async ({
  page,
  isolated,
}) => {
  isolated.store.put('/locations/hamilton-niagara/rates', rates)
  await setCalendar(isolated, {})
  await openDesk(page, isolated.site.url, 'hamilton-niagara')
  await page.getByRole('link', { name: 'New quote' }).click()
  const form = page.getByRole('form', { name: 'New quote' })
  await form.getByLabel('2 bedrooms').check()
  await getPostalCodeField(form, 'Moving from').fill('L2A 1A1')
  await getPostalCodeField(form, 'Moving to').fill('L2E 1A1')
  await form.getByLabel('City', { exact: true }).selectOption('Niagara')
  await expect(form.getByText(RANGE.replace('Toronto', 'Hamilton-Niagara'))).toBeVisible()
  const answered = page.waitForResponse(/service-area\?city=hamilton&/)
  await form.getByLabel('City', { exact: true }).selectOption('Hamilton')
  expect(await (await answered).json()).toEqual({ isNear: false })
  await expect(form.getByText(/The distance, the size of the home/)).toBeVisible()
})
