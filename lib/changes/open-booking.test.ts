import { receive, store, useEmptyStore } from '@/lib/submissions/submission.fixture'
import { createBookingPath } from '@/lib/signing/booking-link'
import { openBooking } from './open-booking'

const KEY = '-OaBcDeFgHiJkLmNoPqR'
const JOB = { date: '2026-11-26', job_status: 'active' }
const MINUTE = 60_000
const ADDRESS = '203.0.113.7'

useEmptyStore()
beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 24, 23, 50), doNotFake: ['queueMicrotask'] })
  store.records.set(`jobs/${KEY}`, JOB)
  comeFrom(ADDRESS)
})

const comeFrom = (ip: string) => receive({ 'x-forwarded-for': ip })

function getLink(key = KEY) {
  const { searchParams } = new URL(createBookingPath('toronto', key), 'https://example.com')
  return { key, sig: searchParams.get('sig') ?? '' }
}

async function tryWrongLinks(count: number): Promise<void> {
  for (let n = 0; n < count; n++)
    expect(await openBooking({ key: KEY, sig: `wrong-${n}` })).toBe('closed')
}

test('A link opens its job or its lead, with what is known of it', async () => {
  const details = { city: 'toronto' }
  store.records.set(`details/${KEY}`, details)
  const job = { list: 'jobs', key: KEY, record: JOB, details }
  expect(await openBooking(getLink())).toMatchObject(job)
  const lead = { list: 'leads', key: KEY.replace('R', 'S') }
  store.records.set(`leads/${lead.key}`, {})
  expect(await openBooking(getLink(lead.key))).toMatchObject({
    ...lead,
    record: {},
    details: {},
  })
})

test('A forged link, a removed request, one in quarantine and no link are closed', async () => {
  store.records.delete(`jobs/${KEY}`)
  store.records.set(`quarantine/jobs/${KEY}`, JOB)
  expect(await openBooking(getLink())).toBe('closed')
  expect(await openBooking({ key: KEY, sig: 'forged' })).toBe('closed')
  expect(await openBooking({ key: '', sig: '' })).toBe('closed')
})

test('Twenty wrong links close every link for the network, for an hour, and for nobody else', async () => {
  await tryWrongLinks(19)
  await tryWrongLinks(5)
  expect(await openBooking(getLink())).toMatchObject({ key: KEY })
  await openBooking({ key: KEY, sig: 'twentieth' })
  expect(await openBooking(getLink())).toBe('closed')
  comeFrom('203.0.113.8')
  expect(await openBooking(getLink())).toMatchObject({ key: KEY })

  comeFrom(ADDRESS)
  jest.advanceTimersByTime(59 * MINUTE)
  expect(await openBooking(getLink())).toBe('closed')
  jest.advanceTimersByTime(MINUTE)
  expect(await openBooking(getLink())).toMatchObject({ key: KEY })
})

test('The addresses of one IPv6 /64 are one network, and clients without an address are none', async () => {
  comeFrom('2001:db8::1')
  await tryWrongLinks(20)
  comeFrom('2001:db8::2')
  expect(await openBooking(getLink())).toBe('closed')
  comeFrom('')
  await tryWrongLinks(20)
  expect(await openBooking(getLink())).toMatchObject({ key: KEY })
})

test('Without an answer of the store a right link says so, and a wrong one is closed', async () => {
  store.read = () => Promise.reject(new Error('down'))
  expect(await openBooking(getLink())).toBe('unavailable')
  expect(await openBooking({ key: KEY, sig: 'forged' })).toBe('closed')
})
