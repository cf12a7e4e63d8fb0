import { env } from '@/lib/env'
import { CANARY_FIELD } from '@/lib/forms/form'
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
} from './submission.fixture'

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
])('Of a store that cannot be opened a request %s is %s', async (_how, status, hidden) => {
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
