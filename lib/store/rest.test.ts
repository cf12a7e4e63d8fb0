import {
  FAULTS,
  startDatabaseServer,
  type DatabaseServer,
  type Fault,
} from '@/e2e/support/servers/database-server'
import { openRestStore } from './rest'
import type { WriteStatus, Store } from './store'

let server: DatabaseServer
let store: Store
let tokensAskedFor: number

beforeEach(async () => {
  server = await startDatabaseServer()
  tokensAskedFor = 0
  store = openStoreAs('site')
})
afterEach(() => server.stop())

const ANNA = { name: 'Anna', status: 'new' }
/** A store on the tests' database, whose token is old until a fresh one is asked for. */
function openStoreAs(uid: string): Store {
  const token = (refused?: string) => {
    tokensAskedFor++
    return Promise.resolve(refused ? `fresh-${tokensAskedFor}` : 'old')
  }
  return openRestStore({ getUrl: (path) => getUrl(path, uid), getToken: token })
}

function getUrl(path: string, uid = 'site'): string {
  const override = encodeURIComponent(JSON.stringify({ uid }))
  return `${server.url}/${path}.json?auth_variable_override=${override}`
}

const deadlineIn = (ms: number) => Date.now() + ms

/** Plays a fault on the first `times` requests, then none. */
function faultFirstRequests(times: number, fault: Fault): void {
  let left = times
  server.setFault(() => (left-- > 0 ? fault : undefined))
}

test.each(FAULTS)(
  'A record is stored once although the database first plays "%s"',
  async (fault) => {
    faultFirstRequests(1, fault)
    expect(await store.create('leads', '-Nkey', ANNA, deadlineIn(6_000))).toBe('stored')
    expect(server.read('/leads')).toEqual({ '-Nkey': ANNA })
    expect(server.faultCounts.get(fault)).toBe(1)
  },
)

test('A write that was applied before its answer was lost is not written over', async () => {
  let tries = 0
  server.setFault(() => {
    if (++tries === 1) return 'apply-and-cut'
    // Staff edit the lead while the visitor's request is still being retried.
    server.put('/leads/-Nkey/status', 'won')
    return undefined
  })
  expect(await store.create('leads', '-Nkey', ANNA, deadlineIn(6_000))).toBe('stored')
  expect(server.read('/leads/-Nkey')).toEqual({ ...ANNA, status: 'won' })
})

test.each([undefined, '403-second-write', '412-empty'] as const)(
  'The retry of an applied write is no failure, though it is answered by %s',
  async (fault) => {
    let requests = 0
    server.setFault(() => [undefined, 'apply-and-cut', fault, undefined][++requests] as Fault)
    expect(await store.create('leads', '-Nkey', ANNA, deadlineIn(6_000))).toBe('stored')
    // Written, denied, and then looked at: the rule alone does not say by whom.
    expect(requests).toBe(3)
  },
)

test('What an earlier visit has stored is stored, though the rule denies even the first try', async () => {
  server.put('/leads/-Nkey', { ...ANNA, status: 'won' })
  expect(await store.create('leads', '-Nkey', ANNA, deadlineIn(6_000))).toBe('stored')
  expect(server.read('/leads/-Nkey')).toEqual({ ...ANNA, status: 'won' })
  expect(server.tokens).toEqual(['old', 'old'])
})

test('A denial that nobody can look behind proves nothing', async () => {
  server.put('/leads/-Nkey', ANNA)
  let requests = 0
  server.setFault(() => (requests++ === 0 ? undefined : '503'))
  expect(await store.create('leads', '-Nkey', ANNA, deadlineIn(700))).toBe('unknown')
})

test('Whom the rules do not know is refused at once, and reads nothing', async () => {
  server.put('/leads/-Nkey', ANNA)
  for (const uid of ['nobody', '', 'Site']) {
    const stranger = openStoreAs(uid)
    expect(await stranger.create('leads', '-Nnew', ANNA, deadlineIn(6_000))).toBe('refused')
    await expect(stranger.read('leads', '-Nkey', deadlineIn(6_000))).rejects.toThrow('denied by')
  }
  expect(server.read('/leads')).toEqual({ '-Nkey': ANNA })
})

