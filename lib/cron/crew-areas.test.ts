import { mailer } from './mailer.fixture'
import { env } from '@/lib/env'
import { HONEYPOT_FIELD } from '@/lib/forms/form'
import { decodeTime } from '@/lib/forms/push-key'
import { saveToDesk } from '@/lib/requests/desk-index'
import { planDays } from '@/lib/notifications/day-plan'
import { changeRequest, PICKUP } from '@/lib/requests/requests.fixture'
import type { StoredRecord } from '@/lib/store/store'
import {
  listKeys,
  runScheduled,
  sendSubmission,
  store,
  useEmptyStore,
} from '@/lib/submissions/submission.fixture'
import { runOutbox } from './outbox-run'

jest.mock('@/lib/store')
jest.mock('@/lib/locations/cached-location')

useEmptyStore()
env.SMTP_URL = 'smtp://mail.example'
env.DISPATCH_EMAIL = ['dispatch@movers.example']
const NOW = Date.parse('2026-11-25T15:00:30Z')
const OWN = 'houston@crew.example'
beforeEach(() => {
  setTime(NOW)
  mailer.mockReset().mockResolvedValue({ deferred: 0, refused: [] })
  setHouston({ dispatch_email: OWN })
})
const setTime = (now: number) =>
  jest.useFakeTimers({ now, doNotFake: ['setTimeout', 'clearTimeout'] })
const setHouston = (houston: StoredRecord) =>
  store.records.set('locations/hamilton-niagara', {
    tracking_phone: '905-555-0115',
    ...{ day_mail: '18:00', areas: { houston } },
  })

const createPickup = (city: string) => ({
  ...changeRequest(PICKUP, { cus_name: city, location_id: 'hamilton-niagara' }, { city }),
  key: `${PICKUP.key.slice(0, 8)}${city.padEnd(12, '0')}`,
})
async function plan() {
  for (const pickup of ['hamilton', 'houston'].map(createPickup)) {
    store.records.set(`jobs/${pickup.key}`, pickup.record)
    store.records.set(`details/${pickup.key}`, pickup.details)
    await saveToDesk(store, pickup)
    await planDays(store, pickup, NOW)
  }
  const due = (await listKeys('outbox')).map((key) => new Date(decodeTime(key)).toISOString())
  return due.map((time) => time.slice(0, 16))
}

async function runAt(time: string) {
  mailer.mockClear()
  setTime(Date.parse(time))
  await runOutbox(store)
  return mailer.mock.calls.map(([{ to, subject, text }]) => ({ to, subject, text }))
}

test('Houston gets its day mail by its own clock, setting and closed days', async () => {
  // 18:00 in Hamilton and, an hour later, in Houston.
  expect(await plan()).toEqual(['2026-11-30T23:00', '2026-12-01T00:00'])
  for (const key of await listKeys('outbox')) store.records.delete(`outbox/${key}`)
  setHouston({ day_mail: '16:00', closed_dates: '2026-11-30' })
  expect(await plan()).toEqual(['2026-11-28T22:00', '2026-11-30T23:00'])
})

test('Each office reads its own pickups, at its own addresses', async () => {
  await plan()
  const [hamilton, ...others] = await runAt('2026-11-30T23:00:00Z')
  expect(others).toEqual([])
  expect(hamilton).toMatchObject({
    to: env.DISPATCH_EMAIL,
    subject: 'Hamilton-Niagara, Tue, Dec 1: 1 pickup',
    text: expect.not.stringContaining('houston:') as string,
  })
  const [houston] = await runAt('2026-12-01T00:00:00Z')
  expect(houston).toMatchObject({ to: [OWN], subject: 'Houston, Tue, Dec 1: 1 pickup' })
})

async function send(cityKey: 'houston' | 'hamilton' | 'niagara', n: number, hidden = {}) {
  const answers = { name: cityKey, phone: '416-555-0142', message: `${cityKey} ${n}` }
  const record = { name: cityKey, phone: '416-555-0142', location_id: 'hamilton-niagara' }
  const ip = `2001:db8:${n % 10}:${n.toString(16)}::1`
  await sendSubmission({ hidden, ip, answers }, { cityKey, record, now: new Date() })
}

test('A flood in Hamilton does not delay Houston’s mail', async () => {
  for (let n = 0; n < 30; n++) await send('hamilton', n)
  await runScheduled()
  mailer.mockClear()
  await send('houston', 31)
  await runScheduled()
  expect(mailer.mock.calls.map(([{ to }]) => to)).toEqual([[OWN]])
})

test('A request held for Houston is not in Hamilton’s digest', async () => {
  for (const [n, cityKey] of (['houston', 'hamilton', 'niagara'] as const).entries())
    await send(cityKey, n, { [HONEYPOT_FIELD]: 'x' })
  const mails = await runAt('2026-11-25T15:03:30Z')
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual(
    expect.arrayContaining([
      [[OWN], 'Houston: 1 held as suspected spam'],
      [env.DISPATCH_EMAIL, 'Hamilton-Niagara: 2 held as suspected spam'],
    ]),
  )
  expect(mails).toHaveLength(2)
})
