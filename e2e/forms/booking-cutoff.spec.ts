import { keepPageCalendar, openBooking, WIDE_SCREEN } from '@/e2e/support/pages/booking-page'
import { expect, test } from '@/e2e/support/servers/fixtures'

test.use({ viewport: WIDE_SCREEN })

/** The browser's time zone differs from Toronto's; the day is a Friday there. */
test.use({ timezoneId: 'America/Los_Angeles' })
const torontoTime = (time: string) => new Date(`2026-11-20T${time}:00-05:00`)

// We block the server's time, so the page uses the device's clock.
test.beforeEach(({ page }) => keepPageCalendar(page))

test('After the last window today is disabled, and the error links to tomorrow', async ({
  page,
}) => {
  await page.clock.setFixedTime(torontoTime('16:30'))
  const form = await openBooking(page)
  const days = form.getByRole('group', { name: 'Pickup day' })
  const today = days.getByRole('radio', { name: 'Today, Fri, Nov 20 Too late' })
  await expect(today).toBeDisabled()
  await form.getByRole('button', { name: 'Book my pickup' }).click()
  await form.getByRole('link', { name: /^Pickup day/ }).click()
  await expect(days.getByRole('radio', { name: 'Sat, Nov 21' })).toBeFocused()
})

test('The coupon is valid until the end of the chosen or first day’s month', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-30T16:30:00-05:00'))
  const form = await openBooking(page)
  await form.getByRole('radio', { name: /^Full/ }).check()
  const coupon = form.getByText(/^A full load or more.*Valid/i)
  await expect(coupon).toContainText('Valid until Dec 31.')
  await page.clock.setFixedTime(new Date('2026-11-30T08:30:00-05:00'))
  await page.reload()
  await expect(coupon).toContainText('Valid until Nov 30.')
  await form.getByRole('radio', { name: 'Tue, Dec 1' }).check()
  await expect(coupon).toContainText('Valid until Dec 31.')
  const html = await (await page.request.get('/toronto/book-now')).text()
  expect(html).toContain('the month we come')
  expect(html).not.toContain('Valid until')
})

for (const [time, slot, message] of [
  ['10:58', '11 am to 1 pm', 'That window has already started. Choose a later one'],
  ['14:58', '3 to 5 pm', 'No windows are left today'],
] as const) {
  test(`At ${time} a page left open keeps its window and says what to do`, async ({ page }) => {
    await page.clock.install({ time: torontoTime(time) })
    const form = await openBooking(page)
    await form.getByRole('radio', { name: /^Today/ }).check()
    await expect(form.getByRole('radio', { name: '9 to 11 am Already begun' })).toBeDisabled()
    await form.getByRole('radio', { name: slot }).check()
    await page.clock.fastForward('03:00')
    await expect(form.getByRole('radio', { name: /^Today/ })).toBeChecked()
    await expect(form.getByRole('radio', { name: slot })).toBeChecked()
    await form.getByRole('button', { name: 'Book my pickup' }).click()
    await expect(form.getByRole('alert')).toContainText(message)
    await form.getByRole('radio', { name: 'Sat, Nov 21' }).check()
    await expect(form.getByRole('alert')).not.toContainText(message)
  })
}

test('After midnight the page offers the new day’s dates', async ({ page }) => {
  await page.clock.install({ time: torontoTime('23:58') })
  const days = (await openBooking(page))
    .getByRole('group', { name: 'Pickup day' })
    .getByRole('radio')
  await expect(days.first()).toHaveAccessibleName(/^Today, Fri, Nov\s20/)
  await page.clock.fastForward('05:00')
  await expect(days.first()).toHaveAccessibleName('Today, Sat, Nov 21')
  await expect(days).toHaveCount(8)
})
