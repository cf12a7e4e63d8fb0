import { ADAPTERS, putRecords, useEmptyStores } from './adapters.fixture'
import { openMemoryStore } from './memory.fixture'
import { readPages } from './pages'
import { createKey, LEAD } from './records.fixture'
import { longDeadline } from './rest.fixture'

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
})

const KEYS = Array.from({ length: 4_500 }, (_, n) => createKey(String(n).padStart(4, '0')))

test('A list is read in pages', async () => {
  const memory = openMemoryStore()
  for (const key of KEYS) memory.records.set(`leads/${key}`, LEAD)
  const list = jest.spyOn(memory, 'list')
  const pages: string[][] = []
  for await (const page of readPages(memory, 'leads', KEYS[1])) pages.push(page.map(([key]) => key))
  expect(pages.flat()).toEqual(KEYS.slice(1))
  expect(pages.map(({ length }) => length)).toEqual([2_000, 1_999, 500])
  expect(list).toHaveBeenCalledTimes(3)
})

test('The firebase store puts the pages of a list together', async () => {
  putRecords('leads', Object.fromEntries(KEYS.map((key) => [key, LEAD])))
  const [, open] = ADAPTERS.find(([name]) => name === 'firebase') ?? []
  expect(Object.keys((await open?.('ops').list('leads')) ?? {})).toEqual(KEYS)
})
