import { getStore } from '@/lib/store'
import { openMemoryStore } from '@/lib/store/memory.fixture'
import { isStoreReachable } from './health'

jest.mock('@/lib/store')

test('However many ask, the store is asked once in five seconds', async () => {
  const store = openMemoryStore()
  const read = jest.spyOn(store, 'read')
  jest.mocked(getStore).mockResolvedValue(store)
  const ask = (ms: number) => isStoreReachable(ms)
  expect(await Promise.all([0, 0, 1, 4_999].map(ask))).toEqual([true, true, true, true])
  expect(read).toHaveBeenCalledTimes(1)

  read.mockRejectedValue(new Error('gone'))
  expect(await ask(4_999)).toBe(true)
  expect(await ask(5_000)).toBe(false)
  expect(await ask(9_999)).toBe(false)
  expect(read).toHaveBeenCalledTimes(2)

  jest.mocked(getStore).mockRejectedValue(new Error('no disk'))
  expect(await ask(10_000)).toBe(false)
})
