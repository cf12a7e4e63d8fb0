import { PICKUP, QUOTE } from '@/lib/requests/requests.fixture'
import { openMemoryStore } from '@/lib/store/memory.fixture'
import type { Store } from '@/lib/store/store'
import * as channels from '@/lib/notifications/channels'
import type { Channel } from '@/lib/notifications/channels'
import { releaseRequest } from './office-change'

jest.mock('@/lib/notifications/channels')
jest.mock('@/lib/locations/cached-location')

const SUSPECTED = { suspicions: 'honeypot' }
const send = jest.fn<Promise<'sent'>, []>()
const createChannel = (name: string): Channel => ({
  ...{ name, maxAgeMs: Infinity, isOn: () => true, accepts: () => true },
  send: () => (name === 'chat' ? send() : Promise.resolve('sent')),
})

let store: ReturnType<typeof openMemoryStore>
beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-20T15:00:00Z'), doNotFake: ['setTimeout'] })
  store = openMemoryStore()
  for (const { list, key, record, details } of [QUOTE, PICKUP]) {
    store.records.set(`quarantine/${list}/${key}`, record)
    store.records.set(`details/${key}`, { ...details, ...SUSPECTED })
  }
  jest.mocked(channels.getActiveChannels).mockReturnValue(['email', 'chat'].map(createChannel))
  send.mockReset().mockResolvedValue('sent')
})
const release = (text: string, ops: Store = store) => releaseRequest(ops, text)
const TIME = 'Tuesday, December 1, 11\u00a0am to 1\u00a0pm ET'

test('A released person moves to the list, and every channel is notified', async () => {
  expect(await release('tr-4f7km')).toEqual({
    lines: [`leads/${QUOTE.key}: released`, 'Delivered: email, chat'],
    isDelivered: true,
  })
  expect(store.records.get(`leads/${QUOTE.key}`)).toEqual(QUOTE.record)
  expect(store.records.get(`details/${QUOTE.key}`)).toMatchObject(SUSPECTED)
  expect(store.records.has(`quarantine/leads/${QUOTE.key}`)).toBe(false)
})

test('A canary is not released', async () => {
  store.records.set(`details/${QUOTE.key}`, { ...QUOTE.details, suspicions: 'canary' })
  await expect(release(QUOTE.key)).rejects.toThrow('There is no request')
  expect(store.records.has(`quarantine/leads/${QUOTE.key}`)).toBe(true)
})

test('A message that a channel did not get waits for the next run', async () => {
  send.mockRejectedValue(Object.assign(new Error('down'), { mayBeDelivered: true }))
  expect(await release('TR-9KQ2P')).toEqual({
    lines: [
      `jobs/${PICKUP.key}: released`,
      `${TIME}: its window is reserved`,
      'Delivered: email',
      'NOT delivered yet: chat. The next cron run retries.',
    ],
    isDelivered: false,
  })
  expect([...store.records.keys()].filter((path) => path.startsWith('outbox/'))).toHaveLength(1)
})

test('Ops read that a pickup in a full window is to be confirmed', async () => {
  store.records.set('locations/toronto', { jobs_per_window: 1 })
  store.records.set('slots/2026-12-01-1100-toronto', { other: 'id' })
  expect((await release('TR-9KQ2P')).lines[1]).toBe(`${TIME}: to be confirmed`)
})

test('A request that is not held stays in its list, and nobody is notified', async () => {
  store.records.delete(`quarantine/leads/${QUOTE.key}`)
  store.records.set(`leads/${QUOTE.key}`, QUOTE.record)
  store.records.set(`details/${QUOTE.key}`, QUOTE.details)
  expect(await release('TR-4F7KM')).toEqual({
    lines: [`leads/${QUOTE.key}: is not held, and stays in its list`],
    isDelivered: true,
  })
  expect(send).not.toHaveBeenCalled()
})
