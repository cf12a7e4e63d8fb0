import { openMemoryStore } from '@/lib/store/memory.fixture'
import type { StoredRecord } from '@/lib/store/store'
import { listDesk, readDeskKey, saveToDesk } from './desk-index'
import { loadDue, loadToDo } from './load-desk'
import { parseRequest, type Request } from './request'
import { changeRequest, PICKUP, QUOTE } from './requests.fixture'
import { findRequest, listReasons, readQuarantine } from './load-request'
import { encodeTime } from '@/lib/forms/push-key'

const DAY = '2026-12-01'
const NOW = new Date('2026-11-21T15:00:00Z')
const AT = '2026-11-21T15:00:00Z'
const CONFIRMED = { at: AT, by: 'office', from: '', to: DAY, confirmed: true }

let store: ReturnType<typeof openMemoryStore>
beforeEach(() => (store = openMemoryStore()))

async function put(request: Request, name: string): Promise<string> {
  const { list, record, details, isHeld } = request
  const key = `-O00000${name.padEnd(13, '0')}`
  store.records.set(isHeld ? `quarantine/${list}/${key}` : `${list}/${key}`, record)
  store.records.set(`details/${key}`, details)
  await saveToDesk(store, { ...request, key }, undefined, NOW)
  return key
}
const hold = ({ list, key, record, details }: Request) =>
  parseRequest(list, key, record, { ...details, suspicions: 'fast,link' }, true)
const ask = (details: StoredRecord) => changeRequest(QUOTE, {}, details)
const listToDo = async (max?: number) => {
  const { rows, more } = await loadToDo(store, await listDesk(store, 'toronto'), max)
  return { rows: rows.map(({ request, waitsFor }) => [waitsFor, request.key]), more }
}
const listDue = async () =>
  (await loadDue(store, await listDesk(store, 'toronto'), DAY)).map(({ key }) => key)

test('A day has its pickups and confirmed moves, and nothing that is held', async () => {
  const pickup = await put(PICKUP, 'pickup')
  await put(hold(PICKUP), 'held')
  await put(ask({ answers: { move_date: DAY } }), 'asked')
  const move = await put(ask({ changes: { '0-2026-12-01': CONFIRMED } }), 'move')
  await put(changeRequest(PICKUP, { date: '2026-12-02' }), 'later')
  await put(changeRequest(PICKUP, { job_status: 'cancelled' }), 'cancelled')
  expect(await listDue()).toEqual([pickup, move])
  // The pickup was moved, and no cron run has corrected the index yet.
  store.records.set(`jobs/${pickup}`, { ...PICKUP.record, date: '2026-12-03' })
  expect(await listDue()).toEqual([move])
})

test('Waiting requests are read oldest first, without those decided or removed since', async () => {
  const [quote, held] = [await put(QUOTE, 'quote'), await put(hold(PICKUP), 'held')]
  const early = ask({ at: '2026-11-19T10:00:00Z' })
  const confirm = await put(
    changeRequest(PICKUP, {}, { at: '2026-11-18T10:00:00Z', confirm_by_phone: true }),
    'confirm',
  )
  const [decided, removed] = [await put(early, 'decided'), await put(early, 'removed')]
  await put(PICKUP, 'booked')
  store.records.set(`outcomes/${decided}`, { won: false, lost: 'price', at: AT })
  store.records.delete(`leads/${removed}`)
  expect(await listToDo()).toEqual({
    rows: [
      ['confirm', confirm],
      ['release', held],
      ['decide', quote],
    ],
    more: 0,
  })
  const { rows, more } = await listToDo(1)
  expect([rows.length, more]).toEqual([1, 4])
})

test('A request that staff typed as won or lost does not wait', async () => {
  for (const status of ['won', 'lost', 'Booked'])
    await put(changeRequest(QUOTE, { status }), status.toLowerCase())
  expect(await listToDo()).toEqual({ rows: [], more: 0 })
})

test('A late writer that does not know a change reopens nothing', async () => {
  await put(
    ask({ changes: { '0-cancelled': { ...CONFIRMED, by: 'customer', to: 'cancelled' } } }),
    'quote',
  )
  await put(QUOTE, 'quote')
  expect([...store.records.keys()].filter((path) => path.startsWith('desk/'))).toEqual([
    'desk/toronto~-O00000quote00000000',
  ])
})

test.each(['-O00000quote00000000', 'walk-in-record-1', 'Jane Doe 1'])(
  'The request %j is found by the key of its entry',
  async (key) => {
    store.records.set(`leads/${key}`, QUOTE.record)
    await saveToDesk(store, { ...QUOTE, key }, undefined, NOW)
    const [entry] = await listDesk(store, 'toronto')
    expect(entry).toMatchObject({ key, list: 'leads', waitsFor: 'decide' })
    for (const area of ['toronto', 'south-florida'])
      for (const mark of ['-', '~']) expect(readDeskKey(area + mark + key)).toBe(key)
  },
)

test.each(['', '-OaBcDeFgHiJkLmNoPqR/changes'])(
  'Nothing is read by what is no key: %j',
  async (key) => {
    const store = openMemoryStore()
    const read = jest.spyOn(store, 'read')
    expect(await findRequest(store, key)).toBeUndefined()
    expect(read).not.toHaveBeenCalled()
  },
)

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
