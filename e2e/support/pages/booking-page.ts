import { expect, type Locator, type Page } from '@playwright/test'
import { getCityClock } from '@/lib/cities/cities'
import { getBookingDates, getAvailableWindows } from '@/lib/dates/schedule'
import { getInstant } from '@/lib/dates/wall-clock'
import { toInstant } from '@/lib/dates/instant'
import { formatShortDate } from '@/lib/dates/format-dates'
import { BOOKING_CALENDAR_PATH } from '@/lib/routing/api-paths'
import { waitForHydration } from './hydration'
import { submitValidForm } from './quote-page'
import { MAPS_META } from '@/lib/http/page-settings'

/** Shows the whole form, which a phone shows in steps. */
export const WIDE_SCREEN = { width: 1280, height: 800 }

export const getBookingForm = (page: Page) => page.getByRole('form', { name: 'Junk pickup' })
export const getDay = (page: Page, date: string) =>
  getBookingForm(page).getByRole('radio', { name: formatShortDate(date) })
export const getWindow = (page: Page, name: string) =>
  getBookingForm(page).getByRole('radio', { name })

/** The seventh of the eight days: bookable at any hour, also if midnight passes while a page is open. */
export function getOpenDay(cityKey: string): string {
  return getBookingDates(getCityClock(cityKey, new Date()).date)[6] ?? ''
}

/** A calendar file's line for the start of a pickup in Toronto. */
export function getCalendarStart(date: string, time: string): string {
  const start = toInstant(new Date(getInstant(date, time, 'America/Toronto')))
  return `DTSTART:${start.replaceAll(/[-:]/g, '')}`
}

export function getBookableDays(cityKey: string): string[] {
  const clock = getCityClock(cityKey, new Date())
  return getBookingDates(clock.date).filter((date) => getAvailableWindows(date, clock).length > 0)
}

/** Chooses one of eight radio buttons, or fills in the date field without JavaScript. */
export async function chooseDay(
  form: Locator,
  date: string,
  javaScriptEnabled: boolean,
): Promise<void> {
  if (javaScriptEnabled) await form.getByRole('radio', { name: formatShortDate(date) }).check()
  else await form.getByLabel('Pickup day').fill(date)
}

/** Goes to the next step on a phone; does nothing on a wide screen. */
export async function pressNext(form: Locator): Promise<void> {
  const next = form.getByRole('button', { name: 'Next' })
  if (!(await next.isVisible())) return
  const step = Number(await form.getAttribute('data-step'))
  await next.click()
  await expect(form).toHaveAttribute('data-step', String(step + 1))
}

/** Shows all steps, as a phone does before the scripts run. */
export async function showAllSteps(page: Page): Promise<void> {
  await waitForHydration(page)
  await page.evaluate(() => document.querySelector('form[data-step]')?.removeAttribute('data-step'))
}

const PICKUP_INPUT = {
  message: '3rd floor & no elevator',
  street: '100 Queen St W',
  unit: '12B',
  city: 'Toronto',
  zip: 'm5h2n2',
  name: 'mary smith',
  phone: '4165550142',
  email: 'mary@example.com',
}
export type PickupInput = typeof PICKUP_INPUT

export async function fillBooking(
  page: Page,
  date: string,
  javaScriptEnabled: boolean,
  pickup: Partial<PickupInput> = {},
): Promise<void> {
  const form = getBookingForm(page)
  const { message, street, unit, city, zip, name, phone, email } = { ...PICKUP_INPUT, ...pickup }
  if (javaScriptEnabled) await waitForHydration(page)
  await form.getByRole('checkbox', { name: 'Pianos' }).check()
  await form.getByRole('radio', { name: /^Half/ }).check()
  await form.getByLabel('Anything else?').fill(message)
  await pressNext(form)
  await chooseDay(form, date, javaScriptEnabled)
  await form.getByRole('radio', { name: '11 am to 1 pm' }).check()
  await form.getByRole('group', { name: 'Flexible on timing?' }).getByLabel('Yes').check()
  await pressNext(form)
  await form.getByRole('radio', { name: 'Apartment' }).check()
  await form.getByLabel('Street').fill(street)
  await form.getByRole('textbox', { name: 'Unit' }).fill(unit)
  await form.getByLabel('City', { exact: true }).fill(city)
  await form.getByRole('textbox', { name: /code/i }).fill(zip)
  await pressNext(form)
  await form.getByLabel('Your name').fill(name)
  await form.getByLabel('Phone number').fill(phone)
  await form.getByLabel('Email').fill(email)
}

export async function bookPickup(page: Page, javaScriptEnabled: boolean): Promise<void> {
  await fillBooking(page, getOpenDay('toronto'), javaScriptEnabled)
  await submitValidForm(getBookingForm(page))
}

/** Answers Google's Maps script with an empty file, so that no suggestions appear. */
export async function stubEmptyMaps(page: Page): Promise<void> {
  await page.route('https://maps.googleapis.com/**', (route) => route.fulfill({ body: '' }))
}

export async function openBooking(page: Page): Promise<Locator> {
  await stubEmptyMaps(page)
  await page.goto('/toronto/book-now')
  return getBookingForm(page)
}

/** Blocks the page's question about the chosen day, so that the page never changes. */
export const keepPageCalendar = (page: Page) =>
  page.route(`**${BOOKING_CALENDAR_PATH}*`, (route) =>
    route.fulfill({ json: { closedDates: [], noticeHours: 0, fullWindows: [] } }),
  )

/** Serves the page without its Maps key and fails on any request to Google. */
export async function removeMapsKey(page: Page): Promise<void> {
  await page.route('**/book-now', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue()
    const response = await route.fetch({ maxRetries: 2 })
    const html = await response.text()
    // The HTML and React's data both contain the meta tag's name.
    const keyless = html.replaceAll(MAPS_META, `no-${MAPS_META}`)
    if (keyless === html)
      throw new Error('The page was built without NEXT_PUBLIC_GOOGLE_MAPS_API_KEY')
    await route.fulfill({ response, body: keyless })
  })
  await page.route('https://maps.googleapis.com/**', () => {
    throw new Error('A site without a key asked Google')
  })
}
