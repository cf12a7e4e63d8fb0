import { openMemoryStore } from './memory.fixture'
import { readList } from './pages'
import { createKey, LEAD } from './records.fixture'

const KEYS = Array.from({ length: 4_500 }, (_, n) => createKey(String(n).padStart(4, '0')))

test('A list is read in pages', async () => {
  const memory = openMemoryStore()
  for (const key of KEYS) memory.records.set(`leads/${key}`, LEAD)
  const list = jest.spyOn(memory, 'list')
  expect(Object.keys(await readList(memory, 'leads', KEYS[1]))).toEqual(KEYS.slice(1))
  expect(list).toHaveBeenCalledTimes(3)
})
