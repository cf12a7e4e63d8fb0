import { saveToDesk } from '@/lib/requests/desk-index'
import type { Request } from '@/lib/requests/request'
import { changeRequest, PICKUP, QUOTE } from '@/lib/requests/requests.fixture'
import { openMemoryStore } from '@/lib/store/memory.fixture'
import { trimDesk } from './trim-desk'

const BOOKED_AT = new Date('2026-11-21T15:00:00Z')
const DAY_AFTER = new Date('2026-12-02T15:00:00Z')

let store: ReturnType<typeof openMemoryStore>
beforeEach(() => (store = openMemoryStore()))

async function put(request: Request): Promise<void> {
  store.records.set(`${request.list}/${request.key}`, request.record)
  store.records.set(`details/${request.key}`, request.details)
  await saveToDesk(store, request, undefined, BOOKED_AT)
}
const trim = (deadline = Infinity) => trimDesk(store, DAY_AFTER, deadline)
const listEntries = () => [...store.records.keys()].filter((path) => path.startsWith('desk/'))

test('A pickup stays in the index for sixty days after its day', async () => {
  await put(PICKUP)
  await put({ ...changeRequest(PICKUP, { date: '2026-12-02' }), key: '-O00000later00000000' })
  await put(QUOTE)
  await trim(0)
  expect(listEntries()).toContain(`desk/toronto-${PICKUP.key}`)
  await trim()
  expect(listEntries().toSorted()).toEqual([
    `desk/toronto-${QUOTE.key}`,
    'desk/toronto--O00000later00000000',
    `desk/toronto~${PICKUP.key}`,
  ])
  expect(store.records.get(`desk/toronto~${PICKUP.key}`)).toMatchObject({ until: '2027-01-31' })
})

test('A decided request no longer waits, and a removed one has no entry', async () => {
  await put(QUOTE)
  await put({ ...QUOTE, key: '-O00000removed000000' })
  store.records.delete('leads/-O00000removed000000')
  store.records.set(`outcomes/${QUOTE.key}`, { won: true, at: '2026-11-22T15:00:00Z' })
  await trim()
  expect(listEntries()).toEqual([`desk/toronto~${QUOTE.key}`])
})

test('A pickup that staff moved is on its new day; correct entries stay unwritten', async () => {
  await put(changeRequest(PICKUP, { date: '2026-12-04' }))
  await put(QUOTE)
  store.records.set(`jobs/${PICKUP.key}`, { ...PICKUP.record, date: '2026-12-05' })
  const transact = jest.spyOn(store, 'transact')
  await trim()
  await trim()
  expect(new Set(transact.mock.calls.map(([, key]) => key.slice(-20)))).toEqual(
    new Set([PICKUP.key]),
  )
  expect(transact).toHaveBeenCalledTimes(2)
  expect(store.records.get(`desk/toronto-${PICKUP.key}`)).toMatchObject({ date: '2026-12-05' })
})
