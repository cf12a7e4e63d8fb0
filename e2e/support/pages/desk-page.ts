import { expect, type Page } from '@playwright/test'
import { formatArrivalWindow, formatShortDate } from '@/lib/dates/format-dates'
import { parseTimeSlot } from '@/lib/dates/schedule'

export const SMALL_PHONE = { width: 360, height: 740 }

export const getRequestPath = (key: string) => `/toronto/desk/request?key=${key}`

export const getToDo = (page: Page) => page.getByRole('region', { name: /^To do: / })
export const getRow = (page: Page, name: string) =>
  getToDo(page).getByRole('listitem').filter({ hasText: name })

export async function openDay(page: Page, date: string) {
  const day = page
    .getByRole('region', { name: 'Days' })
    .getByRole('group')
    .filter({
      has: page.locator('summary', { hasText: formatShortDate(date) }),
    })
  if ((await day.getAttribute('open')) === null) await day.locator('summary').first().click()
  return day
}

export async function openCloseForm(page: Page, date: string) {
  const day = await openDay(page, date)
  const form = day.getByRole('form', { name: /^Close / })
  if (!(await form.isVisible())) await day.getByText('Close or open').click()
  return form
}

export async function findAtDesk(page: Page, text: string) {
  const found = page.getByRole('region', { name: 'Find' })
  await found.getByLabel(/end of a phone/).fill(text)
  await found.getByRole('button', { name: 'Find', exact: true }).click()
  return found
}

export async function press(page: Page, form: string | RegExp, button: string) {
  await page.getByRole('form', { name: form }).getByRole('button', { name: button }).click()
}

export async function fillTime(page: Page, name: string, date: string, timeSlot: string) {
  const form = page.getByRole('form', { name, exact: true })
  await form.getByLabel(/\bday\b/i).fill(date)
  const window = parseTimeSlot(timeSlot)
  if (window) await form.getByRole('radio', { name: formatArrivalWindow(window) }).check()
}

export const expectDone = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()
