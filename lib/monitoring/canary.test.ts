import { openMemoryStore } from '@/lib/store/memory.fixture'
import type { Store } from '@/lib/store/store'
import { runCanary } from './canary'
import { reportQuarantine } from './quarantine-report'

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const hang = () => new Promise<never>(() => undefined)

test.each<[string, (store: Store) => Promise<unknown>]>([
  ['canary', (store) => runCanary('http://x', 's', store)],
  ['quarantine report', (store) => reportQuarantine(store, store, 0)],
])('A %s whose store hangs ends within the function’s 30 s', async (_what, run) => {
  jest.spyOn(console, 'error').mockImplementation()
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('down'))
  jest.useFakeTimers({ advanceTimers: true })
  const ended = jest.fn()
  void run({ ...openMemoryStore(), list: hang, remove: hang }).then(ended)
  await jest.advanceTimersByTimeAsync(25_000)
  expect(ended).toHaveBeenCalled()
})
