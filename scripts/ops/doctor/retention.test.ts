import { openMemoryStore } from '@/lib/store/memory.fixture'
import { checkRetention } from './retention'

const NOW = Date.parse('2026-11-23T14:05:00Z')
const RUN = { at: '2026-11-23T08:30:00Z', removed: 7, complete: true, failed: 0, undated: 0 }
const DAILY = 'Expired records: last run 2026-11-23T08:30:00Z, 7 removed'

test.each([
  [undefined, 'warning', 'Expired records have never been removed'],
  [RUN, 'ok', DAILY],
  [{ ...RUN, at: '2026-11-22T12:05:00Z' }, 'ok', DAILY.replace('23T08:30', '22T12:05')],
  [{ ...RUN, at: '2026-11-22T12:04:59Z' }, 'warning', DAILY.replace('23T08:30:00', '22T12:04:59')],
  [{ ...RUN, complete: false }, 'warning', `${DAILY}, more are left`],
  [{ ...RUN, failed: 1, undated: 2 }, 'warning', `${DAILY}, 1 failures, 2 without time and date`],
])('After the last run %j the doctor prints "%s  %s"', async (run, level, message) => {
  const store = openMemoryStore()
  if (run) store.records.set('limits/forget', run)
  expect(await checkRetention(store, NOW)).toMatchObject([{ level, message }])
})
