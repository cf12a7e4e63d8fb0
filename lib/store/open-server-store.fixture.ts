import { openFirebaseStore } from './firebase'
import type { Identity, Store } from './store'

export function openServerStore(port: number, identity: Identity): Store {
  return openFirebaseStore(
    {
      databaseUrl: 'https://home-team.firebaseio.com',
      emulatorHost: `127.0.0.1:${port}`,
      serviceAccount: undefined,
    },
    identity,
  )
}
