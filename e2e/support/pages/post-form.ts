import type { Page } from '@playwright/test'
import { getCityClock } from '@/lib/cities/cities'
import {
  fetchForm,
  postPlainForm,
  type FormResponse,
  type Fields,
  type PlainForm,
} from '@/lib/http/plain-form'
import { getBookingDates } from '@/lib/dates/schedule'

/** 24 random bits, so that requests share no rate limit. */
export const makeClientIp = () =>
  `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 256)).join('.')}`

/** Posts like a browser without JavaScript. @param client address; random, so that no rate limit applies */
export function postForm(
  form: PlainForm,
  fields: Fields,
  client: string = makeClientIp(),
  signal?: AbortSignal,
): Promise<FormResponse> {
  return postPlainForm(form, fields, { 'x-forwarded-for': client }, signal)
}

export const VALID_MOVE = {
  name: 'Mary Smith',
  phone: '416-555-0142',
  email: 'mary@example.com',
  fromCountry: 'usa',
  zip: '75201',
  toCountry: 'canada',
  zipTo: 'M5V 2T6',
  moveDate: '',
  message: 'Two rooms',
} satisfies Fields

export function makeValidPickup() {
  const { date } = getCityClock('toronto', new Date())
  return {
    items: ['piano', 'hot-tub'],
    load: 'half',
    message: 'Third floor',
    selectedDate: getBookingDates(date)[7] ?? '',
    timeSlot: '09:00-11:00',
    isTimeSensitive: 'false',
    propertyType: 'House',
    street: '100 Queen St W',
    unit: '',
    city: 'Toronto',
    state: 'ON',
    zip: 'M5H 2N2',
    countryName: 'Canada',
    name: 'Mary Smith',
    phone: '416-555-0142',
  } satisfies Fields
}

/** Sends Toronto's full form with valid answers, except for the changes. */
export async function postQuote(
  siteUrl: string,
  changes: Fields = {},
  client?: string,
): Promise<FormResponse> {
  const form = await fetchForm(`${siteUrl}/toronto`, 'Moving quote')
  return postForm(form, { ...VALID_MOVE, ...changes }, client)
}

export async function postPickup(
  siteUrl: string,
  changes: Fields = {},
  { city = 'toronto', client }: { city?: string; client?: string } = {},
): Promise<FormResponse> {
  const form = await fetchForm(`${siteUrl}/${city}/book-now`, 'Junk pickup')
  return postForm(form, { ...makeValidPickup(), ...changes }, client)
}

/** The initial state of `useActionState`, and the form. */
export const ACTION_ARGUMENTS = '[{"status":"start","values":{},"errors":{}},"$K1"]'

/** Makes the page send the action id of an earlier build. */
export const sendOldAction = (page: Page, path: string) =>
  page.route(`**${path}`, (route) => {
    const headers = route.request().headers()
    const action = headers['next-action']?.replace(/^.{6}/, '000000')
    return route.continue(action ? { headers: { ...headers, 'next-action': action } } : {})
  })

export function getActionId({ hidden, url }: PlainForm): string {
  const id = /"id":"([0-9a-f]+)"/.exec(String(hidden))?.[1]
  if (!id) throw new Error(`The form of ${url} names no action`)
  return id
}
