import { openPage } from '@/e2e/support/pages/hydration'
import { expect, type Locator, type Page } from '@playwright/test'
import { WIDE_SCREEN } from './booking-page'

export const getAddressGroup = (page: Page) =>
  page.getByRole('group', { name: 'Where should we pick it up?' })
export const getStreetField = (page: Page) => getAddressGroup(page).getByLabel('Street')
export const getStreetCombobox = (page: Page) =>
  getAddressGroup(page).getByRole('combobox', { name: 'Street' })
/** Exact, because "United States" contains "Unit". */
export const getUnitField = (page: Page) =>
  getAddressGroup(page).getByLabel('Unit', { exact: true })
export const getSuggestionList = (page: Page) => page.getByRole('listbox', { name: 'Addresses' })
export const getSuggestionOptions = (page: Page) => getSuggestionList(page).getByRole('option')

interface ExpectedAddress {
  street: string
  unit?: string
  city: string
  state: string
  zip: string
  country: string
}

export async function expectAddress(group: Locator, expected: ExpectedAddress): Promise<void> {
  await expect(group.getByLabel('City')).toHaveValue(expected.city)
  await expect(group.getByLabel('Street')).toHaveValue(expected.street)
  await expect(group.getByLabel('Unit', { exact: true })).toHaveValue(expected.unit ?? '')
  await expect(group.getByLabel('State or province')).toHaveValue(expected.state)
  await expect(group.getByLabel('ZIP or postal code')).toHaveValue(expected.zip)
  await expect(group.getByLabel(expected.country)).toBeChecked()
}

export async function openAddressSearch(page: Page): Promise<void> {
  await page.setViewportSize(WIDE_SCREEN)
  await openPage(page, '/toronto/book-now')
  await getStreetField(page).focus()
  await expect(getStreetCombobox(page)).toBeVisible()
}

export async function searchAddress(page: Page, text = '290 b'): Promise<void> {
  await openAddressSearch(page)
  await getStreetField(page).fill(text)
  await expect(getSuggestionList(page)).toBeVisible()
}

export const BREMNER_ADDRESS: ExpectedAddress = {
  street: '290 Bremner Boulevard',
  city: 'Toronto',
  state: 'ON',
  zip: 'M5V 3L9',
  country: 'Canada',
}
export const RAINBOW_ADDRESS: ExpectedAddress = {
  street: '290 Rainbow Boulevard',
  city: 'Niagara Falls',
  state: 'NY',
  zip: '14303',
  country: 'United States',
}
