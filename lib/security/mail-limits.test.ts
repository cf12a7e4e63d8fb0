import { sendAlert } from '@/lib/monitoring/alert'
import { env } from '@/lib/env'
import { openMemoryStore } from '@/lib/store/memory.fixture'
import { takeMail, findOwnDomain, toMailbox } from './mail-limits'

jest.mock('@/lib/monitoring/alert')

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

interface Mail {
  now?: number
  kind?: string
  ip?: string
}

function takeResult(
  address: string,
  holder: string,
  { now = NOON, kind = 'request', ip = '' }: Mail = {},
) {
  const attempt = { now, deadline: Date.now() + 5_000 }
  return takeMail(store, address, { kind, holder, ip }, attempt)
}
const take = async (...mail: Parameters<typeof takeResult>) =>
  (await takeResult(...mail)) === 'taken'

test('A mailbox gets six mails a day, of whatever kind, whatever the tag of its address', async () => {
  const kinds = ['request', 'change', 'reminder']
  const results: boolean[] = []
  for (let n = 0; n < 8; n++)
    results.push(await take(`Mary+${n}@example.com`, `mail${n}`, { kind: kinds[n % 3] }))
  expect(results).toEqual([...Array<boolean>(6).fill(true), false, false])
  expect(await take('mary@example.com', 'mail1')).toBe(true)
  expect(await take('mary@example.com', 'after-midnight', { now: NOON + 13 * HOUR })).toBe(false)
  expect(await take('mary@example.com', 'next-day', { now: NOON + 24 * HOUR })).toBe(true)
  expect(JSON.stringify([...store.records])).not.toMatch(/mary|example/i)
})

test('All mailboxes together get sixty confirmations an hour, and one alert says so', async () => {
  const takeMany = (from: number, now = NOON) =>
    Promise.all(
      Array.from({ length: 40 }, (_, n) => take(`${from + n}@example.com`, `${from + n}`, { now })),
    )
  const results = [...(await takeMany(0)), ...(await takeMany(40))]
  expect(results.filter(Boolean)).toHaveLength(60)
  expect(await take('0@example.com', '0')).toBe(true)
  expect(sendAlert).toHaveBeenCalledTimes(1)
  expect(sendAlert).toHaveBeenCalledWith(expect.stringContaining('60 confirmation mails'))
  // Each kind has its own limit.
  expect(await take('c@example.com', 'c', { kind: 'reminder' })).toBe(true)
  expect((await takeMany(100, NOON + HOUR)).filter(Boolean)).toHaveLength(40)
  expect(sendAlert).toHaveBeenCalledTimes(1)
})

test('The requests of one network use up a quarter of the hour, and no place of the others', async () => {
  const takeMany = async (ip: string, now = NOON) => {
    const mails = Array.from({ length: 20 }, (_, n) =>
      take(`${ip}@n${n}.example`, `${n}-${ip.slice(-1)}-${now}`, { ip, now }),
    )
    return (await Promise.all(mails)).filter(Boolean).length
  }
  const networks = [1, 2, 3, 4].map((n) => `203.0.113.${n}`)
  const taken: number[] = []
  for (const ip of networks) taken.push(await takeMany(ip))
  expect(taken).toEqual([15, 15, 15, 15])
  expect(await takeMany('203.0.113.1', NOON + HOUR)).toBe(15)
  expect(JSON.stringify([...store.records])).not.toContain('203.0')
})

test('The networks of one /48 have three quarters of an hour, and one /64 a quarter', async () => {
  const takeMany = async (ip: (n: number) => string) => {
    const mails = Array.from({ length: 60 }, (_, n) =>
      take(`${n}@${ip(n).replaceAll(':', '')}.example`, `${n}-${ip(n).length}`, { ip: ip(n) }),
    )
    return (await Promise.all(mails)).filter(Boolean).length
  }
  expect(await takeMany(() => '2001:db8:1:ffff::1')).toBe(15)
  expect(await takeMany((n) => `2001:db8:1:${n}::1`)).toBe(30)
  expect(await takeMany(() => '203.0.113.5')).toBe(15)
})

