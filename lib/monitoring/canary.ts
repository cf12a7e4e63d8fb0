import 'server-only'
import { CANARY_FIELD } from '@/lib/forms/form'
import {
  getRemainingMs,
  REQUEST_LISTS,
  settleBy,
  type ListName,
  type Store,
} from '@/lib/store/store'
import { decodeTime } from '@/lib/store/record-key'
import { createCanaryToken } from '@/lib/signing/signatures'
import { createCanaryForms, type CanaryForm } from './canary-forms'
import { fetchForm, getRequestKey, isThankYouRedirect, postPlainForm } from './plain-form'

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
  send: 'Is CANARY_SECRET the same here and on the site? If it is, look for the event "submission" in the host’s log: its outcome and reason say more.',
  check: 'Is this the database that the site writes to? `npm run doctor` looks at both ends.',
  remove: 'Remove it by hand. Do the deployed rules (database.rules.json) let ops remove canaries?',
} as const

/** The title of components/form/failure-notice.tsx. */
const REFUSAL = 'We couldn’t save your request'
const REFUSED = 'the site refused it, and stored nothing'

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
  const test = (form: CanaryForm) => testForm(form, { message, siteUrl, secret, store, deadline })
  const [removed, results] = await Promise.all([
    settleBy(deadline, removeLeftovers(store, Date.now())).catch(() => 0),
    testForms(forms, test),
  ])
  return { ok: results.every(({ failed }) => !failed), results, removed }
}

/** A site that refuses the first one refuses them all: mostly it has another secret. */
async function testForms(
  [first, ...others]: [CanaryForm, ...CanaryForm[]],
  test: (form: CanaryForm) => Promise<CanaryResult>,
): Promise<CanaryResult[]> {
  const result = await test(first)
  if (result.failed?.reason === REFUSED) return [result]
  return [result, ...(await Promise.all(others.map(test)))]
}

interface TestSettings extends Record<'message' | 'siteUrl' | 'secret', string> {
  store: Store
  deadline: number
}

async function testForm(
  { path, label, list, fields }: CanaryForm,
  { message, siteUrl, secret, store, deadline }: TestSettings,
): Promise<CanaryResult> {
  const started = Date.now()
  const url = siteUrl + path
  const limit = (ms: number) => AbortSignal.timeout(Math.min(ms, getRemainingMs(deadline)))
  let step: keyof typeof STEP_ADVICE = 'page'
  const result = () => ({ form: label.toLowerCase(), url, ms: Date.now() - started })
  try {
    const form = await fetchForm(url, label, limit(PAGE_TIMEOUT_MS))

    step = 'send'
    const fieldsWithToken = { ...fields, [CANARY_FIELD]: createCanaryToken(secret, Date.now()) }
    const response = await postPlainForm(form, fieldsWithToken, {}, limit(SUBMIT_TIMEOUT_MS))
    if (response.html.includes(REFUSAL)) throw new Error(REFUSED)
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
