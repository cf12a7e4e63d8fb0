import { getLogEntries, runScheduled, store, useEmptyStore } from './submission.fixture'
import { env } from '@/lib/env'
import { createBookingPath } from '@/lib/security/signed-links'
import { signThankYou } from '@/lib/security/signatures'
import { openBooking, openThankYou } from './open-booking'

const KEY = '-OaBcDeFgHiJkLmNoPqR'
const JOB = { date: '2026-11-26', job_status: 'active' }

useEmptyStore()
beforeEach(() => void store.records.set(`jobs/${KEY}`, JOB))

function getLink(key = KEY) {
  const { searchParams } = new URL(createBookingPath('toronto', key), 'https://example.com')
  return { key, sig: searchParams.get('sig') ?? '' }
}

test('A link opens its job or its lead, with the details', async () => {
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

test('A forged link, a removed request and no link are closed', async () => {
  store.records.delete(`jobs/${KEY}`)
  expect(await openBooking(getLink())).toBe('closed')
  expect(await openBooking({ key: KEY, sig: 'forged' })).toBe('closed')
  expect(await openBooking({ key: '', sig: '' })).toBe('closed')
})

test.each(['jobs', 'leads'] as const)(
  'A request held in %s opens as one to be confirmed',
  async (list) => {
    store.records.delete(`jobs/${KEY}`)
    store.records.set(`quarantine/${list}/${KEY}`, JOB)
    store.records.set(`details/${KEY}`, { city: 'toronto', suspicions: 'network' })
    const held = { list, isHeld: true, mustBeConfirmed: true }
    expect(await openBooking(getLink())).toMatchObject(held)
    store.records.set(`${list}/${KEY}`, JOB)
    const released = { list, isHeld: false, mustBeConfirmed: list === 'leads' }
    expect(await openBooking(getLink())).toMatchObject(released)
  },
)

test('No link opens our canary', async () => {
  store.records.delete(`jobs/${KEY}`)
  store.records.set(`quarantine/jobs/${KEY}`, JOB)
  store.records.set(`details/${KEY}`, { suspicions: 'canary' })
  expect(await openBooking(getLink())).toBe('closed')
})

test('A signed thank-you address opens its request, and no other one', async () => {
  const thankYou = signThankYou({ form: 'pickup', city: 'toronto', requestKey: KEY })
  // Its details were lost, so the office may have to confirm it.
  expect(await openThankYou(thankYou)).toBe('unavailable')
  store.records.set(`details/${KEY}`, { city: 'toronto' })
  expect(await openThankYou(thankYou)).toMatchObject({ list: 'jobs', key: KEY })
  expect(await openThankYou({ ...thankYou, city: 'miami' })).toBe('closed')
  expect(await openThankYou({})).toBe('closed')
  store.read = () => Promise.reject(new Error('down'))
  expect(await openThankYou(thankYou)).toBe('unavailable')
})

test('Many wrong links alert once, and correct links stay open', async () => {
  env.ALERT_WEBHOOK_URL = 'https://chat.example/hook'
  const fetch = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
  for (let n = 0; n < 40; n++)
    expect(await openBooking({ key: KEY, sig: `wrong-${n}` })).toBe('closed')
  await runScheduled()
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(getLogEntries()[0]).toMatchObject({ event: 'wrong-link' })
  expect(await openBooking(getLink())).toMatchObject({ key: KEY })
  delete env.ALERT_WEBHOOK_URL
})

test('If the store fails, a correct link says so, and a wrong one is closed', async () => {
  store.read = () => Promise.reject(new Error('down'))
  expect(await openBooking(getLink())).toBe('unavailable')
  expect(await openBooking({ key: KEY, sig: 'forged' })).toBe('closed')
})
