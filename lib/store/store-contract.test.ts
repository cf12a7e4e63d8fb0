import { SEED_LOCATIONS } from '@/lib/cities/locations'
import { ADAPTERS, useEmptyStores } from './adapters.fixture'
import { CONSENT, createKey, JOB, LEAD, MOVE_DETAILS } from './records.fixture'
import { longDeadline } from './rest.fixture'
import type { ListName, Store } from './store'

jest.setTimeout(30_000)

useEmptyStores()

const KEY = createKey('key')
const createSeenRecord = (n: number) => ({ key: KEY, attempt: String(n).padStart(36, '0') })

describe.each(ADAPTERS)('The %s store', (_name, open) => {
  let store: Store
  let ops: Store
  beforeEach(() => {
    store = open('site')
    ops = open('ops')
  })

  test('returns exactly the stored record', async () => {
    expect(await store.create('jobs', KEY, JOB, longDeadline())).toBe('stored')
    expect(await store.read('jobs', KEY, longDeadline())).toEqual(JOB)
  })

  test('keeps the record under a taken key, and calls the second write stored', async () => {
    const otherLead = { ...LEAD, name: 'Bert' }
    await store.create('leads', KEY, LEAD, longDeadline())
    expect(await store.create('leads', KEY, otherLead, longDeadline())).toBe('stored')
    expect(await ops.list('leads')).toEqual({ [KEY]: LEAD })
  })

  test('keeps a staff edit when a visitor retries', async () => {
    await store.create('leads', KEY, LEAD, longDeadline())
    await ops.update('leads', KEY, { status: 'won' })
    expect(await store.create('leads', KEY, LEAD, longDeadline())).toBe('stored')
    expect(await store.read('leads', KEY, longDeadline())).toEqual({ ...LEAD, status: 'won' })
  })

  test('removes a field that an update sets to null', async () => {
    const location = { tracking_phone: '416-555-0110' }
    await ops.create('locations', 'toronto', location, longDeadline())
    await ops.update('locations', 'toronto', { ...location, notice_hours: 24, jobs_per_window: 4 })
    await ops.update('locations', 'toronto', { notice_hours: null })
    expect(await store.read('locations', 'toronto', longDeadline())).toEqual({
      ...location,
      jobs_per_window: 4,
    })
  })

  test('stores all related records at once, and keeps those of an earlier attempt', async () => {
    const related = { consents: CONSENT, move_details: MOVE_DETAILS }
    expect(await store.claimRelated(KEY, related, longDeadline())).toEqual(related)
    const later = {
      consents: { ...CONSENT, marketing: true },
      move_details: { ...MOVE_DETAILS, packing: false },
    }
    expect(await store.claimRelated(KEY, later, longDeadline())).toEqual(related)
    expect(await ops.list('consents')).toEqual({ [KEY]: CONSENT })
    expect(await ops.list('move_details')).toEqual({ [KEY]: MOVE_DETAILS })
  })

  test('stores nothing for an empty set of related records', async () => {
    expect(await store.claimRelated(KEY, {}, longDeadline())).toEqual({})
    expect(await ops.list('consents')).toEqual({})
  })

  test('stores the related records that an earlier attempt lacked', async () => {
    const first = { move_details: MOVE_DETAILS }
    await store.claimRelated(KEY, first, longDeadline())
    const later = { move_details: { ...MOVE_DETAILS, packing: false }, consents: CONSENT }
    expect(await store.claimRelated(KEY, later, longDeadline())).toEqual({
      ...first,
      consents: CONSENT,
    })
    expect(await ops.list('consents')).toEqual({ [KEY]: CONSENT })
  })

  test('creates all records at once, or none where one exists', async () => {
    const first = { list: 'seen', key: KEY, record: createSeenRecord(1) } as const
    const consent = { list: 'consents', key: KEY, record: CONSENT } as const
    expect(await store.createAll([first], longDeadline())).toBe(true)
    const later = { ...first, record: createSeenRecord(2) }
    expect(await store.createAll([consent, later], longDeadline())).toBe(false)
    expect(await store.read('seen', KEY, longDeadline())).toEqual(first.record)
    expect(await store.read('consents', KEY, longDeadline())).toBeNull()
  })

  test('stores one record for many simultaneous writes of a key', async () => {
    const writes = Array.from({ length: 20 }, (_, n) =>
      store.create('leads', KEY, { ...LEAD, name: `Visitor ${n}` }, longDeadline()),
    )
    expect(new Set(await Promise.all(writes))).toEqual(new Set(['stored']))
    expect(Object.keys(await ops.list('leads'))).toEqual([KEY])
  })

  test('gives a key to one of many simultaneous claims, and returns its record to all', async () => {
    const claims = Array.from({ length: 20 }, (_, n) =>
      store.claim('seen', KEY, createSeenRecord(n), longDeadline()),
    )
    const results = await Promise.all(claims)
    const existing = await store.read('seen', KEY, longDeadline())
    expect(results).toEqual(Array(20).fill(existing))
    const late = await store.claim('seen', KEY, createSeenRecord(21), longDeadline())
    expect(late).toEqual(existing)
  })

  test('lists only the records of a list, in the order of their keys', async () => {
    const create = (list: ListName, name: string) =>
      store.create(list, createKey(name), LEAD, longDeadline())
    for (const name of ['c', 'a', 'b']) await create('leads', name)
    await create('canary/leads', 'z')
    await create('quarantine/leads', 'y')
    expect(Object.keys(await ops.list('leads'))).toEqual(['a', 'b', 'c'].map(createKey))
    expect(Object.keys(await ops.list('quarantine/leads'))).toEqual([createKey('y')])
    expect(await ops.list('move_details')).toEqual({})
  })

  test('reads null for a missing record, and refuses its update', async () => {
    expect(await store.read('leads', KEY, longDeadline())).toBeNull()
    await expect(ops.update('leads', KEY, { status: 'won' })).rejects.toThrow('does not exist')
    await expect(ops.remove('leads', KEY)).resolves.toBeUndefined()
  })

  test('removes a record, and can store it again', async () => {
    await store.create('leads', KEY, LEAD, longDeadline())
    await ops.remove('leads', KEY)
    expect(await ops.list('leads')).toEqual({})
    expect(await store.create('leads', KEY, LEAD, longDeadline())).toBe('stored')
  })

  test('separates the lists of a preview', async () => {
    const preview = open('site', 'preview/')
    await preview.create('leads', KEY, LEAD, longDeadline())
    await preview.claimRelated(KEY, { consents: CONSENT }, longDeadline())
    for (const list of ['leads', 'consents'] as const) {
      expect(await ops.list(list)).toEqual({})
      expect(Object.keys(await open('ops', 'preview/').list(list))).toEqual([KEY])
    }
  })

  test('has the tracking phone of every location', async () => {
    expect(await ops.list('locations')).toEqual(SEED_LOCATIONS)
    expect(await open('ops', 'preview/').list('locations')).toEqual(SEED_LOCATIONS)
  })

  test('keeps its records when it is opened again', async () => {
    await open('site').create('leads', KEY, LEAD, longDeadline())
    expect(await open('site').read('leads', KEY, longDeadline())).toEqual(LEAD)
  })

  test('keeps hostile text as text', async () => {
    const text = `'); DROP TABLE records; -- {"x":"\\u0000"} ‮ 👩‍🚒`
    const record = { ...LEAD, note_from_customer: text }
    await open('site').create('leads', KEY, record, longDeadline())
    expect(await open('site').read('leads', KEY, longDeadline())).toEqual(record)
  })
})
