import { openMemoryStore } from '@/lib/store/memory.fixture'
import { checkRetention } from './retention'

const NOW = Date.parse('2026-11-23T14:05:00Z')
const RUN = { at: '2026-11-23T08:30:00Z', removed: 7, complete: true, failed: 0, undated: 0 }

test.each([
  [undefined, ['Expired records were last removed: never']],
  [RUN, []],
  [{ ...RUN, at: '2026-11-22T12:05:00Z' }, []],
  [
    { ...RUN, at: '2026-11-22T12:04:59Z' },
    ['Expired records were last removed: 2026-11-22T12:04:59Z'],
  ],
  [{ ...RUN, complete: false }, [`The removal of expired records at ${RUN.at} left some`]],
  [{ ...RUN, failed: 1 }, [`The removal of expired records at ${RUN.at} left some`]],
  [{ ...RUN, undated: 2 }, [`The removal of expired records at ${RUN.at} left some`]],
])('After the last run %j the doctor warns: %j', async (run, warnings) => {
  const store = openMemoryStore()
  if (run) store.records.set('limits/forget', run)
  const findings = await checkRetention(store, NOW)
  expect(findings.map(({ message }) => message)).toEqual(warnings)
})
