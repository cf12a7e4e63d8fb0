import { env } from '@/lib/env'
import { CANARY_FIELD, IDEMPOTENCY_KEY_FIELD } from '@/lib/forms/form'
import { createCanaryToken } from '@/lib/signing/signatures'
import {
  CLIENT_IP,
  FORM_ANSWERS,
  getLogEntries,
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
  env.CANARY_SECRET = SECRET
})

const sendCanary = (token: string, answers: Record<string, unknown> = FORM_ANSWERS) =>
  sendSubmission({ hidden: { [CANARY_FIELD]: token, [IDEMPOTENCY_KEY_FIELD]: '' }, answers })

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

test('A canary is stored in its own list without details and limits', async () => {
  const { status, key } = await sendCanary(createCanaryToken(SECRET, Date.now()))
  expect(status).toBe('stored')
  const record = { name: FORM_ANSWERS.name, location_id: 'toronto', ip_address: CLIENT_IP }
  expect([...store.records]).toEqual([[`canary/leads/${key}`, record]])
  for (let n = 0; n < 10; n++)
    expect(await sendCanary(createCanaryToken(SECRET, Date.now()), { n })).toMatchObject({ status })
  expect(getLogEntries()[0]).toMatchObject({ outcome: 'stored', list: 'canary/leads' })
})

test('A canary that the store refuses is refused', async () => {
  store.transact = () => Promise.resolve({ status: 'refused' })
  expect((await sendCanary(createCanaryToken(SECRET, Date.now()))).status).toBe('refused')
})

test.each([
  ['of another secret', createCanaryToken('t'.repeat(32), Date.now()), SECRET],
  ['that is no token', 'x', SECRET],
  ['of a site without a secret', createCanaryToken(SECRET, Date.now()), undefined],
])(
  'A canary with a token %s is refused: nothing is stored, no one is told',
  async (_which, token, secret) => {
    env.CANARY_SECRET = secret
    for (let n = 0; n < 4; n++) expect((await sendCanary(token, { n })).status).toBe('refused')
    expect([...store.records]).toEqual([])
    // The canary's own alert says more.
    expect(scheduled).not.toHaveBeenCalled()
    expect(getLogEntries()[0]).toMatchObject({ outcome: 'refused', reason: 'invalid canary token' })
  },
)
