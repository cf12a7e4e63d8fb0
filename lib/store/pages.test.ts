import { openMemoryStore } from './memory.fixture'
import { readPages } from './pages'
import { createKey, LEAD } from './records.fixture'

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
