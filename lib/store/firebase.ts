import 'server-only'
import { cert, deleteApp, initializeApp, type Credential } from 'firebase-admin/app'
import { openRestStore } from './rest'
import type { Identity, Store } from './store'

const REQUEST_TIMEOUT_MS = 5_000

interface FirebaseSettings {
  databaseUrl: string
  /** `host:port` of the Firebase emulator; its requests need no credential. */
  emulatorHost: string | undefined
  /** A service account's key; without one, Google's application default credentials. */
  serviceAccount: { project_id: string; client_email: string; private_key: string } | undefined
}

/**
 * The Realtime Database, written through REST with firebase-admin's credential: the SDK's own
 * writes have no timeout and no precondition (docs/decisions/0002-rest-create.md).
 * @param identity whom the database's rules see; without one, the credential would override them
 */
export function openFirebaseStore(
  settings: FirebaseSettings,
  identity: Identity,
  prefix = '',
): Store {
  const { databaseUrl, emulatorHost, serviceAccount } = settings
  let credential = emulatorHost ? undefined : createCredential(serviceAccount)
  /** The token that the credential gave last. */
  let currentToken: string | undefined

  const { origin, searchParams } = getDatabaseRestUrl(databaseUrl, emulatorHost, '')
  // https://firebase.google.com/docs/database/rest/auth; the emulator knows it, too.
  searchParams.set('auth_variable_override', JSON.stringify({ uid: identity }))
  const authQuery = searchParams.toString()
  return openRestStore(
    {
      getUrl: (path, query) => {
        const asked = query ? `&${new URLSearchParams(query).toString()}` : ''
        return `${origin}/${encodeURI(path)}.json?${authQuery}${asked}`
      },
      async getToken(rejectedToken) {
        // The emulator's own word for "an administrator".
        if (!credential) return 'owner'
        // A credential keeps its token until it expires; only a new one asks again. Of many requests
        // whose token was refused the first brings the new one, for all.
        if (rejectedToken !== undefined && rejectedToken === currentToken) {
          credential = createCredential(serviceAccount)
          currentToken = undefined
        }
        const asked = credential
        const { access_token: token } = await asked.getAccessToken()
        if (asked === credential) currentToken = token
        return token
      },
    },
    prefix,
  )
}

/**
 * What the database answers to a question about a path: to an administrator, whom no rule binds, or to
 * a stranger, who brings no token. For `npm run doctor`.
 * @throws Error where there is no credential, or no answer within five seconds
 */
export async function queryDatabase(
  { databaseUrl, emulatorHost, serviceAccount }: FirebaseSettings,
  path: string,
  role: 'administrator' | 'stranger',
): Promise<{ status: number; value: unknown }> {
  const url = getDatabaseRestUrl(databaseUrl, emulatorHost, path)
  const headers: Record<string, string> = {}
  if (role === 'administrator') {
    const getAccessToken = () => createCredential(serviceAccount).getAccessToken()
    headers.authorization = `Bearer ${emulatorHost ? 'owner' : (await getAccessToken()).access_token}`
  }
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS)
  const response = await fetch(url, { headers, redirect: 'manual', cache: 'no-store', signal })
  return { status: response.status, value: await response.json().catch(() => undefined) }
}

let credentialCount = 0

/**
 * A credential that holds no token yet. For one key `cert()` gives one and the same as long as the
 * process lives, and so does `applicationDefault()`: a number makes the key another one, and an app
 * of its own asks for a default of its own.
 */
function createCredential(serviceAccount: FirebaseSettings['serviceAccount']): Credential {
  const credentialNumber = credentialCount++
  if (serviceAccount) {
    const {
      project_id: projectId,
      client_email: clientEmail,
      private_key: privateKey,
    } = serviceAccount
    const account = { projectId, clientEmail, privateKey, issue: credentialNumber }
    return cert(account)
  }
  const app = initializeApp({}, `credential-${credentialNumber}`)
  const { credential } = app.options
  void deleteApp(app)
  if (!credential) throw new Error('There are no application default credentials')
  return credential
}

/** REST address of `path`; the emulator takes the database's name as a parameter. */
function getDatabaseRestUrl(
  databaseUrl: string,
  emulatorHost: string | undefined,
  path: string,
): URL {
  const url = new URL(databaseUrl)
  const name = url.searchParams.get('ns') ?? url.hostname.split('.')[0] ?? ''
  const restUrl = new URL(`${path}.json`, emulatorHost ? `http://${emulatorHost}/` : url.origin)
  if (emulatorHost || url.searchParams.has('ns')) restUrl.searchParams.set('ns', name)
  return restUrl
}
