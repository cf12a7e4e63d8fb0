import { waitForHydration } from '@/e2e/support/pages/hydration'
import type { Locator } from '@playwright/test'
import { formatShortDate } from '@/lib/dates/format-dates'
import { getBookableDays, getBookingForm, removeMapsKey } from '@/e2e/support/pages/booking-page'
import { tabTo as pressTabTo } from '@/e2e/support/pages/tab-to'
import { expect, test } from '@/e2e/support/servers/fixtures'

/** Without a Maps key, so that the address is typed by hand. */
for (const width of [390, 1440]) {
  test(`A visitor with only a keyboard books with fewer than 100 keys at ${width} px`, async ({
    page,
    database,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await removeMapsKey(page)
    await page.goto('/toronto/book-now')
    await waitForHydration(page)
    const form = getBookingForm(page)
    let keys = 0
    const press = async (key: string) => {
      await page.keyboard.press(key)
      keys++
    }
    const type = async (text: string) => {
      await page.keyboard.type(text)
      keys += text.length
    }
    const tabTo = async (target: Locator) => void (keys += await pressTabTo(target))
    const radio = (name: string | RegExp) => form.getByRole('radio', { name })
    const firstDay = radio(formatShortDate(getBookableDays('toronto')[0] ?? ''))
    await expect(firstDay).toBeVisible()

    // Keys for the page's header do not count.
    await form.getByRole('checkbox', { name: 'Old furniture' }).focus()
    await press('Space')
    await tabTo(radio(/Not sure yet/))
    await press('ArrowUp')
    await tabTo(form.getByLabel(/Anything else/))
    await tabTo(firstDay)
    await press('ArrowDown')
    await tabTo(radio(/9 to 11 am/))
    await press('Space')
    await tabTo(radio('Yes'))
    await press('Space')
    await tabTo(radio('House'))
    await press('Space')
    await tabTo(form.getByLabel('Street'))
    await type('100 Queen St W')
    await tabTo(form.getByLabel('City', { exact: true }))
    await type('Toronto')
    await tabTo(form.getByLabel('Your name'))
    await type('Mary Smith')
    await tabTo(form.getByLabel('Phone number'))
    await type('4165550142')
    await press('Enter')

    await expect(page).toHaveURL(/\/thankyou/)
    expect(Object.keys(database.read('/jobs') ?? {})).toHaveLength(1)
    expect(keys).toBeLessThan(100)
  })
}
