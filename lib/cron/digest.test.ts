import { mailer } from './mailer.fixture'
import { env } from '@/lib/env'
import { CANARY_FIELD, HONEYPOT_FIELD, IDEMPOTENCY_KEY_FIELD } from '@/lib/forms/form'
import { createIdempotencyKey } from '@/lib/forms/push-key'
import { createCanaryToken } from '@/lib/security/signatures'
import {
  failWrites,
  getKeys,
  listKeys,
  mockStore,
  runScheduled,
  sendSubmission,
  store,
  useEmptyStore,
} from '@/lib/submissions/submission.fixture'
import { runOutbox } from './outbox-run'

jest.mock('@/lib/locations/cached-location')

const MINUTE = 60_000
const NOW = Date.parse('2026-11-20T15:00:30Z')
const OFFICE = ['dispatch@movers.example']

useEmptyStore()
env.SMTP_URL = 'smtp://mail.example'
env.MAIL_FROM = 'site@movers.example'
env.DISPATCH_EMAIL = OFFICE
env.CONFIRMATIONS_PER_HOUR = 60
beforeEach(() => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['setTimeout', 'clearTimeout'] })
  mailer.mockReset().mockResolvedValue({ deferred: 0, refused: [] })
  store.records.set('locations/toronto', { tracking_phone: '416-555-0110' })
})

let counter = 0
const send = (hidden: Record<string, string> = {}, ip = `198.51.${counter}.7`) => {
  const name = `Mary ${String.fromCharCode(65 + (counter % 26))}${counter++}`
  const answers = { name, phone: '416-555-0142', message: name }
  const record = { name, phone: '416-555-0142', location_id: 'toronto', status: 'new' }
  const email = `customer${counter}@example.com`
  return sendSubmission(
    { hidden, ip, answers },
    { now: new Date(), record: { ...record, email, ip_address: ip } },
  )
}
const hold = () => send({ [HONEYPOT_FIELD]: 'x' })
async function runAt(minutes: number) {
  jest.setSystemTime(NOW + minutes * MINUTE)
  return runOutbox(store)
}
const getMails = (isToOffice: boolean) =>
  mailer.mock.calls.map(([mail]) => mail).filter(({ to }) => (to === OFFICE) === isToOffice)
const getSubjects = () => getMails(true).map(({ subject }) => subject)

test('The next run lists the held requests in one mail', async () => {
  for (let n = 0; n < 3; n++) await hold()
  expect((await getKeys())[1]).toHaveLength(3)
  await Promise.all([runAt(3), runAt(3)])
  await runAt(20)
  expect(getSubjects()).toEqual(['Greater Toronto: 3 held as suspected spam'])
  expect(getMails(true)[0]?.text).toMatch(
    /Mary \w+, 416-555-0142, TR-\w+\nhttp:\S+\/toronto\/desk\/request\?key=\S+\nSuspected spam, Moving quote, waiting 3 minutes: filled in a hidden field\n/,
  )
  expect(getMails(false)).toEqual([])
  expect(await listKeys('outbox')).toEqual([])
})

test('A held request waits at the desk even without any channel', async () => {
  env.SMTP_URL = undefined
  await hold()
  await runAt(3)
  env.SMTP_URL = 'smtp://mail.example'
  const [, [key = ''] = []] = await getKeys()
  expect(store.records.get(`desk/toronto-${key}`)).toMatchObject({ waits_for: 'release' })
  expect(await listKeys('outbox')).toEqual([])
})

test('A held request that was removed needs no mail', async () => {
  await hold()
  const [, [key = ''] = []] = await getKeys()
  await store.remove('quarantine/leads', key)
  await runAt(3)
  expect(getSubjects()).toEqual([])
  expect(await listKeys('outbox')).toEqual([])
})

test('A held request is queued before it is stored, once for all tries', async () => {
  const key = { [IDEMPOTENCY_KEY_FIELD]: createIdempotencyKey(NOW) }
  const answers = { name: 'Mary', phone: '416-555-0142', message: 'Two rooms' }
  const hidden = { ...key, [HONEYPOT_FIELD]: 'x' }
  mockStore(failWrites(store, 'outbox', 'unknown'))
  expect(await sendSubmission({ hidden, answers })).toMatchObject({ status: 'unknown' })
  expect(await getKeys()).toEqual([[], []])
  mockStore(store)
  for (let n = 0; n < 2; n++)
    expect(await sendSubmission({ hidden, answers })).toMatchObject({ status: 'stored' })
  expect(await listKeys('outbox')).toHaveLength(1)
})

