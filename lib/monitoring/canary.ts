import 'server-only'
import { createCanaryToken } from '@/lib/submissions/canary-token'
import { createCanaryForms, type CanaryForm } from './canary-forms'
import { CANARY_FIELD } from '@/lib/forms/form'
import { decodeTime } from '@/lib/submissions/push-id'
import { fetchForm, isThankYouRedirect, postPlainForm, getRequestKey } from './plain-form'
import { DAILY_LISTS, LIST_NAMES, type ListName, type Store } from '@/lib/store/store'

const PAGE_TIMEOUT_MS = 5_000
/** The action's 6 s deadline plus a cold start. */
const SUBMIT_TIMEOUT_MS = 9_000
const READ_TIMEOUT_MS = 3_000
const LEFTOVER_AGE_MS = 3_600_000

const CANARY_LISTS = ['canary/leads', 'canary/jobs'] as const satisfies readonly ListName[]
const NON_SUBMISSION_LISTS: readonly ListName[] = [
  ...DAILY_LISTS,
  'slots',
  'experiment_visits',
  'locations',
]

const STEP_ADVICE = {
  page: 'Open that page in a browser. Is the deployment up, and is the form on it?',
  send: 'Send that form by hand. Then look for the event "submission" in the host’s log: its outcome and reason say more.',
  check:
    'Is CANARY_SECRET the same here and on the site, and is this the database that the site writes to? `npm run doctor` looks at both ends.',
  remove:
    'Remove it by hand. Do the deployed rules let ops remove canaries (`npm run assets -- rules`)?',
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
  const [removed, results] = await Promise.all([
    removeLeftovers(store, Date.now()).catch(() => 0),
    Promise.all(forms.map((form) => testForm(form, message, { siteUrl, secret, store }))),
  ])
  return { ok: results.every(({ failed }) => !failed), results, removed }
}

async function testForm(
  { name, path, label, list, fields }: CanaryForm,
  message: string,
  { siteUrl, secret, store }: { siteUrl: string; secret: string; store: Store },
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
    const ref = getRequestKey(response)
    if (!isThankYouRedirect(response) || !ref) {
      throw new Error(`status ${response.status} instead of a redirect to the thank-you page`)
    }

    step = 'check'
    await assertStored(store, list, ref, message)

    step = 'remove'
    await store.remove(list, ref)
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
  ref: string,
  message: string,
): Promise<void> {
  const record = await store.read(list, ref, Date.now() + READ_TIMEOUT_MS)
  const note = record?.note_from_customer ?? record?.description
  if (note === message) return
  const others = LIST_NAMES.filter((name) => !NON_SUBMISSION_LISTS.includes(name))
  await Promise.all(others.map((name) => store.remove(name, ref)))
  const problem = record ? 'another record is stored' : 'no record is stored'
  throw new Error(`redirected to the thank-you page, but ${problem}: ${list}/${ref}`)
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