describe('Mails from one network to mailboxes of one domain', () => {
  const ip = '203.0.113.7'
  beforeEach(() => {
    env.CONFIRMATIONS_PER_HOUR = 1_000
  })
  const takeAt = (n: number, minutes: number, address = `${n}@shop${n}.example.com`) =>
    take(address, `${n}`, { ip, now: NOON + minutes * 60_000 + n })
  const countAt = async (minutes: number) => {
    const taken: boolean[] = []
    for (let n = 10; n < 50; n++) taken.push(await takeAt(n, minutes))
    return taken.filter(Boolean).length
  }

  test('wait in turns from the 21st on, also over midnight, and none is dropped', async () => {
    expect(await countAt(0)).toBe(20)
    expect(await countAt(4)).toBe(20)
    expect(await countAt(5)).toBe(21)
    expect(await countAt(60)).toBe(32)
    expect(await countAt(100)).toBe(40)
    expect(await takeAt(60, 13 * 60)).toBe(false)
  })

  test('take turns for ten hours, and a mail above 140 has no turn', async () => {
    const takeMany = (hours: number) => {
      const at = { ip, now: NOON + hours * HOUR }
      const mails = Array.from({ length: 170 }, (_, n) =>
        takeResult(`${n}@example.com`, `${n}`, at),
      )
      return Promise.all(mails)
    }
    const count = (results: string[], result: string) =>
      results.filter((one) => one === result).length
    const first = await takeMany(0)
    expect(['taken', 'hourFull', 'domainFull'].map((one) => count(first, one))).toEqual([
      20, 120, 30,
    ])
    expect(count(await takeMany(10), 'taken')).toBe(140)
  })

  test('leave the mails of other domains, networks and large providers alone', async () => {
    await countAt(0)
    expect(await takeAt(60, 0, 'mary@another.example')).toBe(true)
    expect(await take('a@example.com', 'a', { ip: '203.0.113.8' })).toBe(true)
    for (let n = 100; n < 130; n++) expect(await takeAt(n, 0, `${n}@gmail.com`)).toBe(true)
  })

  test('are counted for the /48 of an IPv6 address, too', async () => {
    const taken: boolean[] = []
    for (let n = 0; n < 130; n++)
      taken.push(await take(`${n}@example.com`, `${n}`, { ip: `2001:db8:1:${n}::1` }))
    expect(taken.filter(Boolean)).toHaveLength(60)
  })
})

test('No mail is allowed while the store does not reply', async () => {
  store.transact = () => Promise.resolve({ status: 'unknown' })
  await expect(take('a@example.com', 'a')).rejects.toThrow('unknown')
})

test.each([
  ['mary@gmail.com', ['m.a.r.y@gmail.com', 'Mary+1@googlemail.com', 'MARY@GoogleMail.com']],
  ['mary@outlook.com', ['mary+a+b@outlook.com']],
  ['mary@hotmail.ca', ['Mary+x@hotmail.ca']],
  ['mary@yahoo.com', ['mary-spam@yahoo.com', 'mary-a-b@yahoo.com', 'mary+1@yahoo.com']],
  ['mary@icloud.com', ['mary@me.com', 'mary+1@mac.com']],
  [
    'marysmith@proton.me',
    ['mary.smith@pm.me', 'm-a_r.ysmith+1@protonmail.com', 'marysmith@proton.me'],
  ],
  ['mary@fastmail.com', ['mary+1@fastmail.com', 'anything@mary.fastmail.com']],
  ['marysmith@yandex.com', ['mary.smith@ya.ru', 'mary-smith+1@yandex.ru']],
  ['mary@gmx.net', ['mary+1@gmx.net']],
  ['mary@zohomail.com', ['mary+1@zohomail.com']],
  ['mary@aol.com', ['mary+1@aol.com']],
  ['mary.smith@example.com', ['mary.smith+offers@Example.com']],
])('Mails to %s are counted together with those to %j', (mailbox, addresses) => {
  for (const address of addresses) expect(toMailbox(address)).toBe(mailbox)
})

test.each([
  ['mary.smith@outlook.com', 'marysmith@outlook.com'],
  ['mary@outlook.com', 'mary@hotmail.com'],
  ['mary@gmx.net', 'mary@gmx.de'],
  ['mary-ann@yahoo.example.com', 'mary@yahoo.example.com'],
  ['a@mary.fastmail.com', 'a@bert.fastmail.com'],
])('%s and %s are two mailboxes', (one, other) => {
  expect(toMailbox(one)).not.toBe(toMailbox(other))
})

test.each([
  ['mary@gmail.com', undefined],
  ['mary@fastmail.com', undefined],
  ['mary@example.com', 'example.com'],
  ['mary@a.b.example.com', 'example.com'],
  ['mary@yahoo.example.com', 'example.com'],
  ['mary@example.co.uk', 'example.co.uk'],
  ['mary@mail.example.com.mx', 'example.com.mx'],
  ['mary@example.on.ca', 'example.on.ca'],
  ['mary@example.ca', 'example.ca'],
  ['mary@on.example.ca', 'example.ca'],
  ['Unavailable', 'Unavailable'],
])('The domain that the owner of %s may have is %s', (mailbox, domain) => {
  expect(findOwnDomain(mailbox)).toBe(domain)
})
