import { SEED_LOCATIONS } from '@/lib/cities/locations'
import { ADAPTERS, longDeadline, useEmptyStores } from './adapters.fixture'
import { createKey, DETAILS, JOB, LEAD } from './records.fixture'
import { ifAbsent, type ListName, type Store, type StoredRecord } from './store'

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

  test('removes a field that an update sets to null', async () => {
    const location = { tracking_phone: '416-555-0110' }
    await ops.update('locations', 'toronto', { ...location, notice_hours: 24, jobs_per_window: 4 })
    await ops.update('locations', 'toronto', { notice_hours: null })
    expect(await site.read('locations', 'toronto', longDeadline())).toEqual({
      ...location,
      jobs_per_window: 4,
    })
  })

  test('replaces the consent of details, and none of their other fields', async () => {
    await create('details', KEY, DETAILS)
    const consent = { version: 'ca-1', marketing: false, withdrawn: true }
    await site.update('details', KEY, { consent })
    expect(await site.read('details', KEY, longDeadline())).toEqual({ ...DETAILS, consent })
  })

  test('changes one entry of a record in a record', async () => {
    await create('details', KEY, DETAILS)
    const change = { at: '2026-11-21T15:30:00Z', from: '2026-11-24 09:00', to: 'cancelled' }
    await site.update('details', KEY, { 'changes/0-a': change })
    await site.update('details', KEY, { 'changes/1-b': { ...change, to: 'replaced' } })
    expect(await site.read('details', KEY, longDeadline())).toEqual({
      ...DETAILS,
      changes: { '0-a': change, '1-b': { ...change, to: 'replaced' } },
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
})
