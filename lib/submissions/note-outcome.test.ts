import { failWrites, getLogEntries, mockStore, store, useEmptyStore } from './submission.fixture'
import { findRequest } from '@/lib/requests/requests.fixture'
import { LEAD } from '@/lib/store/records.fixture'
import { isUndoable, noteOutcome, readOutcome, type OutcomeNote } from './note-outcome'

const KEY = '-P7IqaSmv77xEr2ppXsV'
const NOW = new Date('2026-11-26T15:00:00Z')
const after = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)

useEmptyStore()
beforeEach(() => void store.records.set(`leads/${KEY}`, LEAD))

const note = async (one: OutcomeNote, now = NOW) =>
  noteOutcome(await findRequest(store, KEY), one, now)

test('The office notes by its link what the commands note, and who did it', async () => {
  expect(await note({ what: 'called' })).toBe('done')
  expect(await note({ what: 'won', value: 850 })).toBe('done')
  expect(await readOutcome(KEY)).toMatchObject({ called: 1, won: true, value: 850, by: 'mail' })
  expect(await note({ what: 'lost', why: 'price' })).toBe('changedElsewhere')
  expect(await note({ what: 'undo' })).toBe('done')
  expect(store.records.get(`leads/${KEY}`)).toEqual(LEAD)
  expect(await note({ what: 'lost', why: 'date' })).toBe('done')
  expect(store.records.get(`leads/${KEY}`)).toMatchObject({ status: 'lost' })
  expect(getLogEntries()).toContainEqual(
    expect.objectContaining({ outcome: 'changedElsewhere', key: KEY }),
  )
})

test('A decision by the link can be taken back for an hour; a call, or one by command, cannot', async () => {
  await note({ what: 'called' })
  expect(isUndoable(await readOutcome(KEY), NOW)).toBe(false)
  await note({ what: 'lost', why: 'unreachable' })
  const outcome = await readOutcome(KEY)
  expect(isUndoable(outcome, after(59))).toBe(true)
  expect(isUndoable(outcome, after(60))).toBe(false)
  expect(isUndoable(outcome && { ...outcome, by: 'command' }, NOW)).toBe(false)
  expect(isUndoable(undefined, NOW)).toBe(false)
})

test('What the store does not take is not said to be noted', async () => {
  mockStore(failWrites(store, 'outcomes', 'unknown'))
  expect(await note({ what: 'called' })).toBe('unknown')
})
