import { setTimeout as sleep } from 'node:timers/promises'
import { cityClock } from '@/lib/city-clock'
import { bookingDates } from '@/lib/schedule'

/** Forms as a browser without JavaScript posts them, without the browser. */

export interface PostedForm {
  url: string
  /** The hidden fields, among them the framework's reference to the action. */
  hidden: [string, string][]
}

/** Fetches a page and finds one of its forms by its label. */
export async function getForm(url: string, label: string): Promise<PostedForm> {
  const html = await (await fetch(url)).text()
  const form = html.split('<form').find((part) => part.includes(`aria-label="${label}"`))
  if (!form) throw new Error(`${url} has no form "${label}"`)
  const inputs = form.slice(0, form.indexOf('</form>')).match(/<input type="hidden"[^>]*>/g) ?? []
  return {
    url,
    hidden: inputs.map((input) => [attribute(input, 'name'), attribute(input, 'value')]),
  }
}

function attribute(tag: string, name: string): string {
  const value = new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
  return value.replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}

export type Fields = Record<string, string | Blob | string[] | undefined>

export interface Answer {
  status: number
  /** Where a 303 leads; '' otherwise. */
  location: string
  html: string
  ms: number
}

/** Posts a form with these fields, in place of hidden ones of the same name; undefined omits one. */
export async function postForm(form: PostedForm, fields: Fields): Promise<Answer> {
  const body = new FormData()
  for (const [name, value] of form.hidden) if (!(name in fields)) body.append(name, value)
  for (const [name, value] of Object.entries(fields)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined) body.append(name, one)
    }
  }
  const started = performance.now()
  const response = await fetch(form.url, {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: { origin: new URL(form.url).origin },
  })
  return {
    status: response.status,
    location: response.headers.get('location') ?? '',
    html: await response.text(),
    ms: performance.now() - started,
  }
}

/** Whether a visitor with this answer was thanked. */
export const isThanked = ({ location }: Answer) => location.startsWith('/thankyou?')
/** The record's key that a thanked visitor's address carries. */
export const refOf = ({ location }: Answer) =>
  new URL(location, 'http://site').searchParams.get('ref') ?? ''

/** Posts a form as a patient visitor: the same again, with a pause, until thanked. */
export async function postUntilThanked(
  form: PostedForm,
  fields: Fields,
  tries: number,
): Promise<Answer[]> {
  const answers: Answer[] = []
  while (answers.length < tries) {
    const answer = await postForm(form, fields)
    answers.push(answer)
    if (isThanked(answer)) break
    await sleep(200)
  }
  return answers
}

/** A full form that is right in every field. */
export const GOOD_MOVE = {
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

/** A booking that is right in every field, in Toronto; its day can be booked at any time. */
export function goodPickup() {
  const { date } = cityClock('toronto', new Date())
  return {
    items: ['piano', 'hot-tub'],
    load: 'half',
    message: 'Third floor',
    selectedDate: bookingDates(date)[7] ?? '',
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