test('The site neither lists nor changes nor removes; ops neither create nor overwrite', async () => {
  server.put('/leads/-Nkey', ANNA)
  await expect(store.list('leads')).rejects.toThrow('denied by the database rules')
  await expect(store.update('leads', '-Nkey', { status: 'won' })).rejects.toThrow('status 401')
  await expect(store.remove('leads', '-Nkey')).rejects.toThrow('status 401')
  expect(await store.create('locations', 'rome', {}, deadlineIn(6_000))).toBe('refused')
  expect(await openStoreAs('ops').create('leads', '-Nnew', ANNA, deadlineIn(6_000))).toBe('refused')
  expect(await openStoreAs('ops').create('leads', '-Nkey', {}, deadlineIn(6_000))).toBe('stored')
  expect(server.read('/leads')).toEqual({ '-Nkey': ANNA })
})

test('A token that is refused is replaced by a fresh one', async () => {
  server.setFault('401')
  expect(await store.create('leads', '-Nkey', ANNA, deadlineIn(6_000))).toBe('stored')
  expect(server.tokens).toEqual(['old', 'fresh-2'])
})

test('Where a fresh token is refused, too, no other is asked for', async () => {
  const renewals: (string | undefined)[] = []
  const token = (refused?: string) => {
    renewals.push(refused)
    return Promise.resolve('old')
  }
  server.setFault('401')
  store = openRestStore({ getUrl: (path) => getUrl(path), getToken: token })
  expect(await store.create('leads', '-Nkey', ANNA, deadlineIn(700))).toBe('refused')
  expect(renewals.filter(Boolean)).toHaveLength(1)
})

test.each<[Fault, WriteStatus]>([
  ['refuse', 'unknown'],
  ['hang', 'unknown'],
  ['503', 'unknown'],
  // It may be there, and nobody can look.
  ['412-wrong', 'unknown'],
  ['deny', 'refused'],
])('When every try ends in "%s", the answer is %s by the deadline', async (fault, saved) => {
  server.setFault(fault)
  expect(await store.create('leads', '-Nkey', ANNA, deadlineIn(700))).toBe(saved)
  expect(server.read('/leads')).toBeNull()
})

test('A database that does not want us is not asked twice', async () => {
  store = openRestStore({
    getUrl: () => `${server.url}/leads`,
    getToken: () => Promise.resolve('t'),
  })
  expect(await store.create('leads', '-Nkey', ANNA, deadlineIn(6_000))).toBe('refused')
  expect(server.tokens).toHaveLength(1)
})

test('A token service that hangs costs no more than the deadline', async () => {
  store = openRestStore({ getUrl: (path) => getUrl(path), getToken: () => new Promise(() => {}) })
  // Nothing was ever sent.
  expect(await store.create('leads', '-Nkey', ANNA, deadlineIn(300))).toBe('refused')
})

test('A record that stands is never called refused, though nobody can look at it', async () => {
  server.put('/leads/-Nkey', ANNA)
  let asked = 0
  server.setFault(() => (asked++ === 0 ? '412-empty' : '503'))
  expect(await store.create('leads', '-Nkey', ANNA, deadlineIn(700))).toBe('unknown')
})

test('After a try without an answer, a denial and an empty look prove nothing', async () => {
  let asked = 0
  server.setFault(() => (asked++ === 0 ? 'hang' : asked === 2 ? 'deny' : undefined))
  expect(await store.create('leads', '-Nkey', ANNA, deadlineIn(6_000))).toBe('unknown')
})

test('A read waits out a fault, and throws where there is no answer to be had', async () => {
  server.put('/leads/-Nkey', ANNA)
  faultFirstRequests(1, '503')
  expect(await store.read('leads', '-Nkey', deadlineIn(6_000))).toEqual(ANNA)
  server.setFault('503')
  await expect(store.read('leads', '-Nkey', deadlineIn(1_500))).rejects.toThrow('status 503')
})

test('The token is never carried to another host', async () => {
  const other = await startDatabaseServer()
  const { createServer } = await import('node:http')
  const redirecting = createServer((_request, response) => {
    response.writeHead(307, { location: `${other.url}/leads/-Nkey.json` }).end()
  })
  await new Promise<void>((resolve) => redirecting.listen(0, '127.0.0.1', resolve))
  const address = redirecting.address() as { port: number }
  store = openRestStore({
    getUrl: (path) => `http://127.0.0.1:${address.port}/${path}.json`,
    getToken: () => Promise.resolve('secret'),
  })
  expect(await store.create('leads', '-Nkey', ANNA, deadlineIn(1_000))).toBe('refused')
  expect(other.tokens).toEqual([])
  redirecting.close()
  await other.stop()
})