test('After a flood the mail lists twenty held requests and counts all', async () => {
  for (let n = 0; n < 25; n++) await hold()
  await runAt(3)
  expect(getSubjects()).toEqual(['Greater Toronto: 25 held as suspected spam'])
  expect(getMails(true)[0]?.text).toContain('And 5 more at the desk')
  expect(await listKeys('desk')).toHaveLength(25)
  expect(await listKeys('outbox')).toEqual([])
})

test('An office gets at most six digests an hour, none naming a request twice', async () => {
  const sentAt: number[] = []
  mailer.mockImplementation(() => {
    sentAt.push(Date.now())
    return Promise.resolve({ deferred: 0, refused: [] })
  })
  for (let minute = 0; minute < 60; minute++) {
    await runAt(minute)
    await hold()
  }
  for (let minute = 60; minute < 130; minute++) await runAt(minute)
  const hours = sentAt.map((at) => Math.floor((at - NOW) / (60 * MINUTE)))
  expect(hours.filter((hour) => hour === 0)).toHaveLength(6)
  expect(hours.length).toBeLessThan(9)
  const names = getMails(true).flatMap(({ text }) => text.match(/Mary \w+(?=, 416)/g) ?? [])
  expect(names).toHaveLength(new Set(names).size)
  expect(names.length).toBeGreaterThan(50)
  expect(await listKeys('outbox')).toEqual([])
})

test('No digest names our canary', async () => {
  env.CRON_SECRET = 'cron-secret-'.repeat(4)
  await send({ [CANARY_FIELD]: createCanaryToken(Date.now()) })
  expect((await getKeys())[1]).toHaveLength(1)
  expect(await listKeys('outbox')).toEqual([])
  await hold()
  await runAt(3)
  expect(getSubjects()).toEqual(['Greater Toronto: 1 held as suspected spam'])
})

test('A flood is stored, the office gets digests, and customers take turns', async () => {
  for (let n = 0; n < 130; n++) await send({}, `2001:db8:${n % 10}:${n.toString(16)}::1`)
  await send({}, '203.0.113.9')
  const [stored = []] = await getKeys()
  expect(stored).toHaveLength(131)
  await runScheduled()
  expect(getMails(true)).toHaveLength(20)
  // 111 requests and the day mail.
  expect(await listKeys('outbox')).toHaveLength(112)
  mailer.mockClear()

  await runAt(10)
  expect(getSubjects()).toEqual(['Greater Toronto: 100 new requests'])
  const turn = getMails(false).findIndex(({ to }) => to === `customer${counter}@example.com`)
  expect(turn).toBeGreaterThanOrEqual(0)
  expect(turn).toBeLessThan(11)
  for (const minutes of [20, 30, 90, 150, 220]) await runAt(minutes)
  expect(getSubjects()).toEqual([
    'Greater Toronto: 100 new requests',
    'Greater Toronto: 11 new requests',
  ])
  expect(new Set(getMails(true).map(({ messageId }) => messageId)).size).toBe(2)
  for (const key of stored)
    expect(store.records.get(`details/${key}`)?.sent).toHaveProperty('email')
})

test('A later run sends a failed digest, with the same Message-ID', async () => {
  await hold()
  mailer.mockRejectedValueOnce(new Error('ECONNECTION'))
  await runAt(3)
  expect(await listKeys('outbox')).toHaveLength(1)
  await runAt(14)
  const ids = getMails(true).map(({ messageId }) => messageId)
  expect(ids).toEqual([ids[1], ids[1]])
  expect(await listKeys('outbox')).toEqual([])
})

test('The digest lists a held request without scripts, whose key starts with its day', async () => {
  await send({ [HONEYPOT_FIELD]: 'x', [IDEMPOTENCY_KEY_FIELD]: '' })
  expect((await getKeys())[1]).toHaveLength(1)
  await runAt(3)
  expect(getSubjects()).toEqual(['Greater Toronto: 1 held as suspected spam'])
})
