import { getStore } from '@/lib/store'
import { openMemoryStore } from '@/lib/store/memory.fixture'
import { GET } from './route'

jest.mock('@/lib/store')
jest.mock('next/server', () => ({ connection: () => Promise.resolve() }))

test('Health checks read the store at most once in five seconds', async () => {
  const store = openMemoryStore()
  const read = jest.spyOn(store, 'read')
  jest.mocked(getStore).mockResolvedValue(store)
  const clock = jest.spyOn(Date, 'now')
  const check = async (ms: number) => {
    clock.mockReturnValue(ms)
    return (await GET()).status
  }
  for (const ms of [0, 0, 1, 4_999]) expect(await check(ms)).toBe(200)
  expect(read).toHaveBeenCalledTimes(1)

  read.mockRejectedValue(new Error('gone'))
  expect(await check(4_999)).toBe(200)
  expect(await check(5_000)).toBe(503)
  expect(await check(9_999)).toBe(503)
  expect(read).toHaveBeenCalledTimes(2)

  jest.mocked(getStore).mockRejectedValue(new Error('no disk'))
  expect(await check(10_000)).toBe(503)
})
