import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeValidPickup, postForm } from '@/e2e/support/pages/post-form'
import type { DatabaseServer } from '@/e2e/support/servers/database-server'
import { getCityClock } from '@/lib/cities/cities'
import { ARRIVAL_WINDOWS, formatTimeSlot, getBookingDates } from '@/lib/dates/schedule'
import { HONEYPOT_FIELD } from '@/lib/forms/form'
import { fetchForm, getRequestKey, parseHiddenFields } from '@/lib/cron/plain-form'
import type { Fields, PlainForm } from '@/lib/cron/plain-form'
import { CANCELLED } from '@/lib/requests/change'

/** A browser gives up no earlier (components/form/use-submission-form.ts). */
const BROWSER_TIMEOUT_MS = 12_000
const ROUNDS = 6

/** Someone who has booked a pickup, and has its link. */
export interface Customer {
  key: string
  link: string
  address: string
  /** As changes name it: `2026-11-25 09:00`. */
  booked: string
  answers: { to: string; outcome: 'done' | 'unchanged' | 'unknown' }[]
  /** What staff have written into the job. */
  edits: { description?: string; job_status?: string }
}

const FORM_LABEL = /aria-label="(Another time|Cancel your pickup [^"]*)"/
const UNCHANGED = /We couldn’t save your change|already changed|too late to|is full|No windows are/

const pick = <Item>(items: readonly Item[]) => items[randomInt(items.length)] as Item

function pickTime() {
  const window = pick(ARRIVAL_WINDOWS)
  // Not today, whose windows begin.
  const date = pick(getBookingDates(getCityClock('toronto', new Date()).date).slice(1))
  const fields = { selectedDate: date, timeSlot: formatTimeSlot(window) }
  return { to: `${date} ${window.start}`, fields }
}

/** @throws Error if the window is full */
export async function bookPickup(url: string, n: number): Promise<Customer> {
  const form = await fetchForm(`${url}/toronto/book-now`, 'Junk pickup')
  const { to: booked, fields } = pickTime()
  const address = `10.2.${Math.floor(n / 250)}.${(n % 250) + 1}`
  const phone = `416-201-${String(n).padStart(4, '0')}`
  const answers = { ...makeValidPickup(), ...fields, phone, [HONEYPOT_FIELD]: '' }
  const { location, html } = await postForm(form, answers, address)
  if (location === '') throw new Error(`Not booked: ${html.slice(0, 200)}`)
  const page = await (await fetch(url + location)).text()
  const link = /href="(\/toronto\/booking\?key=[^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&')
  if (!link) throw new Error('The thank-you page has no link to the booking')
  return { key: getRequestKey({ location }), link, address, booked, answers: [], edits: {} }
}

/** Several changes, each with its own kind of collision. */
export async function changeOften(
  url: string,
  customer: Customer,
  database: DatabaseServer,
): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    await sleep(randomInt(1_500))
    const isCancel = randomInt(8) === 0
    const form = await openForm(url, customer, isCancel).catch(() => undefined)
    if (!form) continue
    const times = [pickTime(), pickTime()] as const
    const change = ({ to, fields }: (typeof times)[0]) =>
      isCancel ? send(customer, form, CANCELLED, {}) : send(customer, form, to, fields)
    const collision = randomInt(4)
    if (collision === 0) await change(times[0])
    // Two taps, or two tabs with two wishes.
    else if (collision < 3)
      await Promise.all([change(times[0]), change(pick([times[0], times[1]]))])
    else await Promise.all([change(times[0]), editSoon(customer, database)])
  }
}

/** Undefined where the page offers no change. */
async function openForm(
  url: string,
  { link }: Customer,
  isCancel: boolean,
): Promise<PlainForm | undefined> {
  const address = url + link + (isCancel ? '&cancel=1' : '')
  const page = await fetch(address, { signal: AbortSignal.timeout(BROWSER_TIMEOUT_MS) })
  const html = await page.text()
  const label = FORM_LABEL.exec(html)?.[1]
  const hidden = label === undefined ? undefined : parseHiddenFields(html, label)
  return hidden && { url: address, hidden }
}

async function send(
  customer: Customer,
  form: PlainForm,
  to: string,
  fields: Fields,
): Promise<void> {
  const signal = AbortSignal.timeout(BROWSER_TIMEOUT_MS)
  const answer = await postForm(form, fields, customer.address, signal).catch(() => undefined)
  const isDone = answer?.location.includes('done=1')
  const isUnchanged = answer && UNCHANGED.test(answer.html)
  customer.answers.push({ to, outcome: isDone ? 'done' : isUnchanged ? 'unchanged' : 'unknown' })
}

/** The office notes something, or confirms the pickup, while the change is under way. */
async function editSoon({ key, edits }: Customer, database: DatabaseServer): Promise<void> {
  await sleep(randomInt(60))
  if (database.read(`/jobs/${key}/job_status`) !== 'active') return
  const [field, value] = pick([
    ['description', `Noted ${Date.now()}`],
    ['job_status', 'won'],
  ] as const)
  database.put(`/jobs/${key}/${field}`, value)
  edits[field] = value
}
