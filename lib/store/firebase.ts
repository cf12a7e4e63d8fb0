import 'server-only'
import { applicationDefault, cert } from 'firebase-admin/app'
import { openRestStore } from './rest'
import type { Identity, Store } from './store'

interface Settings {
  databaseUrl: string
  /** `host:port` of the Firebase emulator; its requests need no credential. */
  emulatorHost: string | undefined
  /** A service account's key; without one, Google's application default credentials. */
  serviceAccount: { project_id: string; client_email: string; private_key: string } | undefined
}

/**
 * The Realtime Database, written through REST with firebase-admin's credential: the SDK's own
 * writes have no timeout and no precondition (README, "Why a write is a REST create").
 * @param identity whom the database's rules see; without one, the credential would override them
 */
export function openFirebaseStore(settings: Settings, identity: Identity, prefix = ''): Store {
  const { databaseUrl, emulatorHost, serviceAccount } = settings
  const newCredential = () =>
    serviceAccount
      ? cert({
          projectId: serviceAccount.project_id,
          clientEmail: serviceAccount.client_email,
          privateKey: serviceAccount.private_key,
        })
      : applicationDefault()
  let credential = emulatorHost ? undefined : newCredential()

  return openRestStore(
    {
      address: (path) => {
        const address = databaseAddress(databaseUrl, emulatorHost, path)
        // https://firebase.google.com/docs/database/rest/auth; the emulator knows it, too.
        address.searchParams.set('auth_variable_override', JSON.stringify({ uid: identity }))
        return address.href
      },
      async token(fresh) {
        // The emulator's own word for "an administrator".
        if (!credential) return 'owner'
        // A credential keeps its token until it expires; only a new one asks again.
        if (fresh) credential = newCredential()
        return (await credential.getAccessToken()).access_token
      },
    },
    prefix,
  )
}

/** REST address of `path`; the emulator takes the database's name as a parameter. */
function databaseAddress(databaseUrl: string, emulatorHost: string | undefined, path: string): URL {
  const url = new URL(databaseUrl)
  const name = url.searchParams.get('ns') ?? url.hostname.split('.')[0] ?? ''
  const address = new URL(`${path}.json`, emulatorHost ? `http://${emulatorHost}/` : url.origin)
  if (emulatorHost || url.searchParams.has('ns')) address.searchParams.set('ns', name)
  return address
}
