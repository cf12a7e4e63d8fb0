import { createServer } from 'node:http'
import { startDatabaseServer, type DatabaseServer } from '@/e2e/support/servers/database-server'
import { createKey, LEAD } from './records.fixture'
import { openRestStore } from './rest'
import { longDeadline, openTestStore, setFaults, shortDeadline } from './rest.fixture'
import type { Store } from './store'

jest.setTimeout(30_000)

const KEY = createKey('key')
const NEW_KEY = createKey('new')

let server: DatabaseServer
let store: Store
beforeEach(async () => {
  server = await startDatabaseServer()
  store = openTestStore(server)
})
afterEach(() => server.stop())

test('An identity that the rules do not name is refused at once, and reads nothing', async () => {
  server.put(`/leads/${KEY}`, LEAD)
  for (const uid of ['nobody', '', 'Site']) {
    const stranger = openTestStore(server, uid)
    expect(await stranger.create('leads', NEW_KEY, LEAD, longDeadline())).toBe('refused')
    await expect(stranger.read('leads', KEY, longDeadline())).rejects.toThrow('denied by')
  }
  expect(server.read('/leads')).toEqual({ [KEY]: LEAD })
})

test('The site cannot list, update or remove; commands cannot create or overwrite', async () => {
  server.put(`/leads/${KEY}`, LEAD)
  const location = { tracking_phone: '416-555-0100' }
  await expect(store.list('leads')).rejects.toThrow('denied by the database rules')
  await expect(store.update('leads', KEY, { status: 'won' })).rejects.toThrow('status 401')
  await expect(store.remove('leads', KEY)).rejects.toThrow('status 401')
  expect(await store.create('locations', 'rome', location, longDeadline())).toBe('refused')
  const ops = openTestStore(server, 'ops')
  expect(await ops.create('leads', NEW_KEY, LEAD, longDeadline())).toBe('refused')
  const otherLead = { ...LEAD, name: 'Bert' }
  expect(await ops.create('leads', KEY, otherLead, longDeadline())).toBe('stored')
  expect(server.read('/leads')).toEqual({ [KEY]: LEAD })
})

test('A record with an unknown field is refused', async () => {
  const record = { ...LEAD, admin: true }
  expect(await store.create('leads', KEY, record, longDeadline())).toBe('refused')
  expect(server.read('/leads')).toBeNull()
})

test('A rejected token is replaced by a new one', async () => {
  server.setFault('401')
  expect(await store.create('leads', KEY, LEAD, longDeadline())).toBe('stored')
  expect(server.tokens).toEqual(['old', 'fresh-2'])
})

test('A second rejected token is not replaced', async () => {
  const renewals: (string | undefined)[] = []
  const getToken = (rejectedToken?: string) => {
    renewals.push(rejectedToken)
    return Promise.resolve('old')
  }
  setFaults(server, '401', '401', '401', '401', 'deny', 'deny')
  store = openTestStore(server, 'site', getToken)
  expect(await store.create('leads', KEY, LEAD, longDeadline())).toBe('refused')
  expect(renewals).toEqual([undefined, 'old', undefined, undefined, undefined, undefined])
})

test('A token service that hangs costs no more than the deadline, and nothing is sent', async () => {
  store = openTestStore(server, 'site', () => new Promise(() => {}))
  expect(await store.create('leads', KEY, LEAD, shortDeadline())).toBe('refused')
  expect(server.tokens).toEqual([])
})

test('The token is never carried to another host', async () => {
  const other = await startDatabaseServer()
  const redirecting = createServer((_request, response) => {
    response.writeHead(307, { location: `${other.url}/leads/${KEY}.json` }).end()
  })
  await new Promise<void>((resolve) => redirecting.listen(0, '127.0.0.1', resolve))
  const address = redirecting.address() as { port: number }
  store = openRestStore({
    getUrl: (path) => `http://127.0.0.1:${address.port}/${path}.json`,
    getToken: () => Promise.resolve('secret'),
  })
  expect(await store.create('leads', KEY, LEAD, longDeadline())).toBe('refused')
  expect(other.tokens).toEqual([])
  redirecting.close()
  await other.stop()
})
