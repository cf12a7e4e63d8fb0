import type { Locator } from '@playwright/test'
import { formatShortDate } from '@/lib/dates/format-dates'
import { getBookableDays, getBookingForm, removeMapsKey } from '@/e2e/support/pages/booking-page'
import { expect, test } from '@/e2e/support/servers/fixtures'

/** On a site without a Maps key, where the address is typed by hand. */
for (const width of [390, 1440]) {
  test(`At ${width} px a visitor with only a keyboard books within a hundred keys`, async ({
    page,
    database,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await removeMapsKey(page)
    await page.goto('/toronto/book-now')
    await page.waitForLoadState('networkidle')
    const form = getBookingForm(page)
    let keys = 0
    const press = async (key: string, times = 1) => {
      for (let n = 0; n < times; n++) await page.keyboard.press(key)
      keys += times
    }
    const type = async (text: string) => {
      await page.keyboard.type(text)
      keys += text.length
    }
    /** Tabs on until this control has the focus. */
    const tabTo = async (target: Locator) => {
      for (let n = 0; n < 20; n++) {
        await press('Tab')
        if (await target.evaluate((element) => element === document.activeElement)) return
      }
      throw new Error(`${target.toString()} cannot be reached with the Tab key`)
    }
    const radio = (name: string | RegExp) => form.getByRole('radio', { name })

    // The way through the header is not the form's.
    await form.getByRole('checkbox', { name: 'Old furniture' }).focus()
    await press('Space')
    await tabTo(radio(/Not sure yet/))
    await press('ArrowUp')
    await tabTo(form.getByLabel(/Anything else/))
    await tabTo(radio(formatShortDate(getBookableDays('toronto')[0] ?? '')))
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
