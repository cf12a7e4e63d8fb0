import {
  failReads,
  failWrites,
  getLogEntries,
  mockStore,
  store,
  useEmptyStore,
} from './submission.fixture'
import { findRequest } from '@/lib/requests/requests.fixture'
import { JOB, LEAD } from '@/lib/store/records.fixture'
import type { StoredRecord } from '@/lib/store/store'
import { isUndoable, noteOutcome, readOutcome, type OutcomeNote } from './note-outcome'
import { markAsCalled, markAsLost } from './outcomes'

const KEY = '-P7IqaSmv77xEr2ppXsV'
const NOW = new Date('2026-11-26T15:00:00Z')
const after = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)

useEmptyStore()
beforeEach(() => void store.records.set(`leads/${KEY}`, LEAD))

const find = () => findRequest(store, KEY)
const note = async (one: OutcomeNote, now = NOW) => noteOutcome(await find(), one, now)

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

test('Calls without an answer are counted, two taps as one', async () => {
  expect(await markAsCalled(store, await find(), NOW)).toContain('called once')
  await note({ what: 'called' }, after(0.5))
  expect(await markAsCalled(store, await find(), after(60))).toContain('called 2 times')
  expect(await readOutcome(KEY)).toEqual({
    ...{ won: false, called: 2, called_at: '2026-11-26T16:00:00Z', by: 'command' },
    at: '2026-11-26T15:00:00Z',
  })
  expect(store.records.get(`leads/${KEY}`)).toEqual(LEAD)
})

test('A lost lead has its reason, twice as once, and is open again when that is taken back', async () => {
  await note({ what: 'lost', why: 'price' })
  await note({ what: 'lost', why: 'date' }, after(1))
  expect(store.records.get(`leads/${KEY}`)).toEqual({ ...LEAD, status: 'lost' })
  const lost = { won: false, lost: 'date', before: { status: 'new' } }
  expect(await readOutcome(KEY)).toMatchObject(lost)
  await note({ what: 'undo' }, after(2))
  expect(store.records.get(`leads/${KEY}`)).toEqual(LEAD)
  expect(await readOutcome(KEY)).toEqual({ won: false, at: '2026-11-26T15:02:00Z', by: 'mail' })
})

test('A request that is won after all is lost no longer', async () => {
  await note({ what: 'lost', why: 'unreachable' })
  await note({ what: 'won', value: 850 }, after(1))
  const outcome = await readOutcome(KEY)
  expect(outcome).toMatchObject({ won: true, value: 850 })
  expect(outcome?.lost).toBeUndefined()
  await expect(markAsLost(store, await find(), 'price', after(2))).rejects.toThrow('is won')
})

test('A pickup is lost once it is cancelled', async () => {
  const setJob = (fields: StoredRecord) => store.records.set(`jobs/${KEY}`, { ...JOB, ...fields })
  store.records.delete(`leads/${KEY}`)
  setJob({})
  await expect(markAsLost(store, await find(), 'price', NOW)).rejects.toThrow('--cancel')
  setJob({ job_status: 'cancelled' })
  await note({ what: 'lost', why: 'competitor' })
  expect(await readOutcome(KEY)).toMatchObject({ lost: 'competitor' })
  expect(store.records.get(`jobs/${KEY}`)).toMatchObject({ job_status: 'cancelled' })
})

test('A decision by the link can be taken back for an hour; a call, or one by command, cannot', async () => {
  await note({ what: 'called' })
  expect(isUndoable(await readOutcome(KEY), NOW)).toBe(false)
  await note({ what: 'lost', why: 'unreachable' })
  const outcome = await readOutcome(KEY)
  expect(isUndoable(outcome, after(59))).toBe(true)
  expect(await note({ what: 'undo' }, after(60))).toBe('changedElsewhere')
  expect(store.records.get(`leads/${KEY}`)).toMatchObject({ status: 'lost' })
  expect(isUndoable(outcome && { ...outcome, by: 'command' }, NOW)).toBe(false)
  expect(isUndoable(undefined, NOW)).toBe(false)
})

test('What the store does not take, or does not answer, is not said to be noted', async () => {
  mockStore(failWrites(store, 'outcomes', 'unknown'))
  expect(await note({ what: 'called' })).toBe('unknown')
  mockStore(failReads(store, 'outcomes'))
  expect(await note({ what: 'undo' })).toBe('unknown')
})
