import 'server-only'
import { cert, deleteApp, initializeApp, type Credential } from 'firebase-admin/app'
import { openRestStore } from './rest'
import type { Identity, Store } from './store'

const REQUEST_TIMEOUT_MS = 5_000
const EMULATOR_TOKEN = 'owner'

interface FirebaseSettings {
  databaseUrl: string
  emulatorHost: string | undefined
  serviceAccount: { project_id: string; client_email: string; private_key: string } | undefined
}

/** REST, because the SDK's writes have no timeout (docs/decisions/0002-rest-create.md). */
export function openFirebaseStore(
  settings: FirebaseSettings,
  identity: Identity,
  prefix = '',
): Store {
  const { databaseUrl, emulatorHost, serviceAccount } = settings
  let credential = emulatorHost ? undefined : createCredential(serviceAccount)
  let currentToken: string | undefined

  const { origin, searchParams } = getDatabaseRestUrl(databaseUrl, emulatorHost, '')
  // Without an identity, an access token overrides the rules.
  searchParams.set('auth_variable_override', JSON.stringify({ uid: identity }))
  const authQuery = searchParams.toString()
  return openRestStore(
    {
      getUrl: (path, query) => {
        const extraQuery = query ? `&${new URLSearchParams(query).toString()}` : ''
        // Staff may type a key with a question mark.
        const encodedPath = path.split('/').map(encodeURIComponent).join('/')
        return `${origin}/${encodedPath}.json?${authQuery}${extraQuery}`
      },
      async getToken(rejectedToken) {
        if (!credential) return EMULATOR_TOKEN
        // A credential caches its token: a rejected one needs a new credential, once for all requests.
        if (rejectedToken !== undefined && rejectedToken === currentToken) {
          credential = createCredential(serviceAccount)
          currentToken = undefined
        }
        const tokenSource = credential
        const { access_token: token } = await tokenSource.getAccessToken()
        if (tokenSource === credential) currentToken = token
        return token
      },
    },
    prefix,
  )
}

/** @throws without a credential, or without an answer within five seconds */
export async function queryDatabase(
  { databaseUrl, emulatorHost, serviceAccount }: FirebaseSettings,
  path: string,
  role: 'administrator' | 'stranger',
): Promise<{ status: number; value: unknown }> {
  const url = getDatabaseRestUrl(databaseUrl, emulatorHost, path)
  const headers: Record<string, string> = {}
  if (role === 'administrator') {
    const getAccessToken = () => createCredential(serviceAccount).getAccessToken()
    headers.authorization = `Bearer ${emulatorHost ? EMULATOR_TOKEN : (await getAccessToken()).access_token}`
  }
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS)
  const response = await fetch(url, { headers, redirect: 'manual', cache: 'no-store', signal })
  return { status: response.status, value: await response.json().catch(() => undefined) }
}

let credentialCount = 0

/** `cert()` caches by key and `applicationDefault()` by process: a number and an app avoid both. */
function createCredential(serviceAccount: FirebaseSettings['serviceAccount']): Credential {
  const credentialNumber = credentialCount++
  if (serviceAccount) {
    const {
      project_id: projectId,
      client_email: clientEmail,
      private_key: privateKey,
    } = serviceAccount
    const account = { projectId, clientEmail, privateKey, credentialNumber }
    return cert(account)
  }
  const app = initializeApp({}, `credential-${credentialNumber}`)
  const { credential } = app.options
  void deleteApp(app)
  if (!credential) throw new Error('There are no application default credentials')
  return credential
}

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
