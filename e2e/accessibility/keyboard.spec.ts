import { openPage } from '@/e2e/support/pages/hydration'
import type { Locator } from '@playwright/test'
import {
  getBookableDays,
  getBookingForm,
  removeMapsKey,
  stubEmptyMaps,
} from '@/e2e/support/pages/booking-page'
import { formatShortDate } from '@/lib/dates/format-dates'
import { expect, getLeads, test } from '@/e2e/support/servers/fixtures'
import { getPostalCodeField, getFullQuoteForm, MOVE_INPUT } from '@/e2e/support/pages/quote-page'

/** @returns the number of presses until this element has the focus */
async function tabTo(target: Locator): Promise<number> {
  for (let presses = 1; presses <= 60; presses++) {
    await target.page().keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return presses
  }
  throw new Error(`${target.toString()} cannot be reached with the Tab key`)
}

for (const width of [390, 1280]) {
  test(`At ${width} px a visitor with only a keyboard requests a quote`, async ({
    page,
    database,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await openPage(page, '/dfw')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#main$/)
    await page.keyboard.press('Tab')
    const isInMain = () => page.locator('main :focus').count()
    expect(await isInMain(), 'the next Tab stop is in the content').toBe(1)

    const form = getFullQuoteForm(page)
    for (const [field, text] of [
      [form.getByLabel('Your name'), MOVE_INPUT.name],
      [form.getByLabel('Phone number'), MOVE_INPUT.phone],
      [form.getByLabel('Email'), MOVE_INPUT.email],
      [getPostalCodeField(form, 'Moving from'), MOVE_INPUT.from],
    ] as const) {
      await tabTo(field)
      await page.keyboard.type(text)
    }
    await tabTo(form.getByRole('radio', { name: 'United States' }).nth(1))
    await page.keyboard.press('ArrowDown')
    await tabTo(getPostalCodeField(form, 'Moving to'))
    await page.keyboard.type('m5v 2t6')
    await tabTo(form.getByLabel('I need help packing'))
    await page.keyboard.press('Space')
    await tabTo(form.getByLabel('What are we moving?'))
    await page.keyboard.type(MOVE_INPUT.message)
    await tabTo(form.getByRole('button'))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/thankyou/)
    const [lead] = Object.values(getLeads(database))
    expect(lead).toMatchObject({ phone: '416-555-0142', zip: '75201', zipTo: 'm5v2t6' })
  })
}

test('A visitor’s browser can fill in every field about them', async ({ page }) => {
  await stubEmptyMaps(page)
  const asked: Record<string, string> = {
    ...{ name: 'name', phone: 'tel', email: 'email', zip: 'postal-code', street: 'address-line1' },
    ...{ unit: 'address-line2', city: 'address-level2', state: 'address-level1' },
    // After "back" a browser restores a field only if its token is not `off`.
    zipTo: 'section-to postal-code',
  }
  for (const path of ['/dfw', '/dfw/get-quote', '/toronto/book-now']) {
    await page.goto(path)
    for (const [name, token] of Object.entries(asked)) {
      for (const field of await page.locator(`form [name="${name}"]`).all())
        await expect(field).toHaveAttribute('autocomplete', token)
    }
  }
})

/** A visitor types the whole address if the site has no Maps key. */
for (const width of [390, 1440]) {
  test(`A visitor books with fewer than 100 keys at ${width} px`, async ({ page, database }) => {
    await page.setViewportSize({ width, height: 800 })
    await removeMapsKey(page)
    await openPage(page, '/toronto/book-now')
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
    const tabAndCount = async (target: Locator) => void (keys += await tabTo(target))
    const goOn = async () => {
      const step = await form.getAttribute('data-step')
      if (width === 1440 || !step) return
      await tabAndCount(form.getByRole('button', { name: 'Next' }))
      await press('Enter')
      await expect(form).not.toHaveAttribute('data-step', step)
    }
    const radio = (name: string | RegExp) => form.getByRole('radio', { name })
    const firstDay = radio(formatShortDate(getBookableDays('toronto')[0] ?? ''))
    await expect(form.locator('[name=selectedDate]:enabled').nth(5)).toBeAttached()

    // Keys for the page's header do not count.
    await form.getByRole('checkbox', { name: 'Old furniture' }).focus()
    await press('Space')
    await tabAndCount(radio(/Not sure yet/))
    await press('ArrowUp')
    await tabAndCount(form.getByLabel(/Anything else/))
    await goOn()
    await tabAndCount(firstDay)
    await press('ArrowDown')
    await tabAndCount(radio(/9 to 11 am/))
    await press('Space')
    await tabAndCount(radio('Yes'))
    await press('Space')
    await goOn()
    await tabAndCount(radio('House'))
    await press('Space')
    await tabAndCount(form.getByLabel('Street'))
    await type('100 Queen St W')
    await tabAndCount(form.getByLabel('City', { exact: true }))
    await type('Toronto')
    await goOn()
    await tabAndCount(form.getByLabel('Your name'))
    await type('Mary Smith')
    await tabAndCount(form.getByLabel('Phone number'))
    await type('4165550142')
    await press('Enter')

    await expect(page).toHaveURL(/\/thankyou/)
    expect(Object.keys(database.read('/jobs') ?? {})).toHaveLength(1)
    expect(keys).toBeLessThan(100)
  })
}
