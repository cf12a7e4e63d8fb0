import { FAULTS, type Fault } from '@/e2e/support/servers/database-faults'
import { startDatabaseServer, type DatabaseServer } from '@/e2e/support/servers/database-server'
import { CONSENT, createKey, MOVE_DETAILS } from './records.fixture'
import { longDeadline, openTestStore, setFaults } from './rest.fixture'
import type { Store } from './store'

jest.setTimeout(30_000)

const KEY = createKey('key')
const CLAIM = { key: createKey('claim'), at: 1 }
const CLAIM_KEY = `${KEY}-00`

let server: DatabaseServer
let store: Store
beforeEach(async () => {
  server = await startDatabaseServer()
  store = openTestStore(server)
})
afterEach(() => server.stop())

test.each(FAULTS)(
  'Related records are stored once although the first request meets "%s"',
  async (fault) => {
    setFaults(server, fault)
    const related = { consents: CONSENT, move_details: MOVE_DETAILS }
    expect(await store.claimRelated(KEY, related, longDeadline())).toEqual(related)
    expect(server.read('/consents')).toEqual({ [KEY]: CONSENT })
    expect(server.read('/move_details')).toEqual({ [KEY]: MOVE_DETAILS })
  },
)

test.each<Fault>(['refuse', 'hang', '503', 'apply-and-cut', 'truncate'])(
  'A claim that meets "%s" fails without a second attempt',
  async (fault) => {
    setFaults(server, fault)
    await expect(store.claim('limits', CLAIM_KEY, CLAIM, longDeadline())).rejects.toThrow(
      'No answer to the claim',
    )
    expect(server.faultCounts.get(fault)).toBe(1)
    expect(server.tokens.length).toBeLessThanOrEqual(1)
  },
)

test.each<Fault>(['refuse', 'hang', '503', 'apply-and-cut', '401', 'deny'])(
  'Records created together that meet "%s" are not reported as created, nor tried again',
  async (fault) => {
    setFaults(server, fault)
    const claim = { list: 'limits', key: CLAIM_KEY, record: CLAIM } as const
    expect(await store.createAll([claim], longDeadline())).toBe(false)
    expect(server.faultCounts.get(fault)).toBe(1)
    expect(server.tokens.length).toBeLessThanOrEqual(1)
  },
)

test('A claim whose token is rejected is retried with a new token', async () => {
  server.setFault('401')
  expect(await store.claim('limits', CLAIM_KEY, CLAIM, longDeadline())).toEqual(CLAIM)
})
