import {
  getAddressGroup,
  getStreetCombobox,
  searchAddress,
  getStreetField,
  getSuggestionList,
  getUnitField,
  openAddressSearch,
} from '@/e2e/support/pages/address-fields'
import { getBookingForm, WIDE_SCREEN } from '@/e2e/support/pages/booking-page'
import { expect, test } from '@/e2e/support/servers/fixtures'
import { getMapsQueries, stubGoogleMaps } from '@/e2e/support/servers/google-maps-stub'

test.use({ viewport: WIDE_SCREEN })

test('The address list supports the keys of a combobox', async ({ page }) => {
  await stubGoogleMaps(page)
  await searchAddress(page)
  const active = () => getAddressGroup(page).locator('[aria-selected="true"]')
  const expectActive = async (text: string) => {
    await expect(active()).toContainText(text)
    const id = await active().getAttribute('id')
    await expect(getStreetCombobox(page)).toHaveAttribute('aria-activedescendant', String(id))
  }
  await page.keyboard.press('ArrowUp')
  await expectActive('Rainbow')
  await page.keyboard.press('ArrowDown')
  await expectActive('Bremner')
  await page.keyboard.press('ArrowDown')
  await expectActive('Laurier')
  await page.keyboard.press('Home')
  await expect(active()).toHaveCount(0)
  await expect(getStreetCombobox(page)).not.toHaveAttribute('aria-activedescendant')
  const caret = () =>
    getStreetField(page).evaluate((input: HTMLInputElement) => input.selectionStart)
  expect(await caret()).toBe(0)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('End')
  expect(await caret()).toBe(5)

  await page.keyboard.press('Escape')
  await expect(getSuggestionList(page)).toBeHidden()
  await expect(getStreetField(page)).toHaveValue('290 b')
  await page.keyboard.press('ArrowDown')
  await expectActive('Bremner')
  await page.keyboard.press('Tab')
  await expect(getSuggestionList(page)).toBeHidden()
  await expect(getUnitField(page)).toBeFocused()
  await expect(getStreetField(page)).toHaveValue('290 b')
})

test('Enter without an active address submits the form', async ({ page }) => {
  await stubGoogleMaps(page)
  await searchAddress(page)
  await page.keyboard.press('Enter')
  await expect(getBookingForm(page).locator('[data-summary]')).toBeFocused()
  await expect(getStreetField(page)).toHaveValue('290 b')
})

test('Fast typing sends one query, and a short or empty street none', async ({ page }) => {
  await stubGoogleMaps(page)
  await page.clock.install()
  await openAddressSearch(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  await getStreetField(page).pressSequentially('290 bremner')
  await page.clock.runFor(299)
  expect(await getMapsQueries(page)).toEqual([])
  await page.clock.runFor(1)
  await page.clock.resume()
  await expect(getSuggestionList(page)).toBeVisible()
  expect(await getMapsQueries(page)).toEqual(['290 bremner'])
  await getStreetField(page).fill('')
  await expect(getSuggestionList(page)).toBeHidden()
  await getStreetField(page).pressSequentially('29')
  await page.waitForTimeout(600)
  expect(await getMapsQueries(page)).toEqual(['290 bremner'])
})

test('A long list covers the questions below it', async ({ page }) => {
  await stubGoogleMaps(page)
  await searchAddress(page)
  const isOnTop = await getSuggestionList(page).evaluate((list) => {
    list.style.minHeight = '900px'
    list.scrollIntoView({ block: 'end', behavior: 'instant' })
    const { left, bottom } = list.getBoundingClientRect()
    // This point is above the phone's bottom bar.
    return list.contains(document.elementFromPoint(left + 40, bottom - 120))
  })
  expect(isOnTop).toBe(true)
})
