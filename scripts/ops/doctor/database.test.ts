import { openMemoryStore } from '@/lib/store/memory.fixture'
import { createTimedKey } from '@/lib/store/records.fixture'
import { checkOutbox, checkRetention, checkTypedKeys } from './database'

const NOW = Date.parse('2026-11-23T14:05:00Z')
const RUN = { at: '2026-11-23T08:30:00Z', removed: 7, complete: true, failed: 0 }

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
])('After the last run %j the doctor warns: %j', async (run, warnings) => {
  const store = openMemoryStore()
  if (run) store.records.set('limits/forget', run)
  const findings = await checkRetention(store, NOW)
  expect(findings.map(({ message }) => message)).toEqual(warnings)
})

test.each([
  ['nothing is queued', {}, 'ok 0 entries'],
  ['one has just failed', { tries: 1, at: '2026-11-23T14:04:00Z' }, 'ok 0 entries'],
  ['one has failed for an hour', { tries: 4, at: '2026-11-23T13:05:00Z' }, 'warning 1 entry'],
  ['a reminder waits for its time', { at: '2026-11-20T13:05:00Z' }, 'ok 0 entries'],
])('If %s, the outbox has %s', async (_what, entry, finding) => {
  const store = openMemoryStore()
  store.records.set('outbox/due', entry)
  const [{ level, message } = {}, ...others] = await checkOutbox(store, NOW)
  expect(`${level} ${message}`).toBe(`${finding} of the outbox waiting for over 5 minutes`)
  expect(others).toEqual([])
})

test('The doctor names the keys that staff typed, and reads none that we keep', async () => {
  const store = openMemoryStore()
  const typed = ['leads/Jane Doe 1', 'outcomes/Jane Doe 1', 'jobs/walk-in-jane-doe-001']
  for (const path of [...typed, 'leads/-Ada', 'jobs/-Walk-in']) store.records.set(path, {})
  for (const at of ['2016-01-01', '2024-11-23', '2026-11-23T14:00:00Z'])
    store.records.set(`quarantine/leads/${createTimedKey(at, 'ours')}`, {})
  const list = jest.spyOn(store, 'list')
  const findings = await checkTypedKeys(store, NOW)
  expect(findings.map(({ message }) => message)).toEqual([
    'Requests under keys that staff typed, which never expire: -Ada, Jane Doe 1, -Walk-in, walk-in-jane-doe-001',
  ])
  const answers = await Promise.all(list.mock.results.map(({ value }) => value as Promise<object>))
  expect(answers.flatMap(Object.keys)).toHaveLength(6)
})
