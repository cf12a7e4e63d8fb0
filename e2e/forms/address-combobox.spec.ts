import {
  getAddressGroup,
  getStreetCombobox,
  searchAddress,
  getStreetField,
  getSuggestionList,
  getUnitField,
  openAddressSearch,
  expectAddress,
} from '@/e2e/support/pages/address-fields'
import { getBookingForm, WIDE_SCREEN, stubEmptyMaps } from '@/e2e/support/pages/booking-page'
import { expect, test } from '@/e2e/support/servers/fixtures'
import { getMapsQueries, stubGoogleMaps } from '@/e2e/support/servers/google-maps-stub'
import type { Page } from '@playwright/test'
import { openPage } from '@/e2e/support/pages/hydration'

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
  await page.keyboard.press('Home')
  await expect(active()).toHaveCount(0)
  await expect(getStreetCombobox(page)).not.toHaveAttribute('aria-activedescendant')

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

test.describe('pasted', () => {
  const LINE = '1500 Main Street, Suite 1204, Dallas, TX 75201, USA'
  const TYPED = { street: '', city: '', state: 'ON', zip: '', country: 'Canada' }

  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })
  test.beforeEach(({ page }) => stubEmptyMaps(page))

  async function paste(page: Page, text: string): Promise<void> {
    await openPage(page, '/toronto/book-now')
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
    await getStreetField(page).focus()
    await page.keyboard.press('ControlOrMeta+v')
  }

  test('An address that is pasted in one line fills its fields, and one tap takes that back', async ({
    page,
  }) => {
    await paste(page, LINE)
    const group = getAddressGroup(page)
    await expectAddress(group, {
      ...{ street: '1500 Main Street', unit: '1204', city: 'Dallas', state: 'TX', zip: '75201' },
      country: 'United States',
    })
    await expect(
      group.getByText('We’ve put each part of the address into its field.'),
    ).toBeVisible()
    await group.getByRole('button', { name: 'Undo' }).click()
    await expectAddress(group, { ...TYPED, street: LINE })
    await getUnitField(page).fill('7')
    await expect(group.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  })

  test('A pasted street that is not certainly an address stays as it is', async ({ page }) => {
    await paste(page, '1500 Main Street, Toronto')
    await expectAddress(getAddressGroup(page), { ...TYPED, street: '1500 Main Street, Toronto' })
  })
})
