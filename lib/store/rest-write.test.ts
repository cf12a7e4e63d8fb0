import {
  FAULTS,
  startDatabaseServer,
  type DatabaseServer,
  type Fault,
} from '@/e2e/support/servers/database-server'
import { openRestStore } from './rest'
import type { Store } from './store'

let server: DatabaseServer
let store: Store

const AUTH_QUERY = `auth_variable_override=${encodeURIComponent('{"uid":"site"}')}`
beforeEach(async () => {
  server = await startDatabaseServer()
  store = openRestStore({
    getUrl: (path) => `${server.url}/${path}.json?${AUTH_QUERY}`,
    // Old until a fresh one is asked for.
    getToken: (refused) => Promise.resolve(refused ? 'fresh' : 'old'),
  })
})
afterEach(() => server.stop())

const deadlineIn = (ms: number) => Date.now() + ms

/** Plays a fault on the first request, then none. */
function faultFirstRequest(fault: Fault): void {
  let asked = 0
  server.setFault(() => (asked++ === 0 ? fault : undefined))
}

test.each(FAULTS)(
  'What stands beside a record is stored once although the database first plays "%s"',
  async (fault) => {
    faultFirstRequest(fault)
    const beside = { consents: { version: 'us-1' }, attribution: { landing: '/' } }
    expect(await store.claimRelated('-Nkey', beside, deadlineIn(6_000))).toEqual(beside)
    expect(server.read('/consents')).toEqual({ '-Nkey': beside.consents })
    expect(server.read('/attribution')).toEqual({ '-Nkey': beside.attribution })
  },
)

test.each<Fault>(['refuse', 'hang', '503', 'apply-and-cut', 'truncate'])(
  'A claim that meets "%s" is given up, for the record is more urgent',
  async (fault) => {
    faultFirstRequest(fault)
    const claim = { key: '-NAAAAAAAAAAAAAAAAAA', at: 1 }
    await expect(store.claim('limits', '-Nkey', claim, deadlineIn(400))).rejects.toThrow(
      'No answer',
    )
    expect(server.faultCounts.get(fault)).toBe(1)
    expect(server.tokens.length).toBeLessThanOrEqual(1)
  },
)

test('A claim whose token is refused is made with a fresh one', async () => {
  server.setFault('401')
  const claim = { key: '-NAAAAAAAAAAAAAAAAAA', at: 1 }
  expect(await store.claim('limits', '-Nkey', claim, deadlineIn(2_000))).toEqual(claim)
})
