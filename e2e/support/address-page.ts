import { expect, type Locator, type Page } from '@playwright/test'

export const bookingForm = (page: Page) => page.getByRole('form', { name: 'Junk pickup' })
export const addressOf = (page: Page) => page.getByRole('group', { name: 'Where do we pick up?' })
export const street = (page: Page) => addressOf(page).getByLabel('Street')
export const combobox = (page: Page) => addressOf(page).getByRole('combobox', { name: 'Street' })
/** Exactly, because of "United States". */
export const unit = (page: Page) => addressOf(page).getByLabel('Unit', { exact: true })
export const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Addresses' })
export const options = (page: Page) => suggestions(page).getByRole('option')

interface Expected {
  street: string
  unit?: string
  city: string
  state: string
  zip: string
  country: string
}

export async function expectAddress(group: Locator, expected: Expected): Promise<void> {
  await expect(group.getByLabel('City')).toHaveValue(expected.city)
  await expect(group.getByLabel('Street')).toHaveValue(expected.street)
  await expect(group.getByLabel('Unit', { exact: true })).toHaveValue(expected.unit ?? '')
  await expect(group.getByLabel('State or province')).toHaveValue(expected.state)
  await expect(group.getByLabel('ZIP or postal code')).toHaveValue(expected.zip)
  await expect(group.getByLabel(expected.country)).toBeChecked()
}

/** Opens the page and types into the street until there are predictions. */
export async function search(page: Page, text = '290 b'): Promise<void> {
  await page.goto('/toronto/book-now')
  await page.waitForLoadState('networkidle')
  await street(page).focus()
  await expect(combobox(page)).toBeVisible()
  await street(page).pressSequentially(text)
  await expect(suggestions(page)).toBeVisible()
}

export const BREMNER: Expected = {
  street: '290 Bremner Boulevard',
  city: 'Toronto',
  state: 'ON',
  zip: 'M5V 3L9',
  country: 'Canada',
}
export const RAINBOW: Expected = {
  street: '290 Rainbow Boulevard',
  city: 'Niagara Falls',
  state: 'NY',
  zip: '14303',
  country: 'United States',
}
