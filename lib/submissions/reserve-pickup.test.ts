import { sendAlert } from '@/lib/monitoring/alert'
import { HONEYPOT_FIELD, IDEMPOTENCY_KEY_FIELD } from '@/lib/forms/form'
import { createIdempotencyKey } from '@/lib/forms/push-key'
import {
  failWrites,
  listKeys,
  mockStore,
  runScheduled,
  sendSubmission,
  store,
  useEmptyStore,
} from './submission.fixture'

jest.mock('@/lib/monitoring/alert', () => ({
  ...jest.requireActual<object>('@/lib/monitoring/alert'),
  sendAlert: jest.fn(),
}))
jest.mock('@/lib/locations/cached-location')

const [MINUTE, NOON] = [60_000, Date.UTC(2026, 10, 20, 12)]

useEmptyStore()
beforeEach(() => void jest.mocked(sendAlert).mockClear())

let visitor = 0

interface Booking {
  ip?: string
  hidden?: Record<string, string>
  day?: number
  minutes?: number
  areaKey?: 'toronto' | 'barrie'
  jobsPerWindow?: number
}

/** Books its own window from its own address. */
async function book({ ip, hidden, day = ++visitor, minutes = 0, ...limit }: Booking = {}) {
  const date = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10)
  const { areaKey = 'toronto', jobsPerWindow = 4 } = limit
  const limitedWindow = {
    key: `${date}-0900-${areaKey}`,
    ...{ areaKey, jobsPerWindow, date, start: `${date} 09:00` },
  }
  const { status, key } = await sendSubmission(
    {
      answers: { n: ++visitor },
      ip: ip ?? `10.0.${visitor >> 8}.${visitor & 255}`,
      ...(hidden && { hidden }),
    },
    { list: 'jobs', form: 'pickup', limitedWindow, now: new Date(NOON + minutes * MINUTE) },
  )
  return { status, key, isMarked: store.records.get(`details/${key}`)?.confirm_by_phone }
}

test('The fourth booking a day from one address gets no reservation and must be confirmed', async () => {
  const ip = '203.0.113.7'
  const stored = []
  for (let n = 0; n < 4; n++) stored.push(await book({ ip }))
  expect(stored.map(({ status }) => status)).toEqual(Array(4).fill('stored'))
  expect(stored.map(({ isMarked }) => isMarked)).toEqual([undefined, undefined, undefined, true])
  expect(await listKeys('slots')).toHaveLength(3)
  expect((await book()).isMarked).toBeUndefined()
  expect((await book({ ip, minutes: 24 * 60 })).isMarked).toBeUndefined()
})

test('Full windows and suspected bookings do not count, each correction does', async () => {
  const ip = '203.0.113.8'
  await book({ day: 1, jobsPerWindow: 1 })
  for (const minutes of [0, 1, 2, 3])
    expect((await book({ ip, minutes, day: 1, jobsPerWindow: 1 })).status).toBe('full')
  await book({ ip, hidden: { [HONEYPOT_FIELD]: 'x' } })
  mockStore(failWrites(store, 'jobs'))
  const hidden = { [IDEMPOTENCY_KEY_FIELD]: createIdempotencyKey(NOON) }
  for (const minutes of [20, 21]) await book({ ip, minutes, day: 2, hidden })
  mockStore(store)
  const marks = []
  for (const minutes of [40, 41, 42]) marks.push((await book({ ip, minutes })).isMarked)
  expect(marks).toEqual([undefined, true, true])
})

test('Bookings from an unknown address take a reservation', async () => {
  for (let n = 0; n < 5; n++) expect((await book({ ip: '' })).isMarked).toBeUndefined()
})

test('If an address cannot be counted, the booking is confirmed by phone', async () => {
  mockStore(failWrites(store, 'limits', 'unknown'))
  expect(await book({ ip: '203.0.113.9' })).toMatchObject({ status: 'stored', isMarked: true })
  expect(await listKeys('slots')).toEqual([])
})

async function fillWindows(bookings: Booking[]): Promise<number[]> {
  const alerts: number[] = []
  for (const booking of bookings) {
    await book({ jobsPerWindow: 1, ...booking })
    await runScheduled()
    if (jest.mocked(sendAlert).mock.calls.length > 0) alerts.push(booking.minutes ?? 0)
    jest.mocked(sendAlert).mockClear()
  }
  return alerts
}

test.each<[what: string, bookings: Booking[], alerts: number[]]>([
  ['three within an hour', [0, 30, 60].map((minutes) => ({ minutes })), [60]],
  ['three over midnight UTC', [715, 725, 735].map((minutes) => ({ minutes })), [735]],
  ['three over a longer time', [0, 30, 61].map((minutes) => ({ minutes })), []],
  ['seven in a row', [0, 1, 2, 3, 4, 5, 6].map((minutes) => ({ minutes })), [2]],
  ['two bursts', [0, 1, 2, 90, 91, 92].map((minutes) => ({ minutes })), [2, 92]],
  [
    'two of one crew area and one of another',
    [{}, { minutes: 1 }, { minutes: 2, areaKey: 'barrie' }],
    [],
  ],
  ['three that are not full', [0, 1, 2].map((minutes) => ({ minutes, jobsPerWindow: 2 })), []],
])('Alerts when windows fill: %s', async (_what, bookings, alerts) => {
  expect(await fillWindows(bookings)).toEqual(alerts)
})

test('The alert names the crew area and the command that frees a day', async () => {
  await fillWindows([{}, {}])
  await book({ day: 5, jobsPerWindow: 1 })
  await runScheduled()
  expect(sendAlert).toHaveBeenCalledWith(
    expect.stringMatching(
      /3 arrival windows of toronto .*--area toronto --free-day toronto=2026-01-06`/,
    ),
  )
})
