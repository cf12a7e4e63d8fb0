import { SEED_LOCATIONS } from '@/lib/cities/locations'
import { ADAPTERS, longDeadline, useEmptyStores } from './adapters.fixture'
import { createKey, DETAILS, JOB, LEAD } from './records.fixture'
import {
  ifAbsent,
  type Change,
  type ListName,
  type Store,
  type StoredRecord,
  readList,
} from './store'
import { openMemoryStore } from './memory.fixture'

useEmptyStores()

const KEY = createKey('key')
const STORED = { status: 'stored', isChanged: true }

describe.each(ADAPTERS)('The %s store', (_name, open) => {
  let site: Store
  let ops: Store
  const create = (list: ListName, key: string, record: StoredRecord) =>
    site.transact(list, key, longDeadline(), ifAbsent(record))
  beforeEach(() => {
    site = open('site')
    ops = open('ops')
  })

  test('returns exactly the stored record', async () => {
    expect(await create('jobs', KEY, JOB)).toEqual({ ...STORED, record: JOB })
    expect(await site.read('jobs', KEY, longDeadline())).toEqual(JOB)
  })

  test('keeps the record under a taken key, and returns it for the second write', async () => {
    await create('leads', KEY, LEAD)
    const second = await create('leads', KEY, { ...LEAD, name: 'Bert' })
    expect(second).toEqual({ ...STORED, isChanged: false, record: LEAD })
    expect(await ops.list('leads')).toEqual({ [KEY]: LEAD })
  })

  test('updates fields, also of an inner record, and removes those set to null', async () => {
    await create('details', KEY, DETAILS)
    const change = { at: '2026-11-21T15:30:00Z', from: '2026-11-24 09:00', to: 'cancelled' }
    const consent = { version: 'ca-1', marketing: false, withdrawn: true }
    // Staff may have typed a string where a record belongs.
    await ops.update('details', KEY, { changes: 'see Bob' })
    await site.update('details', KEY, { consent, 'changes/0-a': change })
    await site.update('details', KEY, { 'changes/1-b': { ...change, to: 'replaced' } })
    await ops.update('details', KEY, { city: null, 'changes/1-b/to': 'cancelled' })
    expect(await site.read('details', KEY, longDeadline())).toEqual({
      ...DETAILS,
      city: undefined,
      consent,
      changes: { '0-a': change, '1-b': change },
    })
  })

  test('lists only the records of a list, in the order of their keys', async () => {
    for (const name of ['c', 'a', 'b']) await create('leads', createKey(name), LEAD)
    await create('quarantine/leads', createKey('y'), LEAD)
    expect(Object.keys(await ops.list('leads'))).toEqual(['a', 'b', 'c'].map(createKey))
    expect(Object.keys(await ops.list('quarantine/leads'))).toEqual([createKey('y')])
    expect(await ops.list('details')).toEqual({})
  })

  test('lists the records of a range of keys', async () => {
    const names = ['a', 'b1', 'b2', 'c']
    for (const name of names) await create('leads', createKey(name), LEAD)
    const keys = names.slice(1).map(createKey)
    expect(Object.keys(await ops.list('leads', { since: '-Nb' }))).toEqual(keys)
    expect(await ops.list('leads', { since: '-Nd' })).toEqual({})
    const since = { since: '-Nb' }
    expect(Object.keys(await ops.list('leads', { ...since, limit: 2 }))).toEqual(keys.slice(0, 2))
    expect(Object.keys(await ops.list('leads', { limit: 1 }))).toEqual(['a'].map(createKey))
    const until = { until: createKey('b2') }
    expect(Object.keys(await ops.list('leads', { ...since, ...until }))).toEqual(keys.slice(0, 2))
    expect(Object.keys(await ops.list('leads', until))).toEqual(['a', 'b1', 'b2'].map(createKey))
  })

  test('reads null for a missing record', async () => {
    expect(await site.read('leads', KEY, longDeadline())).toBeNull()
    await expect(ops.remove('leads', KEY)).resolves.toBeUndefined()
    expect(await ops.list('leads')).toEqual({})
  })

  test('removes a record, and can store it again', async () => {
    await create('leads', KEY, LEAD)
    await create('jobs', KEY, JOB)
    await ops.remove('leads', KEY)
    await ops.eraseRemoved()
    expect(await ops.list('leads')).toEqual({})
    expect(await site.read('jobs', KEY, longDeadline())).toEqual(JOB)
    expect(await create('leads', KEY, LEAD)).toEqual({ ...STORED, record: LEAD })
  })

  test('has the tracking phone of every location', async () => {
    expect(await ops.list('locations')).toEqual(SEED_LOCATIONS)
  })

  test('keeps hostile text and a long one as they are', async () => {
    const text = `'); DROP TABLE records; -- {"x":"\\u0000"} ‮ 👩‍🚒`
    const record = { ...LEAD, note_from_customer: text.repeat(1_000) }
    await create('leads', KEY, record)
    expect(await open('site').read('leads', KEY, longDeadline())).toEqual(record)
  })

  test('finds a record under a key with a question mark, which staff may type', async () => {
    await create('leads', 'Who?', LEAD)
    expect(await ops.list('leads')).toEqual({ 'Who?': LEAD })
    await ops.remove('leads', 'Who?')
    expect(await site.read('leads', 'Who?', longDeadline())).toBeNull()
  })

  test('changes a record, and each change sees what the one before has written', async () => {
    const seen: unknown[] = []
    const transact = (next: StoredRecord | null | undefined) =>
      ops.transact('limits', KEY, longDeadline(), (current) => {
        seen.push(current)
        return next
      })
    const results = []
    for (const next of [undefined, { a: 1 }, undefined, { a: 2 }, null, null])
      results.push(await transact(next))
    const stored = (record: StoredRecord | null, isChanged: boolean) => ({
      status: 'stored',
      record,
      isChanged,
    })
    expect(results).toEqual([
      stored(null, false),
      stored({ a: 1 }, true),
      stored({ a: 1 }, false),
      stored({ a: 2 }, true),
      stored(null, true),
      stored(null, true),
    ])
    expect(seen).toEqual([null, null, { a: 1 }, { a: 1 }, { a: 2 }, null])
    expect(await ops.list('limits')).toEqual({})
  })

  test('keeps fields of every kind and order, and none that is empty', async () => {
    const fields = {
      10: 0.1,
      9: -5,
      name: 'é👩‍🚒',
      is_open: false,
      nested: { z: '', a: { b: 1e21 } },
    }
    const change = (next: object) =>
      ops.transact('limits', KEY, longDeadline(), () => next as StoredRecord)
    await change({ ...fields, none: null, empty: { deep: {} }, missing: undefined })
    expect(await ops.read('limits', KEY, longDeadline())).toEqual(fields)
    expect(await change({ empty: {} })).toEqual({ status: 'stored', record: null, isChanged: true })
  })

  test('refuses a change that throws or has a field the database cannot name', async () => {
    jest.spyOn(console, 'error').mockImplementation()
    const refuse = (change: Change) => ops.transact('limits', KEY, longDeadline(), change)
    const beside = ops.transact('limits', KEY, longDeadline(), () => ({ a: 1 }))
    const throwing = refuse(() => {
      throw new Error('A fault of the caller')
    })
    expect(await throwing).toEqual({ status: 'refused' })
    expect(await refuse(() => ({ 'a.b': 1 }))).toEqual({ status: 'refused' })
    expect(await beside).toMatchObject({ status: 'stored', isChanged: true })
    expect(await ops.read('limits', KEY, longDeadline())).toEqual({ a: 1 })
  })
})

const WITH_DEADLINES = ADAPTERS.filter(([name]) => name !== 'memory')

test.each(WITH_DEADLINES)(
  'The %s store changes nothing after the deadline',
  async (_name, open) => {
    const ops = open('ops')
    const result = await ops.transact('limits', KEY, Date.now() - 1, () => ({ a: 1 }))
    expect(result.status).not.toBe('stored')
    expect(await ops.read('limits', KEY, longDeadline())).toBeNull()
  },
)

const KEYS = Array.from({ length: 4_500 }, (_, n) => createKey(String(n).padStart(4, '0')))

test('A list is read in pages', async () => {
  const memory = openMemoryStore()
  for (const key of KEYS) memory.records.set(`leads/${key}`, LEAD)
  const list = jest.spyOn(memory, 'list')
  expect(Object.keys(await readList(memory, 'leads', KEYS[1]))).toEqual(KEYS.slice(1))
  expect(list).toHaveBeenCalledTimes(3)
})
