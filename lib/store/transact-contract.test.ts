import { ADAPTERS, longDeadline, useEmptyStores } from './adapters.fixture'
import { createKey } from './records.fixture'
import type { Change, Store, StoredRecord } from './store'

useEmptyStores()

const KEY = createKey('key')

describe.each(ADAPTERS)('The %s store', (_name, open) => {
  let ops: Store
  beforeEach(() => {
    ops = open('ops')
  })

  const takePlace =
    (client: string, places: number): Change =>
    (current) =>
      Object.keys(current ?? {}).length < places ? { ...current, [client]: 1 } : undefined

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

  test('gives each of twenty simultaneous changes its own result', async () => {
    const otherProcess = open('ops')
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        (n % 2 ? ops : otherProcess).transact('limits', KEY, longDeadline(), takePlace(`c${n}`, 6)),
      ),
    )
    const record = await ops.read('limits', KEY, longDeadline())
    const taken = results.flatMap((result, n) =>
      result.status === 'stored' && result.isChanged ? [`c${n}`] : [],
    )
    expect(taken.toSorted()).toEqual(Object.keys(record ?? {}).toSorted())
    expect(taken).toHaveLength(6)
    for (const result of results) expect(result.status).toBe('stored')
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
