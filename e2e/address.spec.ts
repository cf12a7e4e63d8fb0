import {
  addressOf,
  BREMNER,
  combobox,
  expectAddress,
  options,
  RAINBOW,
  search,
  street,
  suggestions,
  unit,
} from './support/address-page'
import { expect, test } from './support/fixtures'
import { mapsQuestions, serveMaps } from './support/maps-stand-in'

const FOUND = '3 addresses found'

for (const shape of ['new', 'legacy'] as const) {
  test.describe(`With Google's ${shape} service`, () => {
    test('A visitor picks an address with the keyboard alone', async ({ page }) => {
      await serveMaps(page, shape)
      await search(page)
      await expect(addressOf(page).getByText(FOUND)).toBeAttached()
      await expect(combobox(page)).toHaveAttribute('aria-expanded', 'true')
      await page.keyboard.press('ArrowDown')
      await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
      await page.keyboard.press('Enter')

      await expectAddress(addressOf(page), BREMNER)
      await expect(suggestions(page)).toBeHidden()
      await expect(combobox(page)).toHaveAttribute('aria-expanded', 'false')
      await expect(combobox(page)).toBeFocused()
      await expect(
        page.getByText('Address filled in: 290 Bremner Boulevard, Toronto, ON M5V 3L9'),
      ).toBeAttached()
      await expect(page).toHaveURL(/\/toronto\/book-now$/)
      await page.keyboard.press('Tab')
      await expect(unit(page)).toBeFocused()
    })

    test('A visitor picks an address across the border with a click', async ({ page }) => {
      await serveMaps(page, shape)
      await search(page)
      await unit(page).fill('12')
      await street(page).fill('290 r')
      await options(page).filter({ hasText: 'Niagara Falls' }).click()
      await expectAddress(addressOf(page), { ...RAINBOW, unit: '12' })
      await expect(street(page)).toBeFocused()

      await addressOf(page).getByLabel('City').fill('Lewiston')
      await addressOf(page).getByLabel('ZIP or postal code').fill('14092')
      await expectAddress(addressOf(page), {
        ...RAINBOW,
        unit: '12',
        city: 'Lewiston',
        zip: '14092',
      })
    })
  })
}

test.describe('On a touch screen', () => {
  test.use({ hasTouch: true })

  test('A visitor taps an address', async ({ page }) => {
    await serveMaps(page, 'new')
    await search(page)
    await options(page).first().tap()
    await expectAddress(addressOf(page), BREMNER)
  })
})

test('The script is asked for when the street is first focused, and once', async ({ page }) => {
  const asked = await serveMaps(page, 'new')
  await page.goto('/toronto/book-now')
  await page.waitForLoadState('networkidle')
  await addressOf(page).getByLabel('City').fill('Toronto')
  expect(asked).toEqual([])
  await expect(combobox(page)).toHaveCount(0)

  await street(page).focus()
  await expect(combobox(page)).toBeFocused()
  await addressOf(page).getByLabel('City').focus()
  await street(page).focus()
  expect(asked).toHaveLength(1)
  expect(asked[0]?.searchParams.get('key')).toBe('test-key')
})

test('A picked address clears the messages at its fields', async ({ page }) => {
  await serveMaps(page, 'new')
  await page.goto('/toronto/book-now')
  await page.waitForLoadState('networkidle')
  await addressOf(page).getByLabel('State or province').selectOption('TX')
  await addressOf(page).getByLabel('Canada').check()
  await street(page).focus()
  await page.keyboard.press('Enter')
  const invalid = addressOf(page).locator('[aria-invalid="true"]')
  // Street, city, and a state that is not in the country.
  await expect(invalid).toHaveCount(3)
  await street(page).pressSequentially('290 b')
  await options(page).first().click()
  await expectAddress(addressOf(page), BREMNER)
  await expect(invalid).toHaveCount(0)
})

test('A street without a house keeps the number that was typed', async ({ page }) => {
  await serveMaps(page, 'new')
  await search(page, '25 rue lau')
  await options(page).filter({ hasText: 'Laurier' }).click()
  await expectAddress(addressOf(page), {
    street: '25 Rue Laurier',
    city: 'Gatineau',
    state: 'QC',
    zip: '',
    country: 'Canada',
  })
})

test('What is typed while the script is slow is looked up when it arrives', async ({ page }) => {
  await serveMaps(page, 'slow')
  await page.goto('/toronto/book-now')
  await page.waitForLoadState('networkidle')
  await street(page).pressSequentially('290 b')
  await expect(combobox(page)).toHaveCount(0)
  await expect(suggestions(page)).toBeVisible()
  await expect(street(page)).toHaveValue('290 b')
  await expect(street(page)).toBeFocused()
  expect(await mapsQuestions(page)).toEqual(['290 b'])
})

test('Choosing a state chooses its country', async ({ page }) => {
  await page.goto('/toronto/book-now')
  await page.waitForLoadState('networkidle')
  const group = addressOf(page)
  await group.getByLabel('State or province').selectOption('Michigan')
  await expect(group.getByLabel('United States')).toBeChecked()
  await group.getByLabel('State or province').selectOption('ON')
  await expect(group.getByLabel('Canada')).toBeChecked()
})

for (const shape of ['quota', 'blocked'] as const) {
  test.describe(`With Google's service ${shape}`, () => {
    // The browser itself complains about a script that was blocked.
    test.use({ expectedErrors: shape === 'blocked' ? [/ERR_BLOCKED_BY_CLIENT/] : [] })

    test('A visitor types the address by hand and sees no error', async ({ page }) => {
      const asked = await serveMaps(page, shape)
      await page.goto('/toronto/book-now')
      await page.waitForLoadState('networkidle')
      const group = addressOf(page)
      await street(page).pressSequentially('290 Bremner Boulevard')
      await expect.poll(() => asked.length).toBe(1)
      await page.waitForTimeout(600)
      await expect(suggestions(page)).toBeHidden()
      await expect(group.locator('[aria-invalid="true"]')).toHaveCount(0)
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await page.keyboard.type('Toronto')
      await group.getByLabel('ZIP or postal code').fill('M5V 3L9')
      await expectAddress(group, BREMNER)
    })
  })
}
