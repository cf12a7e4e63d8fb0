import { generateKeyPairSync } from 'node:crypto'
import { startDatabaseServer, type DatabaseServer } from '@/e2e/support/servers/database-server'
import { startTokenServer, type TokenServer } from '@/e2e/support/servers/token-server'
import { openFirebaseStore } from './firebase'
import { createKey, LEAD } from './records.fixture'

let database: DatabaseServer
let tokens: TokenServer

beforeEach(async () => {
  database = await startDatabaseServer()
  tokens = await startTokenServer()
  process.env.GCE_METADATA_HOST = tokens.host
  process.env.METADATA_SERVER_DETECTION = 'assume-present'
  // Otherwise google-auth-library starts gcloud to find the project.
  process.env.GOOGLE_CLOUD_PROJECT = 'home-team'
})
afterEach(async () => {
  await database.stop()
  await tokens.stop()
})

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const ACCOUNT = {
  project_id: 'home-team',
  client_email: 'site@home-team.iam.gserviceaccount.com',
  private_key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
}

/** A service account's tokens always come from Google's own host: redirects it to the stand-in. */
const redirectToTokenServer: typeof fetch = (input, init) => {
  const isGoogle = String(input instanceof Request ? input.url : input).startsWith('https:')
  return isGoogle ? fetch(`http://${tokens.host}/token`) : fetch(input, init)
}
// google-auth-library uses `window.fetch` if it exists.
beforeAll(() => void Object.assign(globalThis, { window: { fetch: redirectToTokenServer } }))
afterAll(() => void Object.assign(globalThis, { window: undefined }))

test('A record under a key with a question mark, which staff may type, can be removed', async () => {
  database.put('/leads/Who?', { ...LEAD })
  const emulatorHost = new URL(database.url).host
  const databaseUrl = 'https://home-team.firebaseio.com'
  const ops = openFirebaseStore({ databaseUrl, emulatorHost, serviceAccount: undefined }, 'ops')
  expect(await ops.read('leads', 'Who?', Date.now() + 20_000)).toEqual(LEAD)
  await ops.remove('leads', 'Who?')
  expect(database.read('/leads')).toBeNull()
})

describe.each([
  ['a service account', ACCOUNT],
  ['application default credentials', undefined],
])('With the token of %s', (_name, serviceAccount) => {
  const open = () =>
    openFirebaseStore(
      {
        databaseUrl: `${database.url}/?ns=home-team`,
        emulatorHost: undefined,
        serviceAccount,
      },
      'site',
    )

  test('a revoked token is replaced once for all requests that wait', async () => {
    const store = open()
    const create = (name: string) =>
      store.create('leads', createKey(name), LEAD, Date.now() + 20_000)
    expect(await create('a')).toBe('stored')
    const [revoked] = tokens.issued
    database.setFault((_path, { headers }) =>
      headers.authorization === `Bearer ${revoked}` ? '401' : undefined,
    )
    expect(await Promise.all(['b', 'c', 'd'].map(create))).toEqual(['stored', 'stored', 'stored'])
    expect(tokens.issued).toHaveLength(2)
  }, 30_000)
})
