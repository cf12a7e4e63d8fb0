import { WIDE_SCREEN } from '@/e2e/support/pages/booking-page'
import { pauseRequests, openPage } from '@/e2e/support/pages/hydration'
import {
  getAddressGroup,
  BREMNER_ADDRESS,
  getStreetCombobox,
  expectAddress,
  getSuggestionOptions,
  RAINBOW_ADDRESS,
  searchAddress,
  getStreetField,
  getSuggestionList,
  getUnitField,
} from '@/e2e/support/pages/address-fields'
import { expect, test } from '@/e2e/support/servers/fixtures'
import { getMapsQueries, stubGoogleMaps } from '@/e2e/support/servers/google-maps-stub'

test.use({ viewport: WIDE_SCREEN })

// Clicks still work on such a device.
test.use({ hasTouch: true })

test('A visitor picks an address with the keyboard alone', async ({ page }) => {
  await stubGoogleMaps(page)
  await searchAddress(page)
  await expect(getAddressGroup(page).getByText('3 addresses found')).toBeAttached()
  await expect(getStreetCombobox(page)).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(getSuggestionOptions(page).first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')

  await expectAddress(getAddressGroup(page), BREMNER_ADDRESS)
  await expect(getSuggestionList(page)).toBeHidden()
  await expect(getStreetCombobox(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(getStreetCombobox(page)).toBeFocused()
  await expect(
    page.getByText('Address filled in: 290 Bremner Boulevard, Toronto, ON M5V 3L9'),
  ).toBeAttached()
  await expect(page).toHaveURL(/\/toronto\/book-now$/)
  await page.keyboard.press('Tab')
  await expect(getUnitField(page)).toBeFocused()
})

test('A visitor picks an address in the other country with a click', async ({ page }) => {
  await stubGoogleMaps(page)
  await searchAddress(page)
  await getUnitField(page).fill('12')
  await getStreetField(page).fill('290 r')
  await getSuggestionOptions(page).filter({ hasText: 'Niagara Falls' }).click()
  await expectAddress(getAddressGroup(page), { ...RAINBOW_ADDRESS, unit: '12' })
  await expect(getStreetField(page)).toBeFocused()

  await getAddressGroup(page).getByLabel('City').fill('Lewiston')
  await getAddressGroup(page).getByLabel('ZIP or postal code').fill('14092')
  await expectAddress(getAddressGroup(page), {
    ...RAINBOW_ADDRESS,
    unit: '12',
    city: 'Lewiston',
    zip: '14092',
  })
})

test('Google’s script is requested once, at the first focus of the street', async ({ page }) => {
  const requests = await stubGoogleMaps(page)
  await openPage(page, '/toronto/book-now')
  await getAddressGroup(page).getByLabel('City').fill('Toronto')
  expect(requests).toEqual([])
  await expect(getStreetCombobox(page)).toHaveCount(0)

  await getStreetField(page).focus()
  await expect(getStreetCombobox(page)).toBeFocused()
  await getAddressGroup(page).getByLabel('City').focus()
  await getStreetField(page).focus()
  expect(requests).toHaveLength(1)
  expect(requests[0]?.searchParams.get('key')).toBe('test-key')
})

test('A picked address clears the errors of its fields', async ({ page }) => {
  await stubGoogleMaps(page)
  await openPage(page, '/toronto/book-now')
  await getAddressGroup(page).getByLabel('State or province').selectOption('TX')
  await getAddressGroup(page).getByLabel('Canada').check()
  await getStreetField(page).focus()
  await page.keyboard.press('Enter')
  const invalid = getAddressGroup(page).locator('[aria-invalid="true"]')
  // The street, the city, and a state of the other country are invalid.
  await expect(invalid).toHaveCount(3)
  await getStreetField(page).fill('290 b')
  await getSuggestionOptions(page).first().click()
  await expectAddress(getAddressGroup(page), BREMNER_ADDRESS)
  await expect(invalid).toHaveCount(0)
})

test('A unit typed before the house number goes to its field, and leaves with its address', async ({
  page,
}) => {
  await stubGoogleMaps(page)
  await searchAddress(page, '4-290 b')
  await getSuggestionOptions(page).first().click()
  await expectAddress(getAddressGroup(page), { ...BREMNER_ADDRESS, unit: '4' })
  await getStreetField(page).fill('290 r')
  await getSuggestionOptions(page).filter({ hasText: 'Niagara Falls' }).click()
  await expectAddress(getAddressGroup(page), RAINBOW_ADDRESS)
})

test('Text typed while the script loads is looked up afterwards', async ({ page }) => {
  await stubGoogleMaps(page)
  const release = await pauseRequests(page, 'https://maps.googleapis.com/**')
  await openPage(page, '/toronto/book-now')
  // `fill` makes one query, even on a slow machine.
  await getStreetField(page).fill('290 b')
  await expect(getStreetCombobox(page)).toHaveCount(0)
  release()
  await expect(getSuggestionList(page)).toBeVisible()
  await expect(getStreetField(page)).toHaveValue('290 b')
  await expect(getStreetField(page)).toBeFocused()
  expect(await getMapsQueries(page)).toEqual(['290 b'])
})

test('Choosing a state selects its country', async ({ page }) => {
  await openPage(page, '/toronto/book-now')
  const group = getAddressGroup(page)
  await group.getByLabel('State or province').selectOption('Michigan')
  await expect(group.getByLabel('United States')).toBeChecked()
  await group.getByLabel('State or province').selectOption('ON')
  await expect(group.getByLabel('Canada')).toBeChecked()
})

test.describe('With Google’s service blocked', () => {
  test.use({ expectedErrors: [/ERR_BLOCKED_BY_CLIENT/] })

  test('A visitor types the address by hand and sees no error', async ({ page }) => {
    const requests = await stubGoogleMaps(page, true)
    await openPage(page, '/toronto/book-now')
    const group = getAddressGroup(page)
    await getStreetField(page).pressSequentially('290 Bremner Boulevard')
    await expect.poll(() => requests.length).toBe(1)
    await page.waitForTimeout(600)
    await expect(getSuggestionList(page)).toBeHidden()
    await expect(group.locator('[aria-invalid="true"]')).toHaveCount(0)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Toronto')
    await group.getByLabel('ZIP or postal code').fill('M5V 3L9')
    await expectAddress(group, BREMNER_ADDRESS)
  })
})
