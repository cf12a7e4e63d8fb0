import { env } from '@/lib/env'
import { APP_CHECK_FIELD, ELAPSED_FIELD, HONEYPOT_FIELD } from '@/lib/forms/form'
import { verifyAppCheck, type AppCheckResult } from './app-check'
import {
  createKeyField,
  failWrites,
  FORM_ANSWERS,
  getKeys,
  getLogEntries,
  listKeys,
  mockStore,
  sendSubmission,
  store,
  useEmptyStore,
} from './submission.fixture'

jest.mock('./app-check')

useEmptyStore()
afterEach(() => {
  env.APP_CHECK_MODE = 'off'
})

const mockAppCheck = (result: AppCheckResult) =>
  jest.mocked(verifyAppCheck).mockResolvedValue(result)

test.each([
  ['a filled honeypot', { [HONEYPOT_FIELD]: 'x' }, ['honeypot']],
  ['an elapsed time of zero', { [ELAPSED_FIELD]: '0' }, ['fast']],
  ['an elapsed time under two seconds', { [ELAPSED_FIELD]: '1999' }, ['fast']],
  ['both', { [HONEYPOT_FIELD]: 'x', [ELAPSED_FIELD]: '5' }, ['honeypot', 'fast']],
])('A form with %s is quarantined and reported as stored', async (_what, hidden, suspicions) => {
  const { status, key } = await sendSubmission({ hidden })
  expect(status).toBe('stored')
  expect(await getKeys()).toEqual([[], [key]])
  expect(store.records.get(`details/${key}`)).toMatchObject({ suspicions: suspicions.join() })
  expect(getLogEntries()).toMatchObject([{ outcome: 'quarantined', suspicions }])
})

test.each(['', '2000', 'soon'])('The elapsed time "%s" is not suspicious', async (elapsed) => {
  const { key } = await sendSubmission({ hidden: { [ELAPSED_FIELD]: elapsed } })
  expect(await getKeys()).toEqual([[key], []])
  expect(store.records.get(`details/${key}`)).not.toHaveProperty('suspicions')
})

test('Content that the list holds under another key is quarantined', async () => {
  const first = await sendSubmission()
  const second = await sendSubmission()
  expect(second.status).toBe('stored')
  const corrected = await sendSubmission({ answers: { ...FORM_ANSWERS, phone: '416-555-0143' } })
  const [leads = [], quarantined] = await getKeys()
  expect(leads.toSorted()).toEqual([first.key, corrected.key].toSorted())
  expect(quarantined).toEqual([second.key])
})

test('Content of 24 hours is known, whatever the UTC day', async () => {
  const quarantined: number[] = []
  for (const hour of [23, 24, 48]) {
    jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, hour, 30), advanceTimers: true })
    await sendSubmission()
    quarantined.push((await listKeys('quarantine/leads')).length)
  }
  expect(quarantined).toEqual([0, 1, 1])
})

test('Content whose first submission failed is not a duplicate', async () => {
  mockStore(failWrites(store, 'leads'))
  expect((await sendSubmission()).status).toBe('refused')
  mockStore(store)
  const { key } = await sendSubmission()
  expect(await getKeys()).toEqual([[key], []])
})

test('Content whose first submission was quarantined is not a duplicate', async () => {
  const first = await sendSubmission({ hidden: { [ELAPSED_FIELD]: '10' } })
  const { key } = await sendSubmission()
  expect(await getKeys()).toEqual([[key], [first.key]])
})

test('While known content cannot be asked for, a request is not suspected', async () => {
  await sendSubmission()
  mockStore(failWrites(store, 'limits', 'unknown'))
  await sendSubmission()
  const [leads, quarantined] = await getKeys()
  expect([leads?.length, quarantined]).toEqual([2, []])
})

describe.each(['missing', 'invalid', 'unavailable', 'consumed'] as const)(
  'A token that is %s',
  (appCheck) => {
    test.each([
      ['monitor', 'leads'],
      ['enforce', 'quarantine/leads'],
    ] as const)('in the mode "%s" stores the request in %s', async (mode, list) => {
      env.APP_CHECK_MODE = mode
      mockAppCheck(appCheck)
      const { status, key } = await sendSubmission({ hidden: { [APP_CHECK_FIELD]: 'token' } })
      expect(status).toBe('stored')
      expect(await listKeys(list)).toEqual([key])
      expect(getLogEntries()).toMatchObject([{ appCheck }])
    })
  },
)

test('A retry may send the token that its first try consumed', async () => {
  env.APP_CHECK_MODE = 'enforce'
  const hidden = createKeyField()
  mockAppCheck('valid')
  mockStore(failWrites(store, 'leads'))
  expect((await sendSubmission({ hidden })).status).toBe('refused')
  mockStore(store)
  mockAppCheck('consumed')
  await new Promise((resolve) => setTimeout(resolve, 2))
  const { key } = await sendSubmission({ hidden })
  expect(await getKeys()).toEqual([[key], []])
})

test('App Check is not called while it is off, nor for a request suspected already', async () => {
  jest.mocked(verifyAppCheck).mockClear()
  await sendSubmission({ hidden: { [APP_CHECK_FIELD]: 'token' } })
  env.APP_CHECK_MODE = 'enforce'
  await sendSubmission({ hidden: { [HONEYPOT_FIELD]: 'x' } })
  expect(verifyAppCheck).not.toHaveBeenCalled()
})
