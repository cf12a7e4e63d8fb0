import { env } from '@/lib/env'
import { CANARY_FIELD, ELAPSED_FIELD, HONEYPOT_FIELD } from '@/lib/forms/form'
import { createCanaryToken } from '@/lib/signing/signatures'
import {
  createKeyField,
  failReads,
  getLogEntries,
  listKeys,
  mockStore,
  NO_KEY_FIELD,
  sendSubmission,
  store,
  useEmptyStore,
} from './submission.fixture'

const WINDOW = {
  locationId: 'toronto',
  date: '2026-11-23',
  window: { start: '09:00', end: '11:00' },
  jobsPerWindow: 4,
} as const

useEmptyStore(3)

function book(
  visitor: number,
  hidden: Record<string, string> = {},
  isTooLate = false,
  corrected: Record<string, string> = {},
) {
  const answers = { name: `Visitor ${visitor}`, ...corrected }
  const ip = `203.0.${visitor >> 8}.${visitor & 255}`
  const job = { list: 'jobs', form: 'pickup', slot: WINDOW, isTooLate } as const
  return sendSubmission({ hidden, answers, ip }, job)
}

const countRecords = async () =>
  Promise.all(
    (['jobs', 'slots', 'quarantine/jobs'] as const).map(
      async (list) => (await listKeys(list)).length,
    ),
  )
async function fillWindow() {
  for (const visitor of [1, 2, 3, 4]) await book(visitor)
}

test('A retry of a stored booking is thanked and takes nothing more', async () => {
  const hidden = createKeyField()
  const first = await book(1, hidden)
  expect(first).toMatchObject({ status: 'stored' })
  for (const visitor of [2, 3, 4]) await book(visitor)
  expect(await book(5)).toMatchObject({ status: 'full' })
  await store.remove('slots', '2026-11-23-0900-toronto-00')
  expect(await book(1, hidden)).toMatchObject({ status: 'stored', key: first.key })
  expect(await countRecords()).toEqual([4, 3, 0])
})

test('A corrected booking is stored beside the first one, in the same slot', async () => {
  const hidden = createKeyField()
  for (const visitor of [1, 2, 3]) await book(visitor)
  for (const phone of ['416-555-0142', '416-555-0143'])
    expect(await book(4, hidden, false, { phone })).toMatchObject({ status: 'stored' })
  expect(await book(5)).toMatchObject({ status: 'full' })
  expect(await book(6, NO_KEY_FIELD)).toMatchObject({ status: 'full' })
  expect(await countRecords()).toEqual([5, 4, 0])
})

test('A full window is logged without an error', async () => {
  await fillWindow()
  await book(5)
  const entry = { level: 'info', event: 'submission', outcome: 'full', location: 'toronto' }
  expect(getLogEntries().at(-1)).toMatchObject({ ...entry, slot: 'full' })
})

test.each([
  ['a filled honeypot', 5, { [HONEYPOT_FIELD]: 'x' }],
  ['too short a time', 5, { [ELAPSED_FIELD]: '0' }],
  ['the answers of the last slot, in a new tab,', 4, {}],
])('A booking with %s is thanked without a slot', async (_what, visitor, hidden) => {
  await fillWindow()
  expect(await book(visitor, hidden)).toMatchObject({ status: 'stored' })
  expect(await countRecords()).toEqual([4, 4, 1])
})

test('A canary needs no slot', async () => {
  env.CRON_SECRET = 's'.repeat(32)
  await fillWindow()
  const token = createCanaryToken(Date.now())
  expect(await book(5, { [CANARY_FIELD]: token })).toMatchObject({ status: 'stored' })
  expect(await countRecords()).toEqual([4, 4, 1])
  delete env.CRON_SECRET
})

test('A booking for a closed day takes no slot', async () => {
  expect(await book(1, {}, true)).toMatchObject({ status: 'tooLate' })
  expect(await countRecords()).toEqual([0, 0, 0])
})

test('While the slots cannot be read, the job is accepted and logged', async () => {
  await fillWindow()
  mockStore(failReads(store, 'slots'))
  expect(await book(5)).toMatchObject({ status: 'stored' })
  expect(await countRecords()).toEqual([5, 4, 0])
  expect(getLogEntries().at(-1)).toMatchObject({ slot: 'unavailable' })
})
