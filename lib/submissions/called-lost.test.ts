import { findRequest } from '@/lib/requests/requests.fixture'
import { openMemoryStore } from '@/lib/store/memory.fixture'
import { createKey, JOB, LEAD } from '@/lib/store/records.fixture'
import type { StoredRecord } from '@/lib/store/store'
import { markAsCalled, markAsLost } from './called-lost'
import { OutcomeSchema } from './outcome-record'
import { markAsNotWon, markAsWon } from './outcomes'

const KEY = createKey('lost')
const at = (time: string) => new Date(`2026-11-23T${time}:00Z`)

let store: ReturnType<typeof openMemoryStore>
beforeEach(() => {
  store = openMemoryStore()
  store.records.set(`leads/${KEY}`, LEAD)
})
const find = () => findRequest(store, KEY)
const readOutcome = () => OutcomeSchema.parse(store.records.get(`outcomes/${KEY}`))
const setJob = (fields: StoredRecord) => {
  store.records.delete(`leads/${KEY}`)
  store.records.set(`jobs/${KEY}`, { ...JOB, ...fields })
}

test('Calls without an answer are counted, two taps as one', async () => {
  expect(await markAsCalled(store, await find(), at('14:00'))).toContain('called once')
  await markAsCalled(store, await find(), new Date('2026-11-23T14:00:30Z'))
  expect(await markAsCalled(store, await find(), at('15:00'))).toContain('called 2 times')
  expect(readOutcome()).toEqual({
    ...{ won: false, called: 2, called_at: '2026-11-23T15:00:00Z', by: 'command' },
    at: '2026-11-23T14:00:00Z',
  })
  expect(store.records.get(`leads/${KEY}`)).toEqual(LEAD)
})

test('A lost lead has its reason, twice as once, and is open again when that is taken back', async () => {
  await markAsLost(store, await find(), 'price', at('14:00'))
  await markAsLost(store, await find(), 'date', at('15:00'))
  expect(store.records.get(`leads/${KEY}`)).toEqual({ ...LEAD, status: 'lost' })
  expect(readOutcome()).toMatchObject({ won: false, lost: 'date', before: { status: 'new' } })
  await markAsNotWon(store, await find(), at('16:00'))
  expect(store.records.get(`leads/${KEY}`)).toEqual(LEAD)
  expect(readOutcome()).toEqual({ won: false, at: '2026-11-23T16:00:00Z', by: 'command' })
})

test('A request that is won after all is lost no longer', async () => {
  await markAsLost(store, await find(), 'unreachable', at('14:00'))
  await markAsWon(store, await find(), { value: 850 }, at('15:00'))
  expect(readOutcome()).toMatchObject({ won: true, value: 850 })
  expect(readOutcome().lost).toBeUndefined()
  await expect(markAsLost(store, await find(), 'price', at('16:00'))).rejects.toThrow('is won')
})

test('A pickup is lost once it is cancelled', async () => {
  setJob({})
  await expect(markAsLost(store, await find(), 'price', at('14:00'))).rejects.toThrow('--cancel')
  setJob({ job_status: 'cancelled' })
  await markAsLost(store, await find(), 'competitor', at('14:00'))
  expect(readOutcome()).toMatchObject({ lost: 'competitor' })
  expect(store.records.get(`jobs/${KEY}`)).toMatchObject({ job_status: 'cancelled' })
})
