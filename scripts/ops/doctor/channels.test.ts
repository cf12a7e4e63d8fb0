import { openMemoryStore } from '@/lib/store/memory.fixture'
import { checkOutbox } from './channels'

const NOW = Date.parse('2026-11-23T14:05:00Z')

test.each([
  ['nothing is owed', {}, 'ok 0 entries'],
  ['one has just failed', { tries: 1, at: '2026-11-23T14:04:00Z' }, 'ok 0 entries'],
  ['one has failed for an hour', { tries: 4, at: '2026-11-23T13:05:00Z' }, 'warning 1 entry'],
  ['a reminder waits for its time', { at: '2026-11-20T13:05:00Z' }, 'ok 0 entries'],
])('Where %s, the outbox has %s', async (_what, entry, finding) => {
  const store = openMemoryStore()
  store.records.set('outbox/due', entry)
  const [{ level, message } = {}, ...others] = await checkOutbox(store, NOW)
  expect(`${level} ${message}`).toBe(`${finding} of the outbox waiting for over 5 minutes`)
  expect(others).toEqual([])
})
