import { setTimeout as sleep } from 'node:timers/promises'
import { randomInt } from 'node:crypto'
import { makeValidPickup, postForm, VALID_MOVE } from '@/e2e/support/pages/post-form'
import { HONEYPOT_FIELD, IDEMPOTENCY_KEY_FIELD } from '@/lib/forms/form'
import {
  fetchForm,
  getRequestKey,
  isThankYouRedirect,
  type Fields,
  type FormResponse,
  type PlainForm,
} from '@/lib/http/plain-form'
import { createIdempotencyKey } from '@/lib/forms/push-key'
import type { History, Outcome, Visitor } from './check'
import { getCityClock } from '@/lib/cities/cities'
import { ARRIVAL_WINDOWS, formatTimeSlot, getBookingDates } from '@/lib/dates/schedule'
import type { Request } from '@/lib/requests/request'
import type { Office } from './environment'

/** Browsers also give up after this time (components/form/sending.tsx). */
export const BROWSER_TIMEOUT_MS = 12_000
/** We catch up late arrivals only within this time, so that a slow machine is not flooded. */
const MAX_BACKLOG_MS = 1_000
const MAX_TRIES = 60
/** Protects a machine that cannot serve the rate from overload. */
const MAX_CONCURRENT = 200

export interface Crowd {
  /** In a full run; the quick form has a tenth. */
  submissions: number
  /** New visitors a second, even if earlier ones still wait. */
  rate: number
  /** How often a thanked visitor sends the same again. */
  again: number
}

/** `arrived` is the share of the visitors that have come. */
export interface Progress {
  arrived: number
  isDone: boolean
}

export async function sendVisitors(
  url: string,
  crowd: Crowd,
  progress: Progress,
  history: History,
): Promise<void> {
  const forms = await getForms(url)
  const visits = new Set<Promise<void>>()
  let due = performance.now()
  for (let n = 0; n < crowd.submissions; n++) {
    await sleep(Math.max(0, due - performance.now()))
    due = Math.max(due + 1_000 / crowd.rate, performance.now() - MAX_BACKLOG_MS)
    if (visits.size >= MAX_CONCURRENT) await Promise.race(visits)
    const visit = simulateVisit(makeVisitor(forms, n), crowd.again, history)
    const pending = visit.finally(() => visits.delete(pending))
    visits.add(pending)
    progress.arrived = (n + 1) / crowd.submissions
  }
  await Promise.all(visits)
  progress.isDone = true
}

type Sender = Visitor & { clicks: number; send: () => Promise<FormResponse> }

async function simulateVisit(visitor: Sender, again: number, history: History): Promise<void> {
  let thanked = 0
  for (let attempt = 1; attempt <= MAX_TRIES + thanked; attempt++) {
    // People press again at once, and then less and less often.
    if (attempt > 1) await sleep(200 + Math.random() * Math.min(8_000, 800 * (attempt - 1)))
    const clicks = Array.from({ length: attempt === 1 ? visitor.clicks : 1 }, () =>
      submitOnce(visitor, attempt, history),
    )
    if ((await Promise.all(clicks)).includes('stored')) thanked++
    if (thanked > again) return
  }
}

async function submitOnce(visitor: Sender, attempt: number, history: History): Promise<Outcome> {
  const started = performance.now()
  const answer = await visitor.send().catch(() => undefined)
  const isThanked = answer && isThankYouRedirect(answer)
  const isRefused = answer?.html.includes('We couldn’t save')
  const outcome = isThanked ? 'stored' : isRefused ? 'refused' : 'unknown'
  history.tries.push({
    visitor,
    attempt,
    outcome,
    key: isThanked ? getRequestKey(answer) : undefined,
    ms: performance.now() - started,
  })
  return outcome
}

type Forms = Awaited<ReturnType<typeof getForms>>

async function getForms(url: string) {
  return {
    full: await fetchForm(`${url}/toronto`, 'Moving quote'),
    short: await fetchForm(`${url}/toronto/get-quote`, 'Quick estimate'),
    pickup: await fetchForm(`${url}/toronto/book-now`, 'Junk pickup'),
  } satisfies Record<string, PlainForm>
}

const FORM_NAMES = ['short', 'full', 'pickup', 'short', 'full'] as const
const FIELDS = { short: () => ({}), full: () => VALID_MOVE, pickup: makeValidPickup }

/** The forms take turns. */
function makeVisitor(forms: Forms, n: number): Sender {
  const phone = `416-${200 + Math.floor(n / 10_000)}-${String(n % 10_000).padStart(4, '0')}`
  // Names have no digits.
  const name = `Mary M${n.toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'.charAt(+digit))}`
  const message = `Request ${n}`
  const address = `10.1.${Math.floor(n / 250)}.${(n % 250) + 1}`
  const form = FORM_NAMES[n % FORM_NAMES.length] ?? 'short'
  // A third sends without JavaScript and has no idempotency key.
  const hasKey = n % 3 < 2
  const fields = {
    ...FIELDS[form](),
    name,
    phone,
    message,
    [HONEYPOT_FIELD]: '',
    ...(hasKey && { [IDEMPOTENCY_KEY_FIELD]: createIdempotencyKey(Date.now()) }),
  }
  const expected =
    form === 'pickup'
      ? { cus_name: name, cus_phone: phone }
      : { name, phone, note_from_customer: message }
  return {
    phone,
    list: form === 'pickup' ? 'jobs' : 'leads',
    expected: { ...expected, ip_address: address },
    // Two posts at the border of two time buckets are two requests if they have no key.
    clicks: n % 11 === 7 && hasKey ? 2 : 1,
    send: () => postForm(forms[form], fields, address, AbortSignal.timeout(BROWSER_TIMEOUT_MS)),
  }
}

export interface Answer {
  key: string
  /** `2026-11-25 09:00` or `cancelled`; '' if the office kept the time. */
  to: string
  outcome: 'done' | 'unchanged' | 'unknown'
  /** True while the result of a `done` stands: until the next change. */
  isTrue: (request: Request) => boolean
}

/** Books pickups in one tab and has the link of the last one; or the office has their requests. */
export interface Customer {
  kind: 'visitor' | 'held' | 'caller'
  fields: Fields
  key: string
  link: string
  /** Booked windows by the job's key: `2026-11-25 09:00`. */
  booked: Map<string, string>
  answers: Answer[]
  /** Fields that staff wrote into the jobs, by key. */
  edits: Map<string, Record<string, string>>
}

export interface Stage {
  url: string
  cookie: string
  office: Office
  progress: { sent: number; isDone: boolean }
}

export const pick = <Item>(items: readonly Item[]) => items[randomInt(items.length)] as Item
export const timeOut = () => AbortSignal.timeout(BROWSER_TIMEOUT_MS)

export function pickTime() {
  const window = pick(ARRIVAL_WINDOWS)
  // Leaves out today, whose windows are beginning.
  const date = pick(getBookingDates(getCityClock('toronto', new Date()).date).slice(1))
  const fields = { selectedDate: date, timeSlot: formatTimeSlot(window) }
  return { to: `${date} ${window.start}`, fields }
}
