import 'server-only'
import { HOUR_MS } from '@/lib/dates/durations'
import { CANARY_FIELD, IDEMPOTENCY_KEY_FIELD } from '@/lib/forms/form'
import { createCanaryToken } from '@/lib/security/signatures'
import { waitUntil } from '@/lib/deadline'
import { decodeTime, encodeTime, createIdempotencyKey } from '@/lib/forms/push-key'
import {
  DISPATCH_LISTS,
  STORE_TIMEOUT_MS,
  type DispatchList,
  type Store,
  type StoredRecord,
} from '@/lib/store/store'
import { isCanary } from '@/lib/requests/load-request'
import {
  fetchForm,
  getRequestKey,
  isThankYouRedirect,
  postPlainForm,
  type Fields,
} from '@/lib/http/plain-form'
import { getCityClock } from '@/lib/cities/cities'
import { DEFAULT_CITY } from '@/lib/cities/keys'
import { getBookingDates } from '@/lib/dates/schedule'
import { getPaths } from '@/lib/routing/paths'

const PAGE_TIMEOUT_MS = 5_000
/** A submission's five seconds, and four for a cold start. */
const SUBMIT_TIMEOUT_MS = 9_000
const REMOVE_TIMEOUT_MS = 7_000
/** Some hosts run a schedule only once a day. */
const LEFTOVER_RANGE_MS = 48 * HOUR_MS
/** The function ends after 30 s (vercel.json); it may have to send an alert, too. */
const RUN_LIMIT_MS = 24_000

const MESSAGE_START = 'Canary '
/** The title of the `refused` message in components/form/submission-form.tsx. */
const REFUSAL = 'We couldn’t save your request'

type Step = 'page' | 'send' | 'check' | 'remove'

interface CanaryResult {
  form: string
  url: string
  ms: number
  failed?: { step: Step; reason: string }
}

export interface CanaryRun {
  ok: boolean
  results: CanaryResult[]
  removed: number
}

/** Never throws. `siteUrl` has no trailing slash; `store` is opened as `ops`. */
export async function runCanary(siteUrl: string, store: Store): Promise<CanaryRun> {
  const message = `${MESSAGE_START}${crypto.randomUUID().replaceAll('-', '')}`
  const deadline = Date.now() + RUN_LIMIT_MS
  const forms = createCanaryForms(message, new Date())
  const [removed, ...results] = await Promise.all([
    waitUntil(deadline, removeLeftovers(store, Date.now())).catch(() => 0),
    ...forms.map((form) => testForm(form, siteUrl, store)),
  ])
  return { ok: results.every(({ failed }) => !failed), results, removed }
}

async function testForm(
  { path, label, list, fields }: CanaryForm,
  siteUrl: string,
  store: Store,
): Promise<CanaryResult> {
  const started = Date.now()
  const url = siteUrl + path
  let step: Step = 'page'
  const result = () => ({ form: label.toLowerCase(), url, ms: Date.now() - started })
  try {
    const form = await fetchForm(url, label, AbortSignal.timeout(PAGE_TIMEOUT_MS))

    step = 'send'
    const fieldsWithToken = { ...fields, [CANARY_FIELD]: createCanaryToken(Date.now()) }
    const timeout = AbortSignal.timeout(SUBMIT_TIMEOUT_MS)
    const response = await postPlainForm(form, fieldsWithToken, {}, timeout)
    if (response.html.includes(REFUSAL)) throw new Error('the site refused it, and stored nothing')
    const key = getRequestKey(response)
    if (!isThankYouRedirect(response) || !key) {
      throw new Error(`status ${response.status} instead of a redirect to the thank-you page`)
    }

    step = 'check'
    const record = await store.read(`quarantine/${list}`, key, Date.now() + STORE_TIMEOUT_MS)
    if (!record || readMessage(record) !== fields.message)
      throw new Error(
        `redirected to the thank-you page, but it is not in quarantine/${list}/${key}`,
      )

    step = 'remove'
    await waitUntil(Date.now() + REMOVE_TIMEOUT_MS, removeCanary(store, list, key))
    return result()
  } catch (error) {
    return { ...result(), failed: { step, reason: (error as Error).message } }
  }
}

/** The record goes first: a later run recognizes a leftover by its details. */
async function removeCanary(store: Store, list: DispatchList, key: string): Promise<void> {
  await store.remove(`quarantine/${list}`, key)
  await store.remove('details', key)
}

async function removeLeftovers(store: Store, now: number): Promise<number> {
  let removed = 0
  for (const list of DISPATCH_LISTS) {
    const recent = await store.list(`quarantine/${list}`, {
      since: encodeTime(now - LEFTOVER_RANGE_MS),
    })
    for (const [key, record] of Object.entries(recent)) {
      if (!(decodeTime(key) <= now - HOUR_MS)) continue
      if (!readMessage(record)?.startsWith(MESSAGE_START)) continue
      if (!isCanary(await store.read('details', key, Date.now() + STORE_TIMEOUT_MS))) continue
      await removeCanary(store, list, key)
      removed++
    }
  }
  return removed
}

function readMessage({ note_from_customer, description }: StoredRecord): string | undefined {
  const message = note_from_customer ?? description
  return typeof message === 'string' ? message : undefined
}

interface CanaryForm {
  path: string
  label: string
  list: DispatchList
  fields: Fields
}

const CONTACT = { name: 'Canary', phone: '972-555-0199' }
/** Takes each form over 16 KB: middleware may lose part of such a body (vercel/next.js#83453). */
const PADDING = 'x'.repeat(20_000)

function createCanaryForms(message: string, now: Date): CanaryForm[] {
  const paths = getPaths(null)
  // A key of this moment gives the record its real age, not its UTC day's.
  const idempotencyKey = createIdempotencyKey(now.getTime())
  const contact = { ...CONTACT, message, padding: PADDING, [IDEMPOTENCY_KEY_FIELD]: idempotencyKey }
  const { date } = getCityClock(DEFAULT_CITY, now)
  return [
    {
      path: paths.home,
      label: 'Moving quote',
      list: 'leads',
      fields: {
        ...contact,
        email: 'canary@example.com',
        fromCountry: 'usa',
        zip: '75201',
        toCountry: 'canada',
        zipTo: 'M5V 2T6',
      },
    },
    { path: paths.getQuote, label: 'Quick estimate', list: 'leads', fields: contact },
    {
      path: paths.bookNow,
      label: 'Junk pickup',
      list: 'jobs',
      fields: {
        ...contact,
        selectedDate: getBookingDates(date).at(-1),
        timeSlot: '09:00-11:00',
        isTimeSensitive: 'false',
        propertyType: 'House',
        street: '1500 Marilla St',
        city: 'Dallas',
        state: 'TX',
        zip: '75201',
        countryName: 'United States',
      },
    },
  ]
}
