import { expect, type Page } from '@playwright/test'
import { fetchForm } from '@/lib/cron/plain-form'
import { chooseDay } from './booking-page'
import { makeValidPickup, postForm, VALID_MOVE } from './post-form'

export interface RequestLink {
  /** With the link's query. */
  path: string
  key: string
}

const FORMS = {
  pickup: { path: '/toronto/book-now', name: 'Junk pickup', fields: makeValidPickup() },
  quote: { path: '/toronto', name: 'Moving quote', fields: VALID_MOVE },
}

/** Sends a form as another client, and takes the link of the thank-you page. */
export async function sendRequest(siteUrl: string, kind: keyof typeof FORMS): Promise<RequestLink> {
  const { path, name, fields } = FORMS[kind]
  const { location } = await postForm(await fetchForm(siteUrl + path, name), fields)
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
