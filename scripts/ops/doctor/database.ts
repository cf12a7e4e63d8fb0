import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { env } from '@/lib/env'
import { createCredential } from '@/lib/store/firebase-connection'
import { ok, warning, wrong, type Finding } from './finding'

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
