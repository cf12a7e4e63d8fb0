import { expect, type Page } from '@playwright/test'
import { chooseDay } from './booking-page'
import { postPickup, postQuote } from './post-form'

/** Sends a form. @returns the path with query that the thank-you page links, and the key */
export async function sendRequest(siteUrl: string, kind: 'pickup' | 'quote') {
  const { location } = await (kind === 'pickup' ? postPickup : postQuote)(siteUrl)
  const thankYou = await (await fetch(new URL(location, siteUrl))).text()
  const link = /href="(\/toronto\/booking\?[^"]*)"/.exec(thankYou)?.[1]?.replaceAll('&amp;', '&')
  expect(link, 'the link of the thank-you page').toMatch(/^\S+\?key=[-\w]{20}&sig=[-\w]{22}$/)
  return { path: String(link), key: new URL(String(link), siteUrl).searchParams.get('key') ?? '' }
}

export const getMoveForm = (page: Page) => page.getByRole('form', { name: 'Another time' })
export const getRows = (page: Page) => page.getByRole('region', { name: 'Your request' })

export async function chooseTime(
  page: Page,
  date: string,
  window = '11 am to 1 pm',
  javaScriptEnabled = true,
): Promise<void> {
  const form = getMoveForm(page)
  await chooseDay(form, date, javaScriptEnabled)
  await form.getByRole('radio', { name: window }).check()
}

export const pressMove = (page: Page) =>
  getMoveForm(page).getByRole('button', { name: 'Move my pickup' }).click()
