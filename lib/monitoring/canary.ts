import 'server-only'
import { getCityClock } from '@/lib/cities/cities'
import { DEFAULT_CITY } from '@/lib/cities/keys'
import { getBookingDates } from '@/lib/dates/schedule'
import { CANARY_FIELD } from '@/lib/forms/form'
import { getPaths } from '@/lib/routing/paths'
import { REQUEST_LISTS, settleBy, type ListName, type Store } from '@/lib/store/store'
import { decodeTime } from '@/lib/submissions/record-key'
import { createCanaryToken } from '@/lib/submissions/signatures'
import {
  fetchForm,
  getRequestKey,
  isThankYouRedirect,
  postPlainForm,
  type Fields,
} from './plain-form'

const PAGE_TIMEOUT_MS = 5_000
/** The action's 6 s deadline plus a cold start. */
const SUBMIT_TIMEOUT_MS = 9_000
const READ_TIMEOUT_MS = 3_000
const LEFTOVER_AGE_MS = 3_600_000
/** The function ends after 30 s (vercel.json); it may have to send an alert, too. */
const RUN_LIMIT_MS = 24_000

const CANARY_LISTS = ['canary/leads', 'canary/jobs'] as const satisfies readonly ListName[]
const STEP_ADVICE = {
  page: 'Open that page in a browser. Is the deployment up, and is the form on it?',
  send: 'Send that form by hand. Then look for the event "submission" in the host’s log: its outcome and reason say more.',
  check:
    'Is CANARY_SECRET the same here and on the site, and is this the database that the site writes to? `npm run doctor` looks at both ends.',
  remove: 'Remove it by hand. Do the deployed rules (database.rules.json) let ops remove canaries?',
} as const

interface CanaryResult {
  form: string
  url: string
  ms: number
  failed?: { step: keyof typeof STEP_ADVICE; reason: string; advice: string }
}

export interface CanaryRun {
  ok: boolean
  results: CanaryResult[]
  removed: number
}

/** Never throws. `siteUrl` has no trailing slash; `store` is opened as `ops`. */
export async function runCanary(siteUrl: string, secret: string, store: Store): Promise<CanaryRun> {
  const message = `Canary ${crypto.randomUUID().replaceAll('-', '')}`
  const forms = createCanaryForms(message, new Date())
  const deadline = Date.now() + RUN_LIMIT_MS
  const [removed, results] = await Promise.all([
    settleBy(deadline, removeLeftovers(store, Date.now())).catch(() => 0),
    Promise.all(forms.map((form) => testForm(form, message, { siteUrl, secret, store, deadline }))),
  ])
  return { ok: results.every(({ failed }) => !failed), results, removed }
}

async function testForm(
  { name, path, label, list, fields }: CanaryForm,
  message: string,
  {
    siteUrl,
    secret,
    store,
    deadline,
  }: { siteUrl: string; secret: string; store: Store; deadline: number },
): Promise<CanaryResult> {
  const started = Date.now()
  const url = siteUrl + path
  let step: keyof typeof STEP_ADVICE = 'page'
  const result = () => ({ form: name, url, ms: Date.now() - started })
  try {
    const form = await fetchForm(url, label, AbortSignal.timeout(PAGE_TIMEOUT_MS))

    step = 'send'
    const fieldsWithToken = { ...fields, [CANARY_FIELD]: createCanaryToken(secret, Date.now()) }
    const response = await postPlainForm(
      form,
      fieldsWithToken,
      {},
      AbortSignal.timeout(SUBMIT_TIMEOUT_MS),
    )
    const key = getRequestKey(response)
    if (!isThankYouRedirect(response) || !key) {
      throw new Error(`status ${response.status} instead of a redirect to the thank-you page`)
    }

    step = 'check'
    await settleBy(deadline, assertStored(store, list, key, message))

    step = 'remove'
    await settleBy(deadline, store.remove(list, key))
    return result()
  } catch (error) {
    const reason = (error as Error).message
    return { ...result(), failed: { step, reason, advice: STEP_ADVICE[step] } }
  }
}

/** @throws Error if the canary is in another list; removes it there, so that no dispatcher calls it */
async function assertStored(
  store: Store,
  list: ListName,
  key: string,
  message: string,
): Promise<void> {
  const record = await store.read(list, key, Date.now() + READ_TIMEOUT_MS)
  const note = record?.note_from_customer ?? record?.description
  if (note === message) return
  const lists = [...REQUEST_LISTS, 'details'] as const
  await Promise.all(lists.map((name) => store.remove(name, key)))
  const problem = record ? 'another record is stored' : 'no record is stored'
  throw new Error(`redirected to the thank-you page, but ${problem}: ${list}/${key}`)
}

async function removeLeftovers(store: Store, now: number): Promise<number> {
  const leftovers = await Promise.all(
    CANARY_LISTS.map(async (list) =>
      Object.keys(await store.list(list))
        .filter((key) => !(decodeTime(key) > now - LEFTOVER_AGE_MS))
        .map((key) => [list, key] as const),
    ),
  )
  await Promise.all(leftovers.flat().map(([list, key]) => store.remove(list, key)))
  return leftovers.flat().length
}

interface CanaryForm {
  name: string
  path: string
  label: string
  list: Extract<ListName, `canary/${string}`>
  fields: Fields
}

const CONTACT = { name: 'Canary', phone: '972-555-0199' }
/** No field of ours. A form over 16 KB may lose a part behind middleware (vercel/next.js#83453). */
const PADDING = 'x'.repeat(20_000)

function createCanaryForms(message: string, now: Date): CanaryForm[] {
  const paths = getPaths(null)
  const contact = { ...CONTACT, message, padding: PADDING }
  const { date } = getCityClock(DEFAULT_CITY, now)
  return [
    {
      name: 'moving quote',
      path: paths.home,
      label: 'Moving quote',
      list: 'canary/leads',
      fields: {
        ...contact,
        email: 'canary@example.com',
        fromCountry: 'usa',
        zip: '75201',
        toCountry: 'canada',
        zipTo: 'M5V 2T6',
      },
    },
    {
      name: 'quick estimate',
      path: paths.getQuote,
      label: 'Quick estimate',
      list: 'canary/leads',
      fields: contact,
    },
    {
      name: 'junk pickup',
      path: paths.bookNow,
      label: 'Junk pickup',
      list: 'canary/jobs',
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
