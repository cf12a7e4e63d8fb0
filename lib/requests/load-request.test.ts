import { openMemoryStore } from '@/lib/store/memory.fixture'
import { listReasons, readQuarantine } from './load-request'
import { encodeTime } from '@/lib/forms/push-key'

test('Suspected spam is sorted by time, without canaries and requests stored later', async () => {
  const store = openMemoryStore()
  const at = ['2026-11-20T23:30:00Z', '2026-11-21T05:00:00Z', '2026-11-21T06:30:00Z']
  const keyOf = (instant: string, name: string) =>
    encodeTime(Date.parse(instant)) + name.padEnd(12, 'x')
  const [early, stored, between] = [at[0], at[0], at[1]].map((instant, n) =>
    keyOf(instant ?? '', String(n)),
  )
  const canary = keyOf(at[1] ?? '', 'canary')
  store.records.set(`details/${canary}`, { suspicions: 'canary' })
  for (const key of [early, stored, between, canary, 'Jane Doe 1'])
    store.records.set(`quarantine/leads/${key}`, {})
  store.records.set(`leads/${stored}`, {})
  // The second request of a tab opened that evening.
  store.records.set(`details/${early}`, { suspicions: 'fast', at: at[2] ?? '' })
  const requests = await readQuarantine(store)
  expect(requests.map(({ key }) => key)).toEqual(['Jane Doe 1', between, early])
  expect(requests.map(listReasons)).toEqual([['unknown'], ['unknown'], ['fast']])
  expect(requests.map(({ at: time }) => time)).toEqual([
    NaN,
    Date.parse(at[1] ?? ''),
    Date.parse(at[2] ?? ''),
  ])
})
