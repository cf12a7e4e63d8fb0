import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeValidPickup, postForm } from '@/e2e/support/pages/post-form'
import { HONEYPOT_FIELD, IDEMPOTENCY_KEY_FIELD } from '@/lib/forms/form'
import {
  fetchForm,
  getRequestKey,
  isThankYouRedirect,
  parseHiddenFields,
  type Fields,
  type PlainForm,
} from '@/lib/http/plain-form'
import { createIdempotencyKey } from '@/lib/forms/push-key'
import { CANCELLED } from '@/lib/requests/change'
import type { Request } from '@/lib/requests/request'
import { enterBooking, press, release } from './desk'
import {
  BROWSER_TIMEOUT_MS,
  pick,
  pickTime,
  timeOut,
  type Answer,
  type Customer,
  type Stage,
} from './visitors'

const ROUNDS = 6
const MAX_TRIES = 60

const FORM_LABEL = /aria-label="(Another time|Cancel your pickup [^"]*)"/
const UNCHANGED =
  /We couldn’t save your change|already changed|already cancelled|too late to|is full|No windows are/
const FULL = /is full|No windows are/
const LINK = /href="(\/toronto\/booking\?key=[^"]+)"/

export function createCustomer(n: number): Customer {
  const kind = n % 5 === 3 ? 'held' : n % 5 === 4 ? 'caller' : 'visitor'
  const fields = {
    ...makeValidPickup(),
    phone: `416-201-${String(n).padStart(4, '0')}`,
    email: `customer-${n}@example.com`,
    [HONEYPOT_FIELD]: kind === 'held' ? 'filled' : '',
    [IDEMPOTENCY_KEY_FIELD]: createIdempotencyKey(Date.now()),
  }
  return { kind, fields, key: '', link: '', booked: new Map(), answers: [], edits: new Map() }
}

/** Books a pickup, which replaces the last one, with retries. @returns false if the window is full */
export async function book(stage: Stage, customer: Customer): Promise<boolean> {
  const { url, progress } = stage
  const { to, fields } = pickTime()
  const answers = { ...customer.fields, ...fields }
  const tryOnce = async () => {
    if (customer.kind === 'caller') {
      const key = await enterBooking(stage, answers)
      if (key) {
        customer.key = key
        customer.booked.set(key, to)
      }
      return key === undefined ? undefined : key !== ''
    }
    const form = await fetchForm(`${url}/toronto/book-now`, 'Junk pickup', timeOut())
    progress.sent++
    const answer = await postForm(form, answers, undefined, timeOut())
    if (FULL.test(answer.html)) return false
    if (!isThankYouRedirect(answer)) return undefined
    const page = await fetch(url + answer.location, { signal: timeOut() })
    const link = LINK.exec(await page.text())?.[1]?.replaceAll('&amp;', '&')
    if (!link) return undefined
    Object.assign(customer, { key: getRequestKey(answer), link })
    customer.booked.set(customer.key, to)
    return true
  }
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const isBooked = await tryOnce().catch(() => undefined)
    if (isBooked !== undefined) return isBooked
    await sleep(randomInt(500))
  }
  throw new Error(`A booking of ${to} was never thanked for`)
}

export async function changeOften(stage: Stage, customer: Customer): Promise<void> {
  while (customer.kind === 'held' && !(await release(stage, customer))) await sleep(randomInt(500))
  // Later bookings are not held.
  customer.fields[HONEYPOT_FIELD] = ''
  for (let round = 0; round < ROUNDS; round++) {
    await sleep(randomInt(1_500))
    if (customer.kind === 'caller' || randomInt(4) === 0) {
      await press(stage, customer)
      continue
    }
    const isCancel = randomInt(8) === 0
    const form = await openForm(stage, customer, isCancel).catch(() => undefined)
    const times = [pickTime(), pickTime()] as const
    const change = async ({ to, fields }: (typeof times)[0] = times[0]) => {
      const isTrue = ({ appointment }: Request) => appointment === (isCancel ? CANCELLED : to)
      if (form) await send(stage, customer, form, isCancel ? [CANCELLED, {}] : [to, fields], isTrue)
    }
    const actions = [
      () => change(),
      // Two taps, or two tabs with different times.
      () => Promise.all([change(), change(pick(times))]),
      () => Promise.all([change(), editSoon(stage, customer)]),
      () => book(stage, customer),
      () => Promise.all([change(), book(stage, customer)]),
    ]
    await pick(actions)()
  }
}

async function openForm({ url }: Stage, { link }: Customer, isCancel: boolean) {
  const address = url + link + (isCancel ? '&cancel=1' : '')
  const html = await (await fetch(address, { signal: timeOut() })).text()
  const label = FORM_LABEL.exec(html)?.[1]
  const hidden = label === undefined ? undefined : parseHiddenFields(html, label)
  return hidden && { url: address, hidden }
}

async function send(
  { progress }: Stage,
  { key, answers }: Customer,
  form: PlainForm,
  [to, fields]: [to: string, fields: Fields],
  isTrue: Answer['isTrue'],
): Promise<void> {
  progress.sent++
  const answer = await postForm(form, fields, undefined, timeOut()).catch(() => undefined)
  const isDone = answer?.location.includes('done=1')
  const isUnchanged = answer && UNCHANGED.test(answer.html)
  answers.push({
    key,
    to,
    outcome: isDone ? 'done' : isUnchanged ? 'unchanged' : 'unknown',
    isTrue,
  })
}

/** The office notes something, or confirms the pickup, during the change. */
async function editSoon({ office }: Stage, { key, edits }: Customer): Promise<void> {
  await sleep(randomInt(60))
  const [field, value] = pick([
    ['description', `Noted ${Date.now()}`],
    ['job_status', 'won'],
  ] as const)
  const edit = await office.transact('jobs', key, Date.now() + BROWSER_TIMEOUT_MS, (job) =>
    job?.job_status === 'active' ? { ...job, [field]: value } : undefined,
  )
  if (edit.status === 'stored' && edit.isChanged)
    edits.set(key, { ...edits.get(key), [field]: value })
}
