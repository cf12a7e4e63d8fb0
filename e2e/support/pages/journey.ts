import { expect, type Locator, type Page } from '@playwright/test'
import { CITIES } from '@/lib/cities/cities'
import type { City } from '@/lib/cities/city'
import type { CityKey } from '@/lib/cities/keys'
import type { Fields } from '@/lib/http/plain-form'
import { getCityLink } from '@/lib/routing/nearby-cities'
import { getPaths } from '@/lib/routing/paths'
import type { Language } from '@/lib/words/languages'
import { stubEmptyMaps, WIDE_SCREEN } from './booking-page'
import { fillFields } from './invalid-form-cases'
import { waitForHydration } from './hydration'
import { getCityPages } from './page-types'
import { makeValidPickup, VALID_MOVE } from './post-form'

interface Journey {
  page: Page
  /** The site's origin, without a slash at the end. */
  url: string
  city: CityKey
  language: Language
  javaScriptEnabled: boolean
  look: (where: string) => Promise<void>
}

/** Addresses of customers in a country, and a place far from there. */
const PLACES = {
  canada: {
    move: { fromCountry: 'canada', zip: 'J8X 1A1', zipTo: 'K1N 5P8' },
    far: { state: 'AB', zip: 'T5J 0N3' },
    nearest: 'edmonton',
    wrong: { countryName: 'United States', state: 'ON', zip: '7520' },
  },
  usa: {
    move: { fromCountry: 'usa', toCountry: 'usa', zip: '33012', zipTo: '78201' },
    far: { state: 'TX', zip: '78201' },
    nearest: 'san-antonio',
    wrong: { countryName: 'Canada', state: 'FL', zip: 'M5V' },
  },
} as const satisfies Record<City['country'], Record<string, Fields | CityKey>>

/** Close enough to the city for a truck. */
const PICKUPS: Partial<Record<CityKey, Fields>> = {
  ottawa: { city: 'Gatineau', state: 'QC', zip: 'J8X 1A1' },
  miami: { city: 'Hialeah', state: 'FL', zip: '33012', countryName: 'United States' },
}

const WRONG_MOVE: Fields = {
  ...{ name: 'Marie-Claire de la Rochefoucauld', phone: '12', email: 'marie@', zip: 'J8X' },
  ...{ zipTo: '', moveDate: '2026-02-30', message: 'Un piano. '.repeat(200) },
}
const OFFERED: Fields = { name: 'Ann Other', phone: '819-555-0142' }
const WRONG_PICKUP: Fields = {
  ...{ message: '', phone: '416-555-0142 613-555-0142', propertyType: 'Apartment', unit: '' },
  email: 'marie@example',
}
const makePickup = (): Fields => ({ ...makeValidPickup(), email: 'marie@example.com' })

export const AD = '?gclid=A1&h=packing'

/** Includes pages without links. */
export function listPaths(city: CityKey, language: Language): string[] {
  const { home, getQuote } = getPaths(city, language)
  const paths = getCityPages(city, language).map(({ path }) => path)
  return [...paths, `${getQuote}?h=packing`, `${home}/nope`]
}

/** Sends wrong answers, then right ones; comes back, asks again, and cancels the first request. */
export async function askForQuote(journey: Journey, pageName: 'home' | 'getQuote'): Promise<void> {
  const { page, city, language, look } = journey
  const path = getPaths(city, language)[pageName] + AD
  const form = page.locator('#quote form')
  await open(journey, path)
  await submit(form)
  await expect(form.locator('[data-summary]')).toBeFocused()
  await look(`${path} empty`)
  await fillFields(form, WRONG_MOVE)
  await submit(form)
  await expect(form.locator('[data-summary]')).toBeFocused()
  await look(`${path} wrong`)
  await fillFields(form, { ...VALID_MOVE, ...PLACES[CITIES[city].country].move })
  await submitValid(journey, form)
  await look(`thank you after ${path}`)
  const request = await page.locator('main a[href*="/booking?"]').first().getAttribute('href')
  if (journey.javaScriptEnabled) await askAgain(journey, form, path)
  await page.goto(new URL(request ?? '', page.url()).href)
  await look('request for a quote')
  await cancel(journey)
}

async function askAgain({ page, look }: Journey, form: Locator, path: string): Promise<void> {
  await waitForHydration(page)
  await page.goBack()
  await waitForHydration(page)
  await fillFields(form, OFFERED)
  await submit(form)
  await expect(form.locator('[data-summary]')).toBeFocused()
  await look(`${path} sent before`)
}

export async function bookAndCancel(journey: Journey): Promise<void> {
  const { page, city, language, look } = journey
  await stubEmptyMaps(page)
  const { bookNow } = getPaths(city, language)
  const place = PLACES[CITIES[city].country]
  const pickup = { ...makePickup(), ...PICKUPS[city] }
  const form = page.locator('main form')
  await page.setViewportSize(WIDE_SCREEN)
  await open(journey, bookNow + AD)
  await submit(form)
  await expect(form.locator('[data-summary]')).toBeFocused()
  await look('booking empty')
  await fillFields(form, { ...WRONG_PICKUP, ...place.wrong })
  await submit(form)
  await expect(form.locator('[data-summary]')).toBeFocused()
  await look('booking wrong')
  await fillFields(form, { ...pickup, ...place.far })
  await submit(form)
  await expect(form.locator('[data-summary]')).toBeFocused()
  await look('booking outside the area')
  const nearest = page.locator('main form a[href$="/book-now"]')
  await expect(nearest).toHaveAttribute(
    'href',
    getCityLink(place.nearest, 'bookNow', language).href,
  )
  await fillFields(form, pickup)
  await submitValid(journey, form)
  await look('thank you for a pickup')

  await page.locator('main a[href*="/booking?"]').first().click()
  await expect(page).toHaveURL(/\/booking\?/)
  await look('request')
  const move = page.locator('main form:has([name=timeSlot])')
  await submit(move)
  await expect(move.locator('[data-summary]')).toBeFocused()
  await look('moved without a window')
  await fillFields(move, { selectedDate: makeValidPickup().selectedDate, timeSlot: '13:00-15:00' })
  await submit(move)
  await expect(page.getByRole('status').first()).toBeVisible()
  await look('moved')
  await cancel(journey)
  await page.goto(page.url().replace(/sig=.{22}/, `sig=${'x'.repeat(22)}`))
  await look('closed link')
}

async function cancel({ page, look }: Journey): Promise<void> {
  await page.locator('main a[href*="cancel=1"]').click()
  await expect(page).toHaveURL(/cancel=1/)
  await look('asked before cancelling')
  await submit(page.locator('main form').first())
  await expect(page).toHaveURL(/done=/)
  await look('cancelled')
}

async function open({ page, url, javaScriptEnabled }: Journey, path: string): Promise<void> {
  await page.goto(url + path)
  if (javaScriptEnabled) await waitForHydration(page)
}

const submit = (form: Locator) => form.locator('[type=submit]').last().click()

async function submitValid({ page }: Journey, form: Locator): Promise<void> {
  await submit(form)
  await expect(page).toHaveURL(/\/thankyou\?/)
  await expect(page.locator('main h1')).toBeVisible()
}
