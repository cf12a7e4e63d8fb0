import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { env } from '@/lib/env'
import { LOCATION_IDS } from '@/lib/cities/locations'
import { isPhone } from '@/lib/forms/masks'
import { getStore } from '@/lib/store'
import { queryDatabase } from '@/lib/store/firebase'
import type { StoredRecord } from '@/lib/store/store'
import { ok, warning, wrong, type Finding } from './finding'
import { checkPermissions, DEPLOY_RULES } from './permissions'
import { isPlaceholder } from './settings'

const PREVIEW_FIX =
  'Right if production has another one: else a preview branch reads the requests of customers.'
const SEED_FIX = 'Run `npm run locations -- --seed`, then put the real number into the database.'

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

type Settings = Parameters<typeof queryDatabase>[0]

async function checkConnection(settings: Settings): Promise<Finding> {
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

async function checkCredential(settings: Settings): Promise<[Finding, ...Finding[]]> {
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
  const getPhone = (id: string) => {
    const phone = stored[id]?.tracking_phone
    return typeof phone === 'string' && isPhone(phone) ? phone : undefined
  }
  const missing = LOCATION_IDS.filter((id) => !getPhone(id))
  const placeholders = LOCATION_IDS.filter((id) => isPlaceholder(getPhone(id) ?? ''))
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
  return findings
}

function getErrorMessage(error: unknown): string {
  const { message, cause } = error as Error
  return cause instanceof Error ? `${message} (${cause.message})` : message
}
