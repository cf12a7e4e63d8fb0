import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { env } from '@/lib/env'
import { LOCATION_IDS } from '@/lib/cities/locations'
import { isPhone } from '@/lib/forms/masks'
import { getStore, openStore, prefixOf } from '@/lib/store'
import { askDatabase } from '@/lib/store/firebase'
import type { StoredRecord } from '@/lib/store/store'
import { ok, warning, wrong, type Finding } from './finding'
import { checkRights, DEPLOY_RULES } from './rights'
import { isPlaceholder } from './settings'

const SEED = 'Run `npm run locations -- --seed`, then put the real number into the database.'

/** What the configured store says of itself; the embedded one has no rules and no previews. */
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
  const door = await checkDoor(settings)
  if (door.level === 'wrong') return [door]
  const [credential, ...rules] = await checkCredential(settings)
  if (credential.level === 'wrong') return [door, credential]
  return [
    door,
    credential,
    ...rules,
    ...(await checkLocations()),
    ...(await checkRights()),
    ...(await checkPreviewLocations()),
  ]
}

type Settings = Parameters<typeof askDatabase>[0]

/** Whether somebody answers, and sends strangers away. */
async function checkDoor(settings: Settings): Promise<Finding> {
  const { databaseUrl } = settings
  const mend =
    'Copy FIREBASE_DATABASE_URL from the Firebase console, Realtime Database, "Data": the address above the tree.'
  try {
    const { status } = await askDatabase(settings, 'leads', 'stranger')
    if (status === 401 || status === 403)
      return ok('The database answers, and strangers read nothing')
    if (status === 200) {
      return wrong('EVERYBODY can read the leads: the database has no rules', DEPLOY_RULES)
    }
    return wrong(`At ${databaseUrl} there is no such database (status ${status})`, mend)
  } catch (error) {
    return wrong(`The database at ${databaseUrl} does not answer: ${reasonOf(error)}`, mend)
  }
}

/** Whether the database takes our credential; and then, whether its rules are this project's. */
async function checkCredential(settings: Settings): Promise<[Finding, ...Finding[]]> {
  const mend =
    'Make a new key (Firebase console, Project settings, Service accounts), and set FIREBASE_SERVICE_ACCOUNT to `base64 -w0 key.json`.'
  try {
    const { status, value } = await askDatabase(settings, '.settings/rules', 'administrator')
    if (status === 401 || status === 403) {
      return [wrong(`The database refuses the service account (status ${status})`, mend)]
    }
    return [ok('The database takes the service account'), compareRules(status, value)]
  } catch (error) {
    return [wrong(`The service account gives no token: ${reasonOf(error)}`, mend)]
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
    return [wrong(`The locations cannot be read: ${reasonOf(error)}`, DEPLOY_RULES)]
  }
  const phoneOf = (id: string) => {
    const phone = stored[id]?.tracking_phone
    return typeof phone === 'string' && isPhone(phone) ? phone : undefined
  }
  const missing = LOCATION_IDS.filter((id) => !phoneOf(id))
  const invented = LOCATION_IDS.filter((id) => isPlaceholder(phoneOf(id) ?? ''))
  const findings = missing.map((id) => wrong(`locations/${id} has no number NNN-NNN-NNNN`, SEED))
  if (missing.length === 0) findings.push(ok(`All ${LOCATION_IDS.length} locations have a number`))
  if (invented.length > 0) {
    findings.push(
      warning(
        `Placeholders (555-01xx) that nobody answers: ${invented.join(', ')}`,
        'README, "Change a tracking number".',
      ),
    )
  }
  return findings
}

async function checkPreviewLocations(): Promise<Finding[]> {
  const preview = await openStore('ops', prefixOf('preview'))
  const stored: Record<string, StoredRecord> = await preview.list('locations').catch(() => ({}))
  if (LOCATION_IDS.every((id) => stored[id])) return [ok('Previews have their own locations')]
  return [
    warning(
      'Previews have no locations of their own: their build will stop',
      'Run `VERCEL_ENV=preview npm run locations -- --seed` once.',
    ),
  ]
}

function reasonOf(error: unknown): string {
  const { message, cause } = error as Error
  return cause instanceof Error ? `${message} (${cause.message})` : message
}
