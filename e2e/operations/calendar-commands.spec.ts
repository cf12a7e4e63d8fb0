import { expect, test as base } from '@playwright/test'
import { SEED_LOCATIONS } from '@/lib/cities/locations'
import { getBookingDates } from '@/lib/dates/schedule'
import { createRecordKey } from '@/lib/submissions/record-key'
import type { DatabaseServer } from '@/e2e/support/servers/database-server'
import { getSiteSettings, startSeededDatabase } from '@/e2e/support/servers/fixtures'
import { runCommand } from '@/e2e/support/servers/run-command'

// No browser that could stop painting: see repeat-stalled.ts.
base.describe.configure({ retries: 0 })

const test = base.extend<{ store: DatabaseServer }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names out of the pattern
  store: async ({}, use) => {
    const store = await startSeededDatabase()
    await use(store)
    await store.stop()
  },
})

const TODAY = new Date().toISOString().slice(0, 10)
const NEXT_YEAR = new Date().getUTCFullYear() + 1
const HOLIDAY = `${NEXT_YEAR}-12-25`
const locations = (store: DatabaseServer, ...args: string[]) =>
  runCommand('locations', args, getSiteSettings(store))

test('Ops close days, set notice and capacity within the database rules, and take them back', async ({
  store,
}) => {
  const changed = await locations(
    store,
    ...['--close', `toronto=${HOLIDAY},${NEXT_YEAR}-12-24`, '--close', `barrie=${HOLIDAY}`],
    ...['--notice', 'toronto=24', '--capacity', 'toronto=4'],
  )
  expect(changed.status).toBe(0)
  expect(changed.text).toContain(
    `Toronto; closed ${NEXT_YEAR}-12-24, ${HOLIDAY}; 24 hours’ notice; 4 jobs per window\n`,
  )
  expect(changed.text).toContain('At once: docs/how-to-change-a-number.md')
  expect(store.read('/locations/toronto')).toEqual({
    ...SEED_LOCATIONS.toronto,
    closed_dates: `${NEXT_YEAR}-12-24,${HOLIDAY}`,
    notice_hours: 24,
    jobs_per_window: 4,
  })

  const undone = await locations(
    store,
    ...['--open', `toronto=${HOLIDAY},${NEXT_YEAR}-12-24`, '--open', `barrie=${HOLIDAY}`],
    ...['--notice', 'toronto=0', '--capacity', 'toronto=0'],
  )
  expect(undone.text).toContain('Toronto; no closed dates; no notice; no limit\n')
  expect(store.read('/locations')).toEqual(SEED_LOCATIONS)
})

test('A wrong change is refused, and nothing is changed', async ({ store }) => {
  for (const args of [
    ['--close', `nowhere=${HOLIDAY}`],
    ['--close', `toronto=${HOLIDAY}`, '--close', 'toronto=2020-01-01'],
    ['--notice', 'barrie=24', '--capacity', 'toronto=1000'],
    ['--notice', 'barrie=24', '--free', '-OZx3_aB-0123456789z'],
  ]) {
    expect(await locations(store, ...args)).toMatchObject({ status: 2 })
  }
  expect(store.read('/locations')).toEqual(SEED_LOCATIONS)
})

test('Ops read the holidays first, and close them after a confirmation', async ({ store }) => {
  const proposal = await locations(store, '--holidays', String(NEXT_YEAR))
  expect(proposal.text).toContain('hamilton-niagara: 2 regions. The holidays of all are closed.')
  expect(proposal.text).toContain('Nothing was closed.')
  expect(store.read('/locations')).toEqual(SEED_LOCATIONS)

  const closed = await locations(store, '--holidays', String(NEXT_YEAR), '--yes')
  expect(closed.status).toBe(0)
  for (const id of Object.keys(SEED_LOCATIONS)) {
    expect(store.read(`/locations/${id}/closed_dates`)).toContain(`${NEXT_YEAR}-`)
  }
})

test('Ops free the slot of a cancelled job', async ({ store }) => {
  const key = createRecordKey('', {}, Date.now()).key
  const [date = ''] = getBookingDates(TODAY)
  const taken = { [`${date}-0900-toronto-00`]: { key: 'x'.repeat(20), at: 0 } }
  store.put('/slots', { ...taken, [`${date}-0900-toronto-01`]: { key, at: 0 } })
  const freed = await locations(store, '--free', key)
  expect(freed.text).toContain(`freed ${date}-0900-toronto-01`)
  expect(store.read('/slots')).toEqual(taken)
  expect(await locations(store, '--free', key)).toMatchObject({
    status: 2,
    text: expect.stringContaining('has no slot'),
  })
})
