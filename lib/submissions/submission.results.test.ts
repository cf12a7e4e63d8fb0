import { env } from '@/lib/env'
import { CANARY_FIELD, IDEMPOTENCY_KEY_FIELD } from '@/lib/forms/form'
import { createCanaryToken } from '@/lib/security/signatures'
import {
  CLIENT_IP,
  createKeyField,
  failWrites,
  FORM_ANSWERS,
  getLogEntries,
  listKeys,
  mockStore,
  NO_KEY_FIELD,
  scheduled,
  sendSubmission,
  store,
  useEmptyStore,
  failReads,
} from './submission.fixture'
import { createIdempotencyKey } from '@/lib/forms/push-key'
import type { DispatchList } from '@/lib/store/store'

const SECRET = 's'.repeat(32)

useEmptyStore()
beforeEach(() => {
  env.CRON_SECRET = SECRET
})

const sendCanary = (
  token: string,
  keyField: Record<string, string> = NO_KEY_FIELD,
  answers: Record<string, unknown> = FORM_ANSWERS,
) => sendSubmission({ hidden: { [CANARY_FIELD]: token, ...keyField }, answers })

test('The log entry has the result and no personal data', async () => {
  const { key } = await sendSubmission()
  expect(getLogEntries()).toEqual([
    {
      at: expect.any(String) as string,
      level: 'info',
      event: 'submission',
      request: 'iad1::x',
      outcome: 'stored',
      list: 'leads',
      location: 'toronto',
      key,
      ms: expect.any(Number) as number,
    },
  ])
  for (const text of [...Object.values(FORM_ANSWERS), CLIENT_IP])
    expect(JSON.stringify(getLogEntries())).not.toContain(text)
})

test.each([
  ['with an idempotency key', 'refused', {}],
  ['without one', 'unknown', NO_KEY_FIELD],
])('A request %s is %s when the store cannot be opened', async (_how, status, hidden) => {
  mockStore(new Error('disk full'))
  expect((await sendSubmission({ hidden })).status).toBe(status)
  expect(getLogEntries()).toMatchObject([{ level: 'error', outcome: status, reason: 'disk full' }])
})

test.each(['refused', 'unknown'] as const)(
  'A request whose message is %s by the outbox is neither stored nor thanked',
  async (status) => {
    env.SMTP_URL = 'smtp://mail.example'
    mockStore(failWrites(store, 'outbox', status))
    expect((await sendSubmission()).status).toBe(status)
    env.SMTP_URL = undefined
    expect(await listKeys('leads')).toEqual([])
  },
)

test('A canary is quarantined with its details and uses up no visitor’s limit', async () => {
  const sendNth = (n: number) => sendCanary(createCanaryToken(Date.now()), createKeyField(), { n })
  const { status, key } = await sendNth(0)
  expect(status).toBe('stored')
  expect([...store.records.keys()].toSorted()).toEqual([
    `details/${key}`,
    `quarantine/leads/${key}`,
  ])
  expect(store.records.get(`details/${key}`)).toMatchObject({ suspicions: 'canary' })
  expect(getLogEntries()[0]).toMatchObject({ outcome: 'quarantined', suspicions: ['canary'] })
  for (let n = 1; n < 10; n++) expect(await sendNth(n)).toMatchObject({ status })
  expect(await listKeys('limits')).toEqual([])
  expect(scheduled).not.toHaveBeenCalled()
})

test('A canary for a day closed since is stored', async () => {
  const hidden = { [CANARY_FIELD]: createCanaryToken(Date.now()) }
  expect(await sendSubmission({ hidden }, { isTooLate: true })).toMatchObject({ status: 'stored' })
})

// The canary has its own, more precise alert.
test('A canary that the store refuses alerts nobody', async () => {
  mockStore(failWrites(store, 'quarantine/leads'))
  for (let n = 0; n < 4; n++)
    expect((await sendCanary(createCanaryToken(Date.now()), createKeyField())).status).toBe(
      'refused',
    )
  expect(scheduled).not.toHaveBeenCalled()
})

