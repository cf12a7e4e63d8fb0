import { sendAlert } from '@/lib/alerts/alert'
import { env } from '@/lib/env'
import { openMemoryStore } from '@/lib/store/memory.fixture'
import { takeConfirmation, type Confirmation } from './confirmation-limits'

jest.mock('@/lib/alerts/alert')

const NOON = Date.UTC(2026, 6, 1, 12)
const HOUR = 3_600_000
const LIMIT = env.CONFIRMATIONS_PER_HOUR

let store: ReturnType<typeof openMemoryStore>

beforeEach(() => {
  store = openMemoryStore()
  jest.mocked(sendAlert).mockReset()
})
afterEach(() => {
  env.CONFIRMATIONS_PER_HOUR = LIMIT
})

async function take(address: string, key: string, now = NOON, more: Partial<Confirmation> = {}) {
  const one = { key, occasion: '', pool: 'confirmation' as const, isClosing: false, now }
  const all = { ...one, deadline: Date.now() + 5_000, ...more }
  return (await takeConfirmation(store, address, all)) === 'taken'
}

test('A mailbox gets three confirmations a day, whatever the tag of its address', async () => {
  const tags = ['', '+a', '+b', '+c']
  const results = await Promise.all(tags.map((tag) => take(`Mary${tag}@example.com`, tag || 'x')))
  expect(results).toEqual([true, true, true, false])
  expect(await take('mary@example.com', '+b')).toBe(true)
  expect(await take('mary@example.com', 'fifth', NOON + 24 * HOUR)).toBe(true)
})

test('Changes of one request count: who moves it over and over floods no mailbox', async () => {
  const results: boolean[] = []
  for (const occasion of ['confirmation', '0-a', '1-b', '2-a', '0-a'])
    results.push(await take('mary@example.com', 'one', NOON, { occasion }))
  expect(results).toEqual([true, true, true, false, true])
})

test('Of 180 requests for one Gmail box with dots, tags and both domains, three are confirmed', async () => {
  const taken: boolean[] = []
  for (let n = 0; n < 180; n++) {
    const dots = [...'victimname'].map((letter, bit) => letter + (n & (1 << bit) ? '.' : ''))
    const domain = n % 2 ? 'gmail.com' : 'GoogleMail.com'
    taken.push(await take(`${dots.join('')}x+${n}@${domain}`, `request-${n}`))
  }
  expect(taken.filter(Boolean)).toHaveLength(3)
  expect(JSON.stringify([...store.records])).not.toMatch(/victim|gmail/)
})

test('All mailboxes together get sixty confirmations an hour, and one alert says so', async () => {
  const takeMany = (from: number, now = NOON) =>
    Promise.all(
      Array.from({ length: 40 }, (_, n) => take(`${from + n}@example.com`, `${from + n}`, now)),
    )
  const results = [...(await takeMany(0)), ...(await takeMany(40))]
  expect(results.filter(Boolean)).toHaveLength(60)
  expect(await take('0@example.com', '0')).toBe(true)
  expect(sendAlert).toHaveBeenCalledTimes(1)
  expect(sendAlert).toHaveBeenCalledWith(expect.stringContaining('60 confirmation mails'))
  expect((await takeMany(100, NOON + HOUR)).filter(Boolean)).toHaveLength(40)
  expect(sendAlert).toHaveBeenCalledTimes(1)
})

test('The owner can set another limit for the hour', async () => {
  env.CONFIRMATIONS_PER_HOUR = 1
  expect([await take('a@example.com', 'a'), await take('b@example.com', 'b')]).toEqual([
    true,
    false,
  ])
  expect(sendAlert).toHaveBeenCalledTimes(1)
  // The reminders of a day come at once, and a change is of a request that was confirmed.
  for (const pool of ['reminder', 'change'] as const)
    expect(await take('c@example.com', 'c', NOON, { pool })).toBe(true)
})

test('A store that does not answer confirms nothing yet', async () => {
  store.read = () => Promise.reject(new Error('down'))
  await expect(take('a@example.com', 'a')).rejects.toThrow('down')
})
