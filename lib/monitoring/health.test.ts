import { getStore } from '@/lib/store'
import { openMemoryStore } from '@/lib/store/memory.fixture'
import { isStoreReachable } from './health'

jest.mock('@/lib/store')

test('Health checks read the store at most once in five seconds', async () => {
  const store = openMemoryStore()
  const read = jest.spyOn(store, 'read')
  jest.mocked(getStore).mockResolvedValue(store)
  const check = (ms: number) => isStoreReachable(ms)
  expect(await Promise.all([0, 0, 1, 4_999].map(check))).toEqual([true, true, true, true])
  expect(read).toHaveBeenCalledTimes(1)

  read.mockRejectedValue(new Error('gone'))
  expect(await check(4_999)).toBe(true)
  expect(await check(5_000)).toBe(false)
  expect(await check(9_999)).toBe(false)
  expect(read).toHaveBeenCalledTimes(2)

  jest.mocked(getStore).mockRejectedValue(new Error('no disk'))
  expect(await check(10_000)).toBe(false)
})
