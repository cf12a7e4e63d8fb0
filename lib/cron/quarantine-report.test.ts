import { startMailServer } from '@/e2e/support/servers/mail-server'
import { postChat } from '@/lib/monitoring/post-chat'
import { env } from '@/lib/env'
import { encodeTime } from '@/lib/store/record-key'
import { reportQuarantine } from './quarantine-report'
import { openMemoryStore } from '@/lib/store/memory.fixture'
import { toInstant } from '@/lib/forms/stored-fields'

jest.mock('@/lib/monitoring/post-chat')

const HOUR = 3_600_000
const MIDNIGHT = Date.UTC(2026, 10, 22)

let store: ReturnType<typeof openMemoryStore>
let lines: string[]
let counter = 0

beforeEach(() => {
  env.ALERT_WEBHOOK_URL = 'https://chat.example/hook'
  store = openMemoryStore(2)
  lines = []
  jest.mocked(postChat).mockReset()
  jest.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line))
})
afterEach(() => {
  env.ALERT_WEBHOOK_URL = env.SMTP_URL = undefined
  jest.restoreAllMocks()
})

function storeQuarantined(
  kind: 'leads' | 'jobs',
  at: number,
  reasons?: string,
  keyTime = at,
): string {
  const key = encodeTime(keyTime) + String(counter++).padStart(12, 'x')
  store.records.set(`quarantine/${kind}/${key}`, { name: 'Mary Smith', phone: '416-555-0142' })
  if (reasons)
    store.records.set(`details/${key}`, { suspicions: reasons, at: toInstant(new Date(at)) })
  return key
}

const report = (now = MIDNIGHT + HOUR) => reportQuarantine(store, now)
const alerts = () => jest.mocked(postChat).mock.calls.map(([, text]) => text)

test('The daily alert counts the quarantined requests by kind and reason', async () => {
  storeQuarantined('leads', MIDNIGHT - 1, 'honeypot')
  storeQuarantined('leads', MIDNIGHT - 24 * HOUR, 'honeypot,fast')
  storeQuarantined('jobs', MIDNIGHT - HOUR)
  // Not counted: today's, an older one, and one that a retry stored in the list.
  storeQuarantined('leads', MIDNIGHT, 'honeypot')
  storeQuarantined('leads', MIDNIGHT - 24 * HOUR - 1_000, 'honeypot')
  store.records.set(`leads/${storeQuarantined('leads', MIDNIGHT - HOUR, 'fast')}`, {
    name: 'Mary Smith',
  })
  // A wrong browser clock: the server's time counts.
  storeQuarantined('leads', MIDNIGHT - HOUR, 'duplicate', MIDNIGHT + 20 * HOUR)
  storeQuarantined('leads', MIDNIGHT - 20 * HOUR, 'duplicate', MIDNIGHT - 43 * HOUR)
  await report()
  expect(alerts()).toEqual([
    expect.stringMatching(
      /^Suspected spam quarantined at http.* 2026-11-21 .*: 4 leads, 1 job \(duplicate 2, fast 1, honeypot 2, unknown 1\)\.\n.*npm run leads -- --quarantine/,
    ),
  ])
  expect(alerts().join() + lines.join()).not.toMatch(/Mary|416/)
})

test('Five instances send one alert a day', async () => {
  storeQuarantined('leads', MIDNIGHT - HOUR, 'honeypot')
  storeQuarantined('leads', MIDNIGHT + 2 * HOUR, 'fast')
  await Promise.all(Array.from({ length: 5 }, () => report()))
  for (let hour = 2; hour < 24; hour++) await report(MIDNIGHT + hour * HOUR)
  expect(alerts()).toHaveLength(1)
  await report(MIDNIGHT + 24 * HOUR)
  expect(alerts()).toHaveLength(2)
  expect(alerts()[1]).toContain('2026-11-22')
})

test('A day without quarantined requests sends no alert', async () => {
  storeQuarantined('leads', MIDNIGHT + 1, 'honeypot')
  await report()
  expect(alerts()).toEqual([])
})

test('If the alert channel fails, the next run sends the alert', async () => {
  storeQuarantined('leads', MIDNIGHT - HOUR, 'honeypot')
  jest.mocked(postChat).mockRejectedValueOnce(new Error('down'))
  await report()
  await report(MIDNIGHT + 2 * HOUR)
  await report(MIDNIGHT + 3 * HOUR)
  expect(alerts()).toHaveLength(2)
})

test('A store error is logged and not thrown', async () => {
  jest.spyOn(store, 'list').mockRejectedValue(new Error('down'))
  await expect(report()).resolves.toBeUndefined()
  expect(lines.join()).toContain('"event":"quarantine"')
  expect(alerts()).toEqual([])
})

describe('With a mail server', () => {
  let mail: Awaited<ReturnType<typeof startMailServer>>
  const DISPATCHERS = ['one@crew.example', 'two@crew.example']

  beforeEach(async () => {
    mail = await startMailServer()
    env.SMTP_URL = mail.url
    env.MAIL_FROM = 'site@crew.example'
    env.DISPATCH_EMAIL = DISPATCHERS
    storeQuarantined('leads', MIDNIGHT - HOUR, 'honeypot')
  })
  afterEach(() => mail.stop())

  test('the dispatchers get the report once, even while the alert channel fails', async () => {
    jest.mocked(postChat).mockRejectedValue(new Error('down'))
    await report()
    await report(MIDNIGHT + 2 * HOUR)
    expect(mail.mails).toMatchObject([
      { recipients: DISPATCHERS, subject: 'Suspected spam yesterday' },
    ])
    expect(mail.mails[0]?.text).toContain('npm run leads -- --quarantine')
  })

  test('a report that no channel takes is sent by the next run', async () => {
    env.ALERT_WEBHOOK_URL = undefined
    mail.setFault('auth-refused')
    env.SMTP_URL = mail.url.replace('//', '//site:secret@')
    await report()
    mail.setFault(undefined)
    env.SMTP_URL = mail.url
    await report(MIDNIGHT + 2 * HOUR)
    expect(mail.mails).toHaveLength(1)
  })
})
