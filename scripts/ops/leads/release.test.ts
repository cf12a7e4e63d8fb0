import { PICKUP, QUOTE } from '@/lib/requests/requests.fixture'
import { openMemoryStore } from '@/lib/store/memory.fixture'
import type { Store } from '@/lib/store/store'
import * as channels from '@/lib/notifications/channels'
import type { Channel } from '@/lib/notifications/channels'
import * as delivery from '@/lib/notifications/deliver'
import { releaseRequest } from './release'

jest.mock('@/lib/notifications/channels')
jest.mock('@/lib/notifications/deliver')
const deliver = jest.mocked(delivery.deliver)

const CHANNELS = ['email', 'chat'].map((name) => ({ name }) as Channel)
const SUSPECTED = { suspicions: 'honeypot' }

let store: ReturnType<typeof openMemoryStore>
beforeEach(() => {
  store = openMemoryStore()
  for (const { list, key, record, details } of [QUOTE, PICKUP]) {
    store.records.set(`quarantine/${list}/${key}`, record)
    store.records.set(`details/${key}`, { ...details, ...SUSPECTED })
  }
  jest.mocked(channels.getActiveChannels).mockReturnValue(CHANNELS)
  deliver.mockReset().mockResolvedValue({ missed: [], gaveUp: [], isDone: true })
})
const release = (text: string, ops: Store = store) => releaseRequest(ops, text)

test('A person in quarantine is put into the list, and every channel is told', async () => {
  expect(await release('tr-4f7km')).toEqual({
    lines: [`leads/${QUOTE.key}: released`, 'Told: email, chat'],
    isTold: true,
  })
  expect(store.records.get(`leads/${QUOTE.key}`)).toEqual(QUOTE.record)
  expect(store.records.get(`details/${QUOTE.key}`)).toMatchObject(SUSPECTED)
  expect(store.records.has(`quarantine/leads/${QUOTE.key}`)).toBe(false)
  expect(deliver.mock.calls[0]?.[1]).toMatchObject({ key: QUOTE.key, record: QUOTE.record })
})

test('A pickup is released as its customer has moved it', async () => {
  const change = {
    at: '2026-11-21T10:00:00.000Z',
    from: '2026-12-01 11:00',
    to: '2026-12-02 13:00',
  }
  const changes = { '0-2026-12-02-1300': change }
  store.records.set(`details/${PICKUP.key}`, { ...PICKUP.details, ...SUSPECTED, changes })
  await release('TR-9KQ2P')
  const moved = { date: '2026-12-02', start_time: '13:00', end_time: '15:00' }
  expect(store.records.get(`jobs/${PICKUP.key}`)).toMatchObject(moved)
  expect(deliver.mock.calls[0]?.[1]).toMatchObject({ record: moved, isHeld: false })
})

test('A canary is not released', async () => {
  store.records.set(`details/${QUOTE.key}`, { ...QUOTE.details, suspicions: 'canary' })
  await expect(release(QUOTE.key)).rejects.toThrow('There is no request')
  expect(store.records.has(`quarantine/leads/${QUOTE.key}`)).toBe(true)
})

test('What a channel has missed is left to the run, and told by a second release', async () => {
  deliver.mockResolvedValueOnce({ missed: ['chat'], gaveUp: [], isDone: false })
  expect(await release('TR-9KQ2P')).toEqual({
    lines: [
      `jobs/${PICKUP.key}: released`,
      'Told: email',
      'NOT told yet: chat. The next run tries again.',
    ],
    isTold: false,
  })
  expect(Object.values(await store.list('outbox'))).toMatchObject([{ key: PICKUP.key }])
  expect((await release(PICKUP.key)).lines[0]).toBe(`jobs/${PICKUP.key}: was released before`)
  expect(deliver).toHaveBeenCalledTimes(2)
})

test.each([
  [1, 'FULL'],
  [2, 'not full'],
])('With %i jobs per window and one slot taken, ops read that it is %s', async (limit, state) => {
  store.records.set('locations/toronto', { jobs_per_window: limit })
  store.records.set('slots/2026-12-01-1100-toronto', { other: 'id' })
  const slots = await store.list('slots')
  expect((await release('TR-9KQ2P')).lines[1]).toBe(
    `It takes no place in its window, 2026-12-01 11\u00a0am to 1\u00a0pm, which is ${state}.`,
  )
  expect(await store.list('slots')).toEqual(slots)
})

test('An ordinary request stays where it is, and nobody is told of it again', async () => {
  store.records.clear()
  store.records.set(`leads/${QUOTE.key}`, QUOTE.record)
  store.records.set(`details/${QUOTE.key}`, QUOTE.details)
  expect(await release('TR-4F7KM')).toEqual({
    lines: [`leads/${QUOTE.key}: was not in quarantine, and stays in its list`],
    isTold: true,
  })
  expect(deliver).not.toHaveBeenCalled()
  await expect(release('TR-22222')).rejects.toThrow(
    'There is no request with the reference TR-22222.',
  )
})

test('A request that cannot be put into its list stays in quarantine', async () => {
  const transact: Store['transact'] = (list, ...rest) =>
    list === 'leads' ? Promise.resolve({ status: 'refused' }) : store.transact(list, ...rest)
  await expect(release('TR-4F7KM', { ...store, transact })).rejects.toThrow('was refused')
  expect(store.records.has(`quarantine/leads/${QUOTE.key}`)).toBe(true)
  expect(deliver).not.toHaveBeenCalled()
})
