import { ADAPTERS, useEmptyStores } from './adapters.fixture'
import { readPages } from './pages'
import { createKey, LEAD } from './records.fixture'
import { longDeadline } from './rest.fixture'

jest.setTimeout(30_000)
useEmptyStores()

describe.each(ADAPTERS)('The %s store', (_name, open) => {
  test('lists the records since a key', async () => {
    const [store, ops] = [open('site'), open('ops')]
    const names = ['a', 'b1', 'b2', 'c']
    for (const name of names) await store.create('leads', createKey(name), LEAD, longDeadline())
    const keys = names.slice(1).map(createKey)
    expect(Object.keys(await ops.list('leads', '-Nb'))).toEqual(keys)
    expect(await ops.list('leads', '-Nd')).toEqual({})
    expect(Object.keys(await ops.list('leads', '-Nb', 2))).toEqual(keys.slice(0, 2))
    expect(Object.keys(await ops.list('leads', undefined, 1))).toEqual(['a'].map(createKey))
  })

  test('reads a list of several pages', async () => {
    const [store, ops] = [open('site'), open('ops')]
    const keys = Array.from({ length: 4_500 }, (_, n) => createKey(String(n).padStart(4, '0')))
    await store.createAll(
      keys.map((key) => ({ list: 'leads', key, record: LEAD })),
      longDeadline(),
    )
    expect(Object.keys(await ops.list('leads'))).toEqual(keys)
    const sizes: number[] = []
    for await (const page of readPages(ops, 'leads', keys[1])) sizes.push(page.length)
    expect(sizes).toEqual([2_000, 1_999, 500])
  })
})
