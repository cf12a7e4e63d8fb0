import { openMemoryStore } from '@/lib/store/memory.fixture'
import { readLists } from './lists'

test('Printed consents contain the effective answer: an unticked box wins', async () => {
  const store = openMemoryStore()
  const answers = { a: [true], b: [false], c: [true, false], d: [false, true] }
  for (const [key, [first, change]] of Object.entries(answers)) {
    store.records.set(`consents/${key}`, { version: 'us-1', marketing: first === true })
    if (change === undefined) continue
    store.records.set(`consent_changes/${key}`, { version: 'us-1', marketing: change })
  }
  const { consents, leads } = await readLists(store, ['leads', 'consents'])
  const marketing = Object.entries(consents ?? {}).map(([key, one]) => [key, one.marketing])
  expect(Object.fromEntries(marketing)).toEqual({ a: true, b: false, c: false, d: false })
  expect(leads).toEqual({})
})