test.each([
  ['of another secret', () => createCanaryToken(Date.now()), 't'.repeat(32)],
  ['that is no token', () => 'x', SECRET],
  ['of a site without a secret', () => createCanaryToken(Date.now()), undefined],
])(
  'A canary with a token %s is refused, without a record or an alert',
  async (_which, createToken, secret) => {
    const token = createToken()
    env.CRON_SECRET = secret
    for (let n = 0; n < 4; n++) expect((await sendCanary(token)).status).toBe('refused')
    expect([...store.records]).toEqual([])
    expect(scheduled).not.toHaveBeenCalled()
    expect(getLogEntries()[0]).toMatchObject({ outcome: 'refused', reason: 'invalid canary token' })
  },
)

test.each(['leads', 'outbox', 'details'])(
  'A visitor waits less than six seconds if the store hangs on %s',
  async (silent) => {
    jest.useFakeTimers({ advanceTimers: true })
    const never = () => new Promise<never>(() => undefined)
    const whole = store
    mockStore({
      ...whole,
      read: (list, ...rest) => (list === silent ? never() : whole.read(list, ...rest)),
      transact: (list, ...rest) => (list === silent ? never() : whole.transact(list, ...rest)),
    })
    env.SMTP_URL = 'smtp://mail.example'
    let status = 'waits'
    void sendSubmission().then((result) => (status = result.status))
    await jest.advanceTimersByTimeAsync(5_500)
    env.SMTP_URL = undefined
    expect(status).toBe('unknown')
  },
)

/** As the link does. */
async function close(list: DispatchList, key: string): Promise<void> {
  const to = 'cancelled'
  const change = { at: '2026-11-24T15:00:00Z', by: 'customer', from: '', to, done: true }
  await store.update('details', key, { [`changes/0-${to}`]: change })
  if (list === 'jobs') await store.update('jobs', key, { job_status: to })
}

const TAB = createIdempotencyKey(Date.now())
const OTHER_TAB = createIdempotencyKey(Date.now())

test.each([
  ['jobs', 'in the same tab', TAB, TAB],
  ['jobs', 'in another tab', TAB, OTHER_TAB],
  ['jobs', 'without JavaScript', '', ''],
  ['leads', 'in the same tab', TAB, TAB],
  ['leads', 'in another tab', TAB, OTHER_TAB],
  ['leads', 'without JavaScript', '', ''],
] as const)(
  'A request of %s, cancelled and resent %s, is one new request',
  async (list, _place, first, second) => {
    const send = (idempotencyKey: string) =>
      sendSubmission({ hidden: { [IDEMPOTENCY_KEY_FIELD]: idempotencyKey } }, { list })
    const { key } = await send(first)
    expect(await send(first)).toEqual({ status: 'stored', key })
    await close(list, key)
    const again = await send(second)
    expect(again.status).toBe('stored')
    expect(again.key).not.toBe(key)
    expect(await send(second)).toEqual(again)
    expect(await listKeys(list)).toEqual([key, again.key].sort())
    expect(await listKeys(`quarantine/${list}`)).toEqual([])
  },
)

test('A request that the office reopened is acknowledged again', async () => {
  const send = () => sendSubmission({ hidden: { [IDEMPOTENCY_KEY_FIELD]: TAB } }, { list: 'jobs' })
  const { key } = await send()
  await close('jobs', key)
  await store.update('jobs', key, { job_status: 'active' })
  expect(await send()).toEqual({ status: 'stored', key })
})

test.each([
  ['in the same tab are neither stored nor thanked', TAB, 'unknown', 1],
  ['in another tab are no duplicate', OTHER_TAB, 'stored', 2],
] as const)(
  'If a request’s end cannot be read, its answers sent again %s',
  async (_what, tab, expected, count) => {
    const send = (idempotencyKey: string) =>
      sendSubmission({ hidden: { [IDEMPOTENCY_KEY_FIELD]: idempotencyKey } }, { list: 'jobs' })
    const { key } = await send(TAB)
    await close('jobs', key)
    mockStore(failReads(store, 'details'))
    expect((await send(tab)).status).toBe(expected)
    expect(await listKeys('jobs')).toHaveLength(count)
    expect(await listKeys('quarantine/jobs')).toEqual([])
  },
)
