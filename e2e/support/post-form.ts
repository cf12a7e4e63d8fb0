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

/** What a form sends with these fields, in place of hidden ones of the same name. */
export function entriesOf({ hidden }: PostedForm, fields: Fields): [string, string | Blob][] {
  const typed = Object.entries(fields).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one) => [name, one] as const),
  )
  return [...hidden.filter(([name]) => !(name in fields)), ...typed].filter(
    (entry): entry is [string, string | Blob] => entry[1] !== undefined,
  )
}

/** An address that nobody else has: 24 random bits. */
export const newClient = () =>
  `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 256)).join('.')}`

/**
 * Posts a form with these fields, in place of hidden ones of the same name; undefined omits one.
 * @param client the address it comes from, as a proxy tells it; one of its own if none is given, so
 *   that a story about something else is not limited
 * @param signal gives up
 */
export async function postForm(
  form: PostedForm,
  fields: Fields,
  client: string = newClient(),
  signal?: AbortSignal,
): Promise<Answer> {
  const body = new FormData()
  for (const [name, value] of entriesOf(form, fields)) body.append(name, value)
  const { headers, ...answer } = await send(form, body, { 'x-forwarded-for': client }, signal)
  return { ...answer, location: headers.get('location') ?? '' }
}

/** Sends a body to a form's page as a browser does from there, and follows no redirect. */
export async function send(
  { url }: PostedForm,
  body: FormData,
  headers: Record<string, string>,
  signal?: AbortSignal,
): Promise<Omit<Answer, 'location'> & { headers: Headers }> {
  const started = performance.now()
  const response = await fetch(url, {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: { origin: new URL(url).origin, ...headers },
    signal: signal ?? null,
  })
  const html = await response.text()
  const ms = performance.now() - started
  return { status: response.status, headers: response.headers, html, ms }
}

/** Whether a visitor with this answer was thanked. */
export const isThanked = ({ location }: Answer) => location.startsWith('/thankyou?')
/** The record's key that a thanked visitor's address carries. */
export const refOf = ({ location }: Answer) =>
  new URL(location, 'http://site').searchParams.get('ref') ?? ''

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
