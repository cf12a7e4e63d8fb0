import { startMailServer, type MailServer } from '@/e2e/support/servers/mail-server'
import { env } from '@/lib/env'
import { toInstant } from '@/lib/forms/stored-fields'
import { MailError, sendMail } from '@/lib/notifications/mailer'
import { changeRequest, QUOTE } from '@/lib/notifications/requests.fixture'
import { getStore } from '@/lib/store'
import { openMemoryStore } from '@/lib/store/memory.fixture'
import { TimeoutError } from '@/lib/store/store'
import { CHANNELS, type Channel } from './channels'
import { deliverToChannels } from './delivery'
import { retryMissedDeliveries } from './missed-deliveries'
import { encodeTime } from './record-key'
import { failReads } from './submission.fixture'

jest.mock('@/lib/store')
jest.mock('@/lib/notifications/mailer', () => {
  const mailer = jest.requireActual<{ sendMail: (...args: unknown[]) => unknown }>(
    '@/lib/notifications/mailer',
  )
  return { ...mailer, sendMail: jest.fn(mailer.sendMail) }
})

const NOW = Date.now()
const HOUR = 3_600_000
const CUSTOMER = 'mary@example.com'
const LOCATION = { tracking_phone: '416-555-0110' }
const [OWN, GENERAL] = ['own@crew.example', 'general@crew.example']

let mail: MailServer
let store: ReturnType<typeof openMemoryStore>

beforeEach(async () => {
  mail = await startMailServer()
  store = openMemoryStore()
  jest.mocked(getStore).mockResolvedValue(store)
  store.records.set('locations/toronto', LOCATION)
  env.SMTP_URL = mail.url
  env.MAIL_FROM = 'site@crew.example'
  env.DISPATCH_EMAIL = [GENERAL]
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  mail.stop()
  jest.useRealTimers()
  env.SMTP_URL = undefined
  jest.restoreAllMocks()
})

function getChannel(name: string): Channel {
  const channel = CHANNELS.find((one) => one.name === name)
  if (!channel) throw new Error(`There is no channel ${name}`)
  return channel
}
function storeLead(minutesAgo: number, email = CUSTOMER): string {
  const key = `${encodeTime(NOW - minutesAgo * 60_000)}${'x'.repeat(12)}`
  const record = { name: 'Mary Smith', email, status: 'new', location_id: 'toronto' }
  store.records.set(`leads/${key}`, record)
  return key
}
const getMarker = (key: string, channel: string) =>
  store.records.get(`deliveries/${key}:${channel}`)
const getRecipients = () => mail.mails.flatMap(({ recipients }) => recipients).sort()
async function retryMissed(ops = store) {
  const run = await retryMissedDeliveries(ops, 'a run', Date.now())
  return 'channels' in run ? run.channels : run
}

test('A customer without stored details is confirmed with the number of the location', async () => {
  const key = storeLead(0)
  await deliverToChannels(store, { list: 'leads', key })
  expect(getRecipients()).toEqual([GENERAL, CUSTOMER])
  expect(mail.mails.find(({ recipients }) => recipients.includes(CUSTOMER))?.text).toContain(
    '416-555-0110',
  )
})

test.each([
  ['of the full form', {}, {}, true],
  ['without details', {}, { form: undefined }, true],
  ['of the short form, whose address staff typed', {}, { form: 'short' }, false],
  ['that staff took up', { status: 'contacted' }, {}, false],
  ['without an email address', { email: 'Unavailable' }, {}, false],
])('A request %s is confirmed: %j, %j, %s', (_which, record, details, isConfirmed) => {
  const request = changeRequest(QUOTE, record, details)
  expect(getChannel('confirmation').accepts(request)).toBe(isConfirmed)
})

test('An unknown address of a location is replaced by the general one', async () => {
  store.records.set('locations/toronto', { ...LOCATION, dispatch_email: OWN })
  mail.setFault((session) => (session === 1 ? 'recipient-rejected' : undefined))
  const key = storeLead(5, 'Unavailable')
  expect(await retryMissed()).toMatchObject({ email: { delivered: 1 } })
  expect(getRecipients()).toEqual([GENERAL])
  expect(getMarker(key, 'email')).toMatchObject({ tries: 1 })
})

test('A refusal of the server ends no confirmation: the account may be repaired', async () => {
  const key = storeLead(5)
  mail.setFault('refused')
  expect(await retryMissed()).toMatchObject({ confirmation: { pending: 1 } })
  mail.setFault(undefined)
  expect(await retryMissed()).toMatchObject({ confirmation: { delivered: 1 } })
  expect(getMarker(key, 'confirmation')).not.toHaveProperty('refused')
})

test('A location that cannot be read delays its mail, and sends it to no one else', async () => {
  store.records.set('locations/toronto', { ...LOCATION, dispatch_email: OWN })
  storeLead(5, 'Unavailable')
  const failing = failReads(store, (list) => list === 'locations')
  expect(await retryMissed(failing)).toMatchObject({ email: { pending: 1 } })
  expect(await retryMissed()).toMatchObject({ email: { delivered: 1 } })
  expect(getRecipients()).toEqual([OWN])
})

test.each([
  ['of a young request under a tab’s old key, is tried again', 12 * HOUR, 0, 'refused for now'],
  ['of an old request with a clock ahead, is given up', -12 * HOUR, 2 * HOUR, undefined],
])('A recipient refused for now, %s', async (_what, keyAge, age, error) => {
  jest.mocked(sendMail).mockResolvedValueOnce({ deferred: 1 })
  const key = `${encodeTime(NOW - keyAge)}${'x'.repeat(12)}`
  const details = { ...QUOTE.details, at: toInstant(new Date(NOW - age)) }
  const sent = getChannel('email').send({ ...QUOTE, key, details }, store)
  if (error) await expect(sent).rejects.toThrow(error)
  else expect(await sent).toBe('sent')
})

test('After a timeout the dispatcher’s mail is sent again when the request is twice as old', async () => {
  jest.mocked(sendMail).mockClear().mockRejectedValue(new MailError(new TimeoutError()))
  const key = storeLead(25, 'Unavailable')
  const at = toInstant(new Date(NOW - 25 * 60_000))
  store.records.set(`details/${key}`, { at })
  jest.useFakeTimers({ advanceTimers: true })
  for (const minutesLater of [0, 10, 20, 30, 75, 90]) {
    jest.setSystemTime(NOW + minutesLater * 60_000)
    expect(await retryMissed()).toMatchObject({ email: { pending: 1 } })
  }
  expect(sendMail).toHaveBeenCalledTimes(3)
  expect(getMarker(key, 'email')).toMatchObject({ tries: 3, timed_out: true })
})
