import {
  CANARY_FIELD,
  ELAPSED_FIELD,
  HONEYPOT_FIELD,
  IDEMPOTENCY_KEY_FIELD,
} from '@/lib/forms/form'
import { env } from '@/lib/env'
import { createIdempotencyKey } from '@/lib/forms/push-key'
import { createCanaryToken } from '@/lib/security/signatures'
import { JOB } from '@/lib/store/records.fixture'
import type { StoredRecord } from '@/lib/store/store'
import {
  createKeyField,
  failReads,
  getLogEntries,
  listKeys,
  mockStore,
  sendSubmission,
  store,
  useEmptyStore,
} from './submission.fixture'

env.CRON_SECRET = 's'.repeat(32)
const WINDOW = {
  key: '2026-11-23-0900-toronto',
  areaKey: 'toronto',
  date: '2026-11-23',
  start: '2026-11-23 09:00',
  jobsPerWindow: 4,
} as const
const SLOTS = `slots/${WINDOW.key}`

useEmptyStore(3)

interface Booking {
  hidden?: Record<string, string>
  isTooLate?: boolean
  /** The same person's answers. */
  corrected?: Record<string, string>
  start?: string
  jobsPerWindow?: number
}

async function book(visitor: number, booking: Booking = {}) {
  const { hidden = {}, isTooLate = false, corrected = {}, start = '09:00' } = booking
  const { jobsPerWindow = 4 } = booking
  const end = start === '09:00' ? '11:00' : '13:00'
  const answers = { phone: `416-555-01${visitor}0`, street: '1 Main St', ...corrected, start }
  const record: StoredRecord = {
    ...{ ...JOB, date: '2026-11-23', start_time: start, end_time: end },
    cus_phone: answers.phone,
    cus_address: { ...JOB.cus_address, street: answers.street },
  }
  const key = `2026-11-23-${start.replace(':', '')}-toronto`
  const limitedWindow = { ...WINDOW, key, start: `2026-11-23 ${start}`, jobsPerWindow }
  return sendSubmission(
    { hidden, answers, ip: `203.0.113.${visitor}` },
    { list: 'jobs', form: 'pickup', limitedWindow, isTooLate, record },
  )
}

const countRecords = async () => [
  (await listKeys('jobs')).length,
  Object.keys(store.records.get(SLOTS) ?? {}).length,
  (await listKeys('quarantine/jobs')).length,
]
const getJob = (key: string) => store.records.get(`jobs/${key}`)
const listActive = async () =>
  (await listKeys('jobs')).filter((key) => getJob(key)?.job_status === 'active')
const isUnconfirmed = (key: string) => store.records.get(`details/${key}`)?.confirm_by_phone
async function fillWindow() {
  for (const visitor of [1, 2, 3, 4]) await book(visitor)
}

test('A retry of a stored booking takes no second reservation', async () => {
  const hidden = createKeyField()
  const first = await book(1, { hidden })
  expect(first).toMatchObject({ status: 'stored' })
  for (const visitor of [2, 3, 4]) await book(visitor)
  expect(await book(5)).toMatchObject({ status: 'full' })
  expect(await book(1, { hidden })).toEqual(first)
  expect(await countRecords()).toEqual([4, 4, 0])
})

describe('A booking that its visitor corrects in the same tab', () => {
  const hidden = { [IDEMPOTENCY_KEY_FIELD]: createIdempotencyKey(Date.now()) }
  const correct = (booking: Booking) => book(1, { hidden, ...booking })

  test.each([1, 4])('replaces the first one, in a window for %d', async (jobsPerWindow) => {
    const first = await correct({ jobsPerWindow })
    const second = await correct({ jobsPerWindow, corrected: { unit: '4' } })
    expect(second).toMatchObject({ status: 'stored' })
    expect(await listActive()).toEqual([second.key])
    expect(Object.keys(store.records.get(SLOTS) ?? {})).toEqual([second.key])
    const [before, after] = [first, second].map(({ key }) => store.records.get(`details/${key}`))
    expect(after).toMatchObject({ replaces: before?.reference })
    expect(before?.changes).toMatchObject({
      replaced: { from: '2026-11-23 09:00', to: 'replaced', reference: after?.reference },
    })
  })

  test('eight times in a window for one leaves one confirmed pickup', async () => {
    for (let unit = 0; unit < 8; unit++)
      await correct({ jobsPerWindow: 1, corrected: { unit: String(unit) } })
    const confirmed = (await listActive()).filter((key) => !isUnconfirmed(key))
    expect(confirmed).toHaveLength(1)
    expect(Object.keys(store.records.get(SLOTS) ?? {})).toEqual(confirmed)
  })

  test.each([
    ['phone', { phone: '416-555-0199' }],
    ['street', { street: '2 Main St' }],
  ])('with another %s is another booking', async (_what, corrected) => {
    await correct({})
    expect(await correct({ corrected })).toMatchObject({ status: 'stored' })
    expect(await listActive()).toHaveLength(2)
    expect(await countRecords()).toEqual([2, 2, 0])
    expect(
      await correct({ corrected: { ...corrected, unit: '1' }, jobsPerWindow: 1 }),
    ).toMatchObject({ status: 'full' })
  })

  test('is kept beside a first one that staff have closed', async () => {
    const { key } = await correct({})
    store.records.set(`jobs/${key}`, { ...getJob(key), job_status: 'won' })
    await correct({ corrected: { unit: '4' } })
    expect(getJob(key)).toMatchObject({ job_status: 'won' })
    expect(await countRecords()).toEqual([2, 2, 0])
  })
})

test('A full window is logged without an error', async () => {
  await fillWindow()
  await book(5)
  const entry = { level: 'info', event: 'submission', outcome: 'full', location: 'toronto' }
  expect(getLogEntries().at(-1)).toMatchObject({ ...entry, reservation: 'full' })
  expect(await listKeys('outbox')).toHaveLength(4)
})

test.each([
  ['a filled honeypot', 5, { [HONEYPOT_FIELD]: 'x' }],
  ['too short a time', 5, { [ELAPSED_FIELD]: '0' }],
  ['the answers of the last reservation, in a new tab,', 4, {}],
  ['the token of our canary', 5, { [CANARY_FIELD]: createCanaryToken(Date.now()) }],
])('A booking with %s is thanked without a reservation', async (_what, visitor, hidden) => {
  await fillWindow()
  expect(await book(visitor, { hidden })).toMatchObject({ status: 'stored', isUnconfirmed: true })
  expect(await countRecords()).toEqual(visitor === 4 ? [5, 4, 0] : [4, 4, 1])
})

test('If the reservations cannot be read, a job is stored, to be confirmed by phone', async () => {
  await fillWindow()
  mockStore(failReads(store, 'slots'))
  const { status, key } = await book(5)
  expect([status, isUnconfirmed(key)]).toEqual(['stored', true])
  expect(await countRecords()).toEqual([5, 4, 0])
  expect(getLogEntries().at(-1)).toMatchObject({ reservation: 'unavailable' })
})
