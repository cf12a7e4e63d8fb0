import { findFirstKept, readLastRun } from '@/lib/cron/remove-expired'
import { isRecordKey, MAX_KEY_DRIFT_MS } from '@/lib/store/record-key'
import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { env } from '@/lib/env'
import { createCredential } from '@/lib/store/firebase-connection'
import { listFault, ok, warning, wrong, type Finding } from './finding'
import { listDue } from '@/lib/notifications/outbox'
import { readText } from '@/lib/requests/read-record'
import { safeLine } from '@/lib/requests/text'
import { REQUEST_LISTS, type Store } from '@/lib/store/store'
import { encodeTime } from '@/lib/forms/push-key'
import { getStoreDeadline } from '@/scripts/ops/precautions'
import { formatCount } from '@/scripts/ops/output'

const DEPLOY_RULES = 'Run `npx firebase-tools deploy --only database --project <your project>`.'
const PREVIEW_FIX =
  'Right if production has another one: else a preview branch reads the requests of customers.'
const URL_FIX =
  'Copy FIREBASE_DATABASE_URL from the Firebase console, Realtime Database, "Data": the address above the tree.'
const KEY_FIX =
  'Make a new key (Firebase console, Project settings, Service accounts), and set FIREBASE_SERVICE_ACCOUNT to `base64 -w0 key.json`.'

const TIMEOUT_MS = 10_000
const EMULATOR_TOKEN = 'owner'

/**
 * Compares the deployed rules with ours; tests prove what they allow. The embedded store has no rules.
 * `npm run canary` proves that the site may store and that ops may remove.
 */
export async function checkDatabase(): Promise<Finding[]> {
  const { FIREBASE_DATABASE_URL: databaseUrl, FIREBASE_SERVICE_ACCOUNT: serviceAccount } = env
  if (!databaseUrl) return [ok(`The embedded store is ${env.LOCAL_DATABASE_FILE}`)]
  const response = await fetchRules(databaseUrl)
  const { status } = response
  if (status === 401 || status === 403)
    return [wrong(`The database refuses the service account (status ${status})`, KEY_FIX)]
  if (status !== 200)
    return [wrong(`At ${databaseUrl} there is no such database (status ${status})`, URL_FIX)]

  const ours: unknown = JSON.parse(readFileSync('database.rules.json', 'utf8'))
  const project = serviceAccount?.projectId ?? 'the default credentials'
  return [
    env.VERCEL_ENV === 'preview'
      ? warning(`This preview writes to the Firebase project ${project}`, PREVIEW_FIX)
      : ok(`The database takes the service account of ${project}`),
    isDeepStrictEqual(await response.json(), ours)
      ? ok('The deployed rules are those of database.rules.json')
      : wrong(
          'The deployed rules are not those of database.rules.json: strangers may read requests',
          DEPLOY_RULES,
        ),
  ]
}

/** Only an administrator may read the rules. @throws without a token or a response */
async function fetchRules(databaseUrl: string): Promise<Response> {
  const { FIREBASE_DATABASE_EMULATOR_HOST: emulatorHost } = env
  const url = new URL(
    '/.settings/rules.json',
    emulatorHost ? `http://${emulatorHost}` : databaseUrl,
  )
  const { searchParams, hostname } = new URL(databaseUrl)
  url.searchParams.set('ns', searchParams.get('ns') ?? hostname.split('.')[0] ?? '')
  const token = emulatorHost
    ? EMULATOR_TOKEN
    : (await createCredential(env.FIREBASE_SERVICE_ACCOUNT).getAccessToken()).access_token
  const headers = { authorization: `Bearer ${token}` }
  return fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) })
}

/** Vercel calls a daily job within an hour of its time. */
const MAX_AGE_MS = 26 * 3_600_000
const SCHEDULE_FIX =
  'Vercel, Settings, Cron Jobs must list /api/cron/forget. Elsewhere run `npm run forget -- --expired` daily.'
const RUN_FIX = 'Run `npm run forget -- --expired`: it names each.'

export async function checkRetention(store: Pick<Store, 'read'>, now: number): Promise<Finding[]> {
  const run = (await readLastRun(store, getStoreDeadline())) ?? {}
  const at = readText(run, 'at')
  if (!(Date.parse(at) >= now - MAX_AGE_MS))
    return [warning(`Expired records were last removed: ${at || 'never'}`, SCHEDULE_FIX)]
  const isDone = run.complete !== false && !run.failed
  return isDone ? [] : [warning(`The removal of expired records at ${at} left some`, RUN_FIX)]
}

const TYPED_FIX =
  'Their keys do not say how old they are. Remove an old one with `npm run forget -- --key`.'

/** Most keys that staff typed sort before or after all that we keep; the others do once those are removed. */
export async function checkTypedKeys(store: Pick<Store, 'list'>, now: number): Promise<Finding[]> {
  const since = encodeTime(now + MAX_KEY_DRIFT_MS)
  const ranges = [{ until: findFirstKept(now) }, { since }]
  const lists = [...REQUEST_LISTS, 'details', 'outcomes'] as const
  const read = lists.flatMap((list) => ranges.map((range) => store.list(list, range)))
  const found = (await Promise.all(read)).flatMap(Object.keys)
  const keys = new Set(found.filter((key) => !isRecordKey(key) || key >= since))
  return listFault(
    warning,
    'Requests under keys that staff typed, which never expire',
    Array.from(keys, (key) => safeLine(key)),
    TYPED_FIX,
  )
}

const LATE_FIX = 'The event "delivery" in the host’s log has the reason of each.'
/** A mover who answers within minutes gets the job. */
const LATE_MINUTES = 5

export async function checkOutbox(store: Pick<Store, 'list'>, now: number): Promise<Finding[]> {
  const due = await listDue(store)
  const late = due.filter(
    ({ entry }) => entry.tries && now - Date.parse(entry.at) > LATE_MINUTES * 60_000,
  )
  const count = formatCount(late.length, 'entry', 'entries')
  const message = `${count} of the outbox waiting for over ${LATE_MINUTES} minutes`
  return [late.length > 0 ? warning(message, LATE_FIX) : ok(message)]
}
