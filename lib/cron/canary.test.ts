import { encodeTime } from '@/lib/forms/push-key'
import { openMemoryStore } from '@/lib/store/memory.fixture'
import { runCanary } from './canary'

const HOUR = 3_600_000

beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('down'))
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const hang = () => new Promise<never>(() => undefined)

test('A canary whose store hangs ends within the function’s 30 s', async () => {
  jest.spyOn(console, 'error').mockImplementation()
  jest.useFakeTimers({ advanceTimers: true })
  const ended = jest.fn()
  const store = { ...openMemoryStore(), list: hang, remove: hang }
  void runCanary('http://x', store).then(ended)
  await jest.advanceTimersByTimeAsync(25_000)
  expect(ended).toHaveBeenCalled()
})

test('A run removes marked canaries that are older than an hour, and nothing else', async () => {
  const store = openMemoryStore()
  const put = (list: 'leads' | 'jobs', hours: number, message: string, suspicions: string) => {
    const key = encodeTime(Date.now() - hours * HOUR) + `${store.records.size}`.padStart(12, 'x')
    const field = list === 'leads' ? 'note_from_customer' : 'description'
    store.records.set(`quarantine/${list}/${key}`, { [field]: message })
    store.records.set(`details/${key}`, { suspicions })
    return key
  }
  put('leads', 2, 'Canary 1', 'canary')
  put('jobs', 25, 'Canary 2', 'canary')
  const kept = [
    put('leads', 0.5, 'Canary of a run that is under way', 'canary'),
    put('leads', 2, 'Canary-yellow sofa', 'honeypot'),
    put('jobs', 2, 'Canary Wharf Road', 'fast'),
  ]
  expect(await runCanary('http://x', store)).toMatchObject({ ok: false, removed: 2 })
  const keys = [...store.records.keys()].map((path) => path.split('/').at(-1))
  expect(new Set(keys)).toEqual(new Set(kept))
})
