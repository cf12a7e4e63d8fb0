import { sendMail } from '@/lib/notifications/mailer'
import { changeRequest, QUOTE } from '@/lib/notifications/requests.fixture'
import { openMemoryStore } from '@/lib/store/memory.fixture'
import { CHANNELS, type Channel } from './channels'
import { encodeTime } from './push-id'

jest.mock('@/lib/notifications/mailer', () => ({
  ...jest.requireActual<object>('@/lib/notifications/mailer'),
  sendMail: jest.fn(),
}))

const HOUR = 3_600_000

beforeEach(() => void jest.mocked(sendMail).mockReset().mockResolvedValue({ deferred: 0 }))

function getChannel(name: string): Channel {
  const channel = CHANNELS.find((one) => one.name === name)
  if (!channel) throw new Error(`There is no channel ${name}`)
  return channel
}

test.each([
  ['of a young request under a tab’s old key, is tried again', 12 * HOUR, 0, 'refused for now'],
  ['of an old request with a clock ahead, is given up', -12 * HOUR, 2 * HOUR, undefined],
])('A recipient refused for now, %s', async (_what, keyAge, age, error) => {
  jest.mocked(sendMail).mockResolvedValue({ deferred: 1 })
  const key = `${encodeTime(Date.now() - keyAge)}${'x'.repeat(12)}`
  const request = { ...QUOTE, key, sentAt: Date.now() - age }
  const sent = getChannel('email').send(request, openMemoryStore())
  if (error) await expect(sent).rejects.toThrow(error)
  else expect(await sent).toBe('sent')
})

const EMAIL = 'mary.smith@example.com'
test.each([
  ['of the full form', { email: EMAIL }, true],
  ['that staff took up', { email: EMAIL, status: 'contacted' }, false],
  ['without an email address', { email: 'Unavailable' }, false],
])('A request %s is confirmed: %j, %s', (_which, fields, isConfirmed) => {
  const { record } = changeRequest(QUOTE, fields)
  expect(getChannel('confirmation').accepts(record, false)).toBe(isConfirmed)
})

test('A quick estimate whose email address staff typed is not confirmed', async () => {
  const { city = '', time_zone = '', reference = '' } = QUOTE.related.move_details ?? {}
  const quick = { ...QUOTE, related: { move_details: { city, time_zone, reference } } }
  const [send, store] = [getChannel('confirmation').send, openMemoryStore()]
  expect(await send(quick, store)).toBe('refused')
  expect(sendMail).not.toHaveBeenCalled()
  expect(await send(QUOTE, store)).toBe('sent')
})
