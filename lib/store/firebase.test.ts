import { generateKeyPairSync } from 'node:crypto'
import { startDatabaseServer, type DatabaseServer } from '@/e2e/support/servers/database-server'
import { startTokenServer, type TokenServer } from '@/e2e/support/servers/token-server'
import { openFirebaseStore } from './firebase'

let database: DatabaseServer
let tokens: TokenServer

beforeEach(async () => {
  database = await startDatabaseServer()
  tokens = await startTokenServer()
  process.env.GCE_METADATA_HOST = tokens.host
  process.env.METADATA_SERVER_DETECTION = 'assume-present'
  // Else the library starts a gcloud, where there is one, to ask for it.
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

/** A key's tokens come from Google's own address, whatever the key says: lead it to the stand-in. */
const redirectToTokenServer: typeof fetch = (input, init) => {
  const isGoogle = String(input instanceof Request ? input.url : input).startsWith('https:')
  return isGoogle ? fetch(`http://${tokens.host}/token`) : fetch(input, init)
}
// Where Google's library looks for a fetch of ours.
beforeAll(() => void Object.assign(globalThis, { window: { fetch: redirectToTokenServer } }))
afterAll(() => void Object.assign(globalThis, { window: undefined }))

describe.each([
  ['a service account', ACCOUNT],
  ['application default credentials', undefined],
])('With the token of %s', (_whose, serviceAccount) => {
  const open = () =>
    openFirebaseStore(
      {
        databaseUrl: `${database.url}/?ns=home-team`,
        emulatorHost: undefined,
        serviceAccount,
      },
      'site',
    )

  test('a revoked one is replaced, once for all that wait for it', async () => {
    const store = open()
    const create = (key: string) => store.create('leads', key, { name: 'Anna' }, Date.now() + 9_000)
    expect(await create('-Na')).toBe('stored')
    const [old] = tokens.issued
    database.setFault((_path, { headers }) =>
      headers.authorization === `Bearer ${old}` ? '401' : undefined,
    )
    expect(await Promise.all(['-Nb', '-Nc', '-Nd'].map(create))).toEqual([
      'stored',
      'stored',
      'stored',
    ])
    expect(tokens.issued).toHaveLength(2)
  }, 15_000)
})
