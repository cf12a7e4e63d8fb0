import { PICKUP, QUOTE } from '@/lib/requests/requests.fixture'
import { openMemoryStore } from '@/lib/store/memory.fixture'
import type { Store } from '@/lib/store/store'
import type { Channel } from '@/lib/deliveries/channels'
import * as delivery from '@/lib/deliveries/delivery'
import { releaseRequest } from './release'

jest.mock('@/lib/deliveries/delivery', () => ({
  deliver: jest.fn(),
  getActiveChannels: jest.fn(),
}))
const deliver = jest.mocked(delivery.deliver)

const createChannel = (name: string, changes: Partial<Channel> = {}) =>
  ({ name, isImmediate: true, accepts: () => true, ...changes }) as Channel
const CHANNELS = [
  createChannel('email'),
  createChannel('chat'),
  createChannel('withdrawal', { isImmediate: false }),
  createChannel('confirmation', { accepts: ({ list }) => list === 'leads' }),
]
const SUSPECTED = { suspicions: 'honeypot' }

let store: ReturnType<typeof openMemoryStore>
beforeEach(() => {
  store = openMemoryStore()
  for (const { list, key, record, details } of [QUOTE, PICKUP]) {
    store.records.set(`quarantine/${list}/${key}`, record)
    store.records.set(`details/${key}`, { ...details, ...SUSPECTED })
  }
  jest.mocked(delivery.getActiveChannels).mockReturnValue(CHANNELS)
  deliver.mockReset().mockResolvedValue(true)
})
const release = (text: string, ops: Store = store) => releaseRequest(ops, store, text)
const getTold = () => deliver.mock.calls.map(([, { name }]) => name)

test('A person in quarantine is put into the list, and every channel is told', async () => {
  expect(await release('t-4f7k')).toEqual({
    lines: [`leads/${QUOTE.key}: released`, 'Told: email, chat, confirmation'],
    isTold: true,
  })
  expect(store.records.get(`leads/${QUOTE.key}`)).toEqual(QUOTE.record)
  expect(store.records.get(`details/${QUOTE.key}`)).toMatchObject(SUSPECTED)
  expect(store.records.has(`quarantine/leads/${QUOTE.key}`)).toBe(false)
  expect(deliver.mock.calls[0]?.[2]).toMatchObject({ key: QUOTE.key, record: QUOTE.record })
})

test('A second release tells the channel that missed the first', async () => {
  deliver.mockImplementation((_store, { name }) => Promise.resolve(name !== 'chat'))
  expect(await release('T-9KQ2')).toEqual({
    lines: [
      `jobs/${PICKUP.key}: released`,
      'Told: email',
      'NOT told: chat. Run the command again.',
    ],
    isTold: false,
  })
  deliver.mockReset().mockResolvedValue(true)
  const before = new Map(store.records)
  expect((await release(PICKUP.key)).lines[0]).toBe(`jobs/${PICKUP.key}: was released before`)
  expect(getTold()).toEqual(['email', 'chat'])
  expect(store.records).toEqual(before)
})

test.each([
  [1, 'FULL'],
  [2, 'not full'],
])('With %i jobs per window and one slot taken, ops read that it is %s', async (limit, state) => {
  store.records.set('locations/toronto', { jobs_per_window: limit })
  store.records.set('slots/2026-12-01-1100-toronto-00', { key: 'other', at: 0 })
  const slots = await store.list('slots')
  expect((await release('T-9KQ2')).lines[1]).toBe(
    `It takes no place in its window, 2026-12-01 11\u00a0am to 1\u00a0pm, which is ${state}.`,
  )
  expect(await store.list('slots')).toEqual(slots)
})

test('An ordinary request stays where it is, and nobody is told of it again', async () => {
  store.records.clear()
  store.records.set(`leads/${QUOTE.key}`, QUOTE.record)
  store.records.set(`details/${QUOTE.key}`, QUOTE.details)
  expect(await release('T-4F7K')).toEqual({
    lines: [`leads/${QUOTE.key}: was not in quarantine, and stays in its list`],
    isTold: true,
  })
  expect(getTold()).toEqual([])
  await expect(release('T-2222')).rejects.toThrow('There is no request with the reference T-2222.')
})

test('A request that cannot be put into its list stays in quarantine', async () => {
  const createIfAbsent = () => Promise.resolve({ status: 'refused' as const })
  await expect(release('T-4F7K', { ...store, createIfAbsent })).rejects.toThrow('was refused')
  expect(store.records.has(`quarantine/leads/${QUOTE.key}`)).toBe(true)
  expect(getTold()).toEqual([])
})
