import { env } from '@/lib/env'
import {
  APP_CHECK_FIELD,
  ELAPSED_FIELD,
  HONEYPOT_FIELD,
  IDEMPOTENCY_KEY_FIELD,
  MESSAGE_FIELD,
} from '@/lib/forms/form'
import { parseRequest } from '@/lib/requests/request'
import { verifyAppCheck, type AppCheckResult } from './app-check'
import {
  createKeyField,
  failWrites,
  FORM_ANSWERS,
  getKeys,
  getLogEntries,
  mockStore,
  NO_KEY_FIELD,
  sendSubmission,
  store,
  useEmptyStore,
} from './submission.fixture'

jest.mock('./app-check')

useEmptyStore()
afterEach(() => {
  env.APP_CHECK_MODE = 'off'
})

const LINK = { [MESSAGE_FIELD]: 'See https://example.com/x' }
const JUNK_KEY = { [IDEMPOTENCY_KEY_FIELD]: 'John Smith' }

const mockAppCheck = (result: AppCheckResult) =>
  jest.mocked(verifyAppCheck).mockResolvedValue(result)

test.each([
  ['a filled honeypot', { [HONEYPOT_FIELD]: 'x' }, ['honeypot']],
  ['an elapsed time of zero', { [ELAPSED_FIELD]: '0' }, ['instant']],
  ['an elapsed time under 0.7 seconds', { [ELAPSED_FIELD]: '699' }, ['instant']],
  ['both', { [HONEYPOT_FIELD]: 'x', [ELAPSED_FIELD]: '5' }, ['honeypot', 'instant']],
  ['a link, sent within two seconds', { ...LINK, [ELAPSED_FIELD]: '700' }, ['fast', 'link']],
  ['a link and without a script', { ...LINK, ...NO_KEY_FIELD }, ['no-script', 'link']],
  ['a junk key and a link in the name', { ...JUNK_KEY, name: 'bit.ly/x' }, ['no-script', 'link']],
])('A form with %s is quarantined and reported as stored', async (_what, hidden, suspicions) => {
  const { status, key, isUnconfirmed } = await sendSubmission({ hidden })
  expect([status, isUnconfirmed]).toEqual(['stored', true])
  expect(await getKeys()).toEqual([[], [key]])
  expect(store.records.get(`details/${key}`)).toMatchObject({ suspicions: suspicions.join() })
  expect(getLogEntries()).toMatchObject([{ outcome: 'quarantined', suspicions }])
})

test.each([
  ['sent within two seconds', { [ELAPSED_FIELD]: '1999' }, 'fast'],
  ['sent within two seconds', { [ELAPSED_FIELD]: '700' }, 'fast'],
  ['with a link', LINK, 'link'],
  ['with two links, in name and note', { ...LINK, name: 'www.example.com' }, 'link'],
  ['without a script', NO_KEY_FIELD, 'no-script'],
  ['without a script or time', { ...NO_KEY_FIELD, [ELAPSED_FIELD]: '' }, 'no-script'],
])('A form %s reaches the office, with a flag', async (_how, hidden, sign) => {
  const { status, key, isUnconfirmed } = await sendSubmission({ hidden })
  expect([status, isUnconfirmed]).toEqual(['stored', undefined])
  expect(await getKeys()).toEqual([[key], []])
  const details = store.records.get(`details/${key}`) ?? {}
  expect(details).toMatchObject({ suspicions: sign })
  expect(parseRequest('leads', key, {}, details).flags).toEqual([expect.stringMatching(/spam/)])
  expect(getLogEntries()).toMatchObject([{ outcome: 'stored', suspicions: [sign] }])
})

test.each(['', '2000', 'soon'])('The elapsed time "%s" is not suspicious', async (elapsed) => {
  const { key } = await sendSubmission({ hidden: { [ELAPSED_FIELD]: elapsed } })
  expect(await getKeys()).toEqual([[key], []])
  expect(store.records.get(`details/${key}`)).not.toHaveProperty('suspicions')
})

const getSigns = ({ key }: { key: string }) => store.records.get(`details/${key}`)?.suspicions

test('Content that the list has under another key is flagged', async () => {
  const first = await sendSubmission()
  const second = await sendSubmission()
  const corrected = await sendSubmission({ answers: { ...FORM_ANSWERS, phone: '416-555-0143' } })
  expect([first, second, corrected].map(getSigns)).toEqual([undefined, 'duplicate', undefined])
  expect((await getKeys()).map(({ length }) => length)).toEqual([3, 0])
})

test('Content is remembered for 24 hours, across UTC days', async () => {
  const signs: unknown[] = []
  for (const hour of [23, 24, 49]) {
    jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, hour, 30), advanceTimers: true })
    signs.push(getSigns(await sendSubmission()))
  }
  expect(signs).toEqual([undefined, 'duplicate', undefined])
})

test('A long note is a sign if another person has sent it', async () => {
  const send = (phone: string, message: string) =>
    sendSubmission({
      hidden: { [MESSAGE_FIELD]: message },
      answers: { ...FORM_ANSWERS, phone, message, n: Math.random() },
    })
  const note = 'Two bedrooms on the third floor, and a piano in the basement'
  const signs: unknown[] = []
  for (const phone of ['416-555-0142', '416-555-0142', '416-555-0143', '416-555-0142'])
    signs.push(getSigns(await send(phone, note)))
  expect(signs).toEqual([undefined, undefined, 'duplicate', 'duplicate'])
  await send('416-555-0144', 'Sofa')
  expect(getSigns(await send('416-555-0145', 'Sofa'))).toBeUndefined()
})

test('Content whose first submission failed is not a duplicate', async () => {
  mockStore(failWrites(store, 'leads'))
  expect((await sendSubmission()).status).toBe('refused')
  mockStore(store)
  expect(getSigns(await sendSubmission())).toBeUndefined()
})

test('Content whose first submission was quarantined is not a duplicate', async () => {
  await sendSubmission({ hidden: { [ELAPSED_FIELD]: '10' } })
  expect(getSigns(await sendSubmission())).toBeUndefined()
})

test('If known content cannot be read, a request is not suspected', async () => {
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
      ['monitor', undefined],
      ['enforce', 'app-check'],
    ] as const)('in the mode "%s" has the sign %s', async (mode, sign) => {
      env.APP_CHECK_MODE = mode
      mockAppCheck(appCheck)
      const sent = await sendSubmission({ hidden: { [APP_CHECK_FIELD]: 'token' } })
      expect(await getKeys()).toEqual([[sent.key], []])
      expect(getSigns(sent)).toBe(sign)
      expect(getLogEntries()).toMatchObject([{ appCheck }])
    })

    test('adds no second sign if no script ran', async () => {
      env.APP_CHECK_MODE = 'enforce'
      mockAppCheck(appCheck)
      expect(getSigns(await sendSubmission({ hidden: NO_KEY_FIELD }))).toBe('no-script')
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
  expect(getSigns(await sendSubmission({ hidden }))).toBeUndefined()
})

test('App Check is not called while it is off or for a held request', async () => {
  jest.mocked(verifyAppCheck).mockClear()
  await sendSubmission({ hidden: { [APP_CHECK_FIELD]: 'token' } })
  env.APP_CHECK_MODE = 'enforce'
  await sendSubmission({ hidden: { [HONEYPOT_FIELD]: 'x' } })
  expect(verifyAppCheck).not.toHaveBeenCalled()
})
