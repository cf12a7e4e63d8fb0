import { startMailServer, type MailServer } from '@/e2e/support/servers/mail-server'
import { env } from '@/lib/env'
import { openMemoryStore } from '@/lib/store/memory.fixture'
import type { MarkerList } from '@/lib/store/store'
import { deliverToChannels, retryMissedDeliveries } from './delivery'
import { encodeTime } from './push-id'

const NOW = Date.now()
const CUSTOMER = 'mary@example.com'
const LOCATION = { tracking_phone: '416-555-0110' }
const [OWN, GENERAL] = ['own@crew.example', 'general@crew.example']

let mail: MailServer
let store: ReturnType<typeof openMemoryStore>

beforeEach(async () => {
  mail = await startMailServer()
  store = openMemoryStore()
  store.records.set('locations/toronto', LOCATION)
  env.SMTP_URL = mail.url
  env.MAIL_FROM = 'site@crew.example'
  env.DISPATCH_EMAIL = [GENERAL]
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  mail.stop()
  env.SMTP_URL = env.LEAD_WEBHOOK_URL = env.LEAD_WEBHOOK_SECRET = undefined
  jest.restoreAllMocks()
})

function storeLead(minutesAgo: number, email = CUSTOMER): string {
  const key = `${encodeTime(NOW - minutesAgo * 60_000)}${'x'.repeat(12)}`
  const record = { name: 'Mary Smith', email, status: 'new', location_id: 'toronto' }
  store.records.set(`leads/${key}`, record)
  return key
}
const getMarker = (list: MarkerList, key: string) => store.records.get(`${list}/${key}`)
const getRecipients = () => mail.mails.flatMap(({ recipients }) => recipients).sort()
const retryMissed = () => retryMissedDeliveries(store, store, NOW)

test('A channel whose markers cannot be read stops no other, and its requests count as pending', async () => {
  const key = storeLead(90, 'Unavailable')
  env.LEAD_WEBHOOK_URL = 'https://crm.example/hook'
  env.LEAD_WEBHOOK_SECRET = 'webhook-'.repeat(5)
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null))
  const list = store.list.bind(store)
  jest
    .spyOn(store, 'list')
    .mockImplementation((name, since) =>
      name === 'dispatch_mails' ? Promise.reject(new Error('denied')) : list(name, since),
    )
  expect(await retryMissed()).toMatchObject({
    webhook: { delivered: 1, pending: 0, overdue: 0 },
    email: { delivered: 0, pending: 1, overdue: 1 },
  })
  expect(getMarker('handed_over', key)).toMatchObject({ tries: 1 })
  expect(mail.mails).toEqual([])
})

test('A customer without stored details is confirmed with the number of the location', async () => {
  const key = storeLead(0)
  await deliverToChannels(store, { list: 'leads', key })
  expect(getRecipients()).toEqual([GENERAL, CUSTOMER])
  expect(mail.mails.find(({ to }) => to.includes(CUSTOMER))?.text).toContain('416-555-0110')
})

test('An unknown address of a location is replaced by the general one', async () => {
  store.records.set('locations/toronto', { ...LOCATION, dispatch_email: OWN })
  mail.setFault((session) => (session === 1 ? 'recipient-rejected' : undefined))
  const key = storeLead(5, 'Unavailable')
  expect(await retryMissed()).toMatchObject({ email: { delivered: 1 } })
  expect(getRecipients()).toEqual([GENERAL])
  expect(getMarker('dispatch_mails', key)).toMatchObject({ list: 'leads' })
})

test('A refusal of the server ends no confirmation: the account may be repaired', async () => {
  const key = storeLead(5)
  mail.setFault('refused')
  expect(await retryMissed()).toMatchObject({ confirmation: { pending: 1 } })
  mail.setFault(undefined)
  expect(await retryMissed()).toMatchObject({ confirmation: { delivered: 1 } })
  expect(getMarker('confirmation_mails', key)).not.toHaveProperty('refused')
})

test('A location that cannot be read delays its mail, and sends it to no one else', async () => {
  store.records.set('locations/toronto', { ...LOCATION, dispatch_email: OWN })
  storeLead(5, 'Unavailable')
  const read = store.read.bind(store)
  const failing = jest
    .spyOn(store, 'read')
    .mockImplementation((list, key, deadline) =>
      list === 'locations' ? Promise.reject(new Error('down')) : read(list, key, deadline),
    )
  expect(await retryMissed()).toMatchObject({ email: { pending: 1 } })
  failing.mockRestore()
  expect(await retryMissed()).toMatchObject({ email: { delivered: 1 } })
  expect(getRecipients()).toEqual([OWN])
})

test('Addresses with a tag share the confirmations of their mailbox', async () => {
  for (const tag of ['a', 'b', 'c', 'd'])
    storeLead(5 + tag.charCodeAt(0), `mary+${tag}@example.com`)
  await retryMissed()
  const confirmed = getRecipients().filter((address) => address !== GENERAL)
  expect(confirmed).toHaveLength(3)
})
