import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { env } from '@/lib/env'
import { DEFAULT_CITY } from '@/lib/cities/keys'
import { LOCATION_IDS } from '@/lib/cities/locations'
import { createLead } from '@/lib/forms/lead'
import { parseFields, parsePhone } from '@/lib/locations/location'
import { getStore } from '@/lib/store'
import type { FirebaseSettings } from '@/lib/store/firebase-connection'
import { ifAbsent, type StoredRecord } from '@/lib/store/store'
import { createRecordKey } from '@/lib/store/record-key'
import { ok, warning, wrong, type Finding } from './finding'
import { queryDatabase } from './query-database'
import { isPlaceholder } from './settings'

const DEPLOY_RULES = 'Run `npx firebase-tools deploy --only database --project <your project>`.'
const PREVIEW_FIX =
  'Right if production has another one: else a preview branch reads the requests of customers.'
const SEED_FIX = 'Run `npm run locations -- --seed`, then put the real number into the database.'

const PRICES_FIX = 'Set them with `npm run locations -- --prices …` (docs/operations.md, "Prices").'

/** The embedded store has no rules. */
export async function checkDatabase(): Promise<Finding[]> {
  const { FIREBASE_DATABASE_URL: databaseUrl } = env
  if (!databaseUrl) {
    return [ok(`The embedded store is ${env.LOCAL_DATABASE_FILE}`), ...(await checkLocations())]
  }
  const settings = {
    databaseUrl,
    emulatorHost: env.FIREBASE_DATABASE_EMULATOR_HOST,
    serviceAccount: env.FIREBASE_SERVICE_ACCOUNT,
  }
  const connection = await checkConnection(settings)
  if (connection.level === 'wrong') return [connection]
  const [credential, ...rules] = await checkCredential(settings)
  if (credential.level === 'wrong') return [connection, credential]
  return [
    connection,
    credential,
    ...rules,
    ...(await checkLocations()),
    ...(await checkPermissions()),
  ]
}

async function checkConnection(settings: FirebaseSettings): Promise<Finding> {
  const { databaseUrl } = settings
  const fix =
    'Copy FIREBASE_DATABASE_URL from the Firebase console, Realtime Database, "Data": the address above the tree.'
  try {
    const { status } = await queryDatabase(settings, 'leads', 'stranger')
    if (status === 401 || status === 403)
      return ok('The database answers, and clients without a token read nothing')
    if (status === 200) {
      return wrong('EVERYBODY can read the leads: the database has no rules', DEPLOY_RULES)
    }
    return wrong(`At ${databaseUrl} there is no such database (status ${status})`, fix)
  } catch (error) {
    return wrong(`The database at ${databaseUrl} does not answer: ${getErrorMessage(error)}`, fix)
  }
}

async function checkCredential(settings: FirebaseSettings): Promise<[Finding, ...Finding[]]> {
  const fix =
    'Make a new key (Firebase console, Project settings, Service accounts), and set FIREBASE_SERVICE_ACCOUNT to `base64 -w0 key.json`.'
  try {
    const { status, value } = await queryDatabase(settings, '.settings/rules', 'administrator')
    if (status === 401 || status === 403) {
      return [wrong(`The database refuses the service account (status ${status})`, fix)]
    }
    const project = settings.serviceAccount?.project_id ?? 'the default credentials'
    return [
      env.VERCEL_ENV === 'preview'
        ? warning(`This preview writes to the Firebase project ${project}`, PREVIEW_FIX)
        : ok(`The database takes the service account of ${project}`),
      compareRules(status, value),
    ]
  } catch (error) {
    return [wrong(`The service account gives no token: ${getErrorMessage(error)}`, fix)]
  }
}

function compareRules(status: number, deployed: unknown): Finding {
  if (status !== 200 || !deployed) {
    return warning('The deployed rules cannot be read', 'Compare them with database.rules.json.')
  }
  const ours: unknown = JSON.parse(readFileSync('database.rules.json', 'utf8'))
  return isDeepStrictEqual(deployed, ours)
    ? ok('The deployed rules are those of database.rules.json')
    : wrong('The deployed rules are not those of database.rules.json', DEPLOY_RULES)
}

async function checkLocations(): Promise<Finding[]> {
  let stored: Record<string, StoredRecord>
  try {
    stored = await (await getStore('ops')).list('locations')
  } catch (error) {
    return [wrong(`The locations cannot be read: ${getErrorMessage(error)}`, DEPLOY_RULES)]
  }
  const missing = LOCATION_IDS.filter((id) => !parsePhone(stored[id]))
  const placeholders = LOCATION_IDS.filter((id) => isPlaceholder(parsePhone(stored[id]) ?? ''))
  const findings = missing.map((id) =>
    wrong(`locations/${id} has no number NNN-NNN-NNNN`, SEED_FIX),
  )
  if (missing.length === 0) findings.push(ok(`All ${LOCATION_IDS.length} locations have a number`))
  if (placeholders.length > 0) {
    findings.push(
      warning(
        `Placeholder numbers (555-01xx): ${placeholders.join(', ')}`,
        'docs/how-to-change-a-number.md describes the change.',
      ),
    )
  }
  return [...findings, ...checkPrices(stored)]
}

function checkPrices(stored: Record<string, StoredRecord>): Finding[] {
  const without = LOCATION_IDS.filter((id) => !parseFields(id, stored[id] ?? {}).prices)
  if (without.length === 0) return [ok('Every location has prices')]
  return [warning(`Locations whose pages name no prices: ${without.join(', ')}`, PRICES_FIX)]
}

function getErrorMessage(error: unknown): string {
  const { message, cause } = error as Error
  return cause instanceof Error ? `${message} (${cause.message})` : message
}

const CANARY_LIST = 'canary/leads'
const TIMEOUT_MS = 5_000
const isRefused = (attempt: Promise<unknown>) => attempt.then(() => false).catch(() => true)

/** Tests the deployed rules with a canary of its own, and removes it. */
async function checkPermissions(): Promise<Finding[]> {
  const [site, ops] = [await getStore(), await getStore('ops')]
  const lead = createLead(
    { cityKey: DEFAULT_CITY, name: 'Doctor', phone: '972-555-0199', message: 'Doctor' },
    new Date(),
  )
  const { key } = createRecordKey('', crypto.randomUUID(), Date.now())
  const findings: Finding[] = []
  const addFinding = (holds: boolean, what: string, otherwise: string) =>
    findings.push(holds ? ok(what) : wrong(otherwise, DEPLOY_RULES))

  try {
    const deadline = Date.now() + TIMEOUT_MS
    const { status } = await site.transact(CANARY_LIST, key, deadline, ifAbsent(lead))
    addFinding(status === 'stored', 'The site may store', `The site may not store (${status})`)
    addFinding(
      await isRefused(site.update(CANARY_LIST, key, { name: 'Changed' })),
      'The site may not change what is stored',
      'The site may change what is stored',
    )
    addFinding(
      await isRefused(site.remove(CANARY_LIST, key)),
      'The site may not remove what is stored',
      'The site may remove what is stored',
    )
    addFinding(
      await isRefused(site.list('leads')),
      'The site may not read the list of leads',
      'The site may read all leads: an attacker of the site gets them',
    )
    const listed = await ops.list(CANARY_LIST).catch(() => ({}))
    addFinding(key in listed, 'Ops may read lists', 'Ops may not read lists, so no command works')
  } finally {
    addFinding(
      !(await isRefused(ops.remove(CANARY_LIST, key))),
      'Ops may remove',
      `Ops may not remove: ${CANARY_LIST}/${key} of the doctor stays`,
    )
  }
  return findings
}
