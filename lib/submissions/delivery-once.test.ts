import { env } from '@/lib/env'
import { openMemoryStore } from '@/lib/store/memory.fixture'
import { CHANNELS } from './channels'
import { deliver, deliverToChannels, retryMissedDeliveries } from './delivery'
import { encodeTime } from './push-id'

const NOW = Date.now()
const MINUTE = 60_000

let store: ReturnType<typeof openMemoryStore>
let fetch: jest.SpyInstance
let log: jest.SpyInstance

beforeEach(() => {
  store = openMemoryStore()
  env.CHAT_WEBHOOK_URL = 'https://chat.example/hook'
  fetch = jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response()))
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  env.CHAT_WEBHOOK_URL = undefined
  jest.restoreAllMocks()
})

function storeLead(minutesAgo: number): string {
  const key = `${encodeTime(NOW - minutesAgo * MINUTE)}${'x'.repeat(12)}`
  store.records.set(`leads/${key}`, { name: 'Mary Smith' })
  return key
}

function deliverToChat(key: string): Promise<boolean> {
  const [chat] = CHANNELS.filter(({ name }) => name === 'chat')
  if (!chat) throw new Error('There is no chat')
  return deliver(store, chat, { list: 'leads', key }, { retryDelays: [0, 0, 0] })
}

test('A delivery without a marker keeps waiting, until people are alerted', async () => {
  for (const minutesAgo of [10, 120]) storeLead(minutesAgo)
  jest.spyOn(store, 'create').mockResolvedValue('refused')
  const { chat } = await retryMissedDeliveries(store, store, NOW)
  expect(chat).toEqual({ delivered: 0, pending: 2, overdue: 1 })
})

test('A marker that is not written at first is written without a second message', async () => {
  const key = storeLead(1)
  jest.spyOn(store, 'create').mockResolvedValueOnce('unknown').mockResolvedValueOnce('refused')
  expect(await deliverToChat(key)).toBe(true)
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(store.records.get(`chat_messages/${key}`)).toMatchObject({ tries: 1 })
})

test('A marker that is never written is logged as such', async () => {
  const key = storeLead(1)
  jest.spyOn(store, 'create').mockResolvedValue('refused')
  expect(await deliverToChat(key)).toBe(false)
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(log).toHaveBeenCalledWith(expect.stringContaining('"outcome":"unmarked"'))
})

test.each([
  ['removed', () => undefined],
  ['in quarantine', (key: string) => store.records.set(`quarantine/leads/${key}`, { name: 'Bot' })],
])('A record that is %s is not sent, and is not missed either', async (_where, move) => {
  const key = storeLead(5)
  store.records.delete(`leads/${key}`)
  move(key)
  expect(await deliverToChat(key)).toBe(true)
  expect(fetch).not.toHaveBeenCalled()
  expect(log).not.toHaveBeenCalled()
})

test('Two posts of one request at once send one message', async () => {
  const delivery = { list: 'leads', key: storeLead(0) } as const
  await Promise.all([deliverToChannels(store, delivery), deliverToChannels(store, delivery)])
  expect(fetch).toHaveBeenCalledTimes(1)
})
