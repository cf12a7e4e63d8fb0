import { env } from '@/lib/env'
import { saveToDesk } from '@/lib/requests/desk-index'
import {
  findRequest,
  PICKUP as BOOKED,
  QUOTE,
  toPlainSpaces,
} from '@/lib/requests/requests.fixture'
import { createTimedKey, JOB, LEAD } from '@/lib/store/records.fixture'
import type { StoredRecord } from '@/lib/store/store'
import { NOW } from '@/lib/submissions/change-request.fixture'
import { runScheduled, store, useEmptyStore } from '@/lib/submissions/submission.fixture'
import { loadDesk } from './desk'
import { findInArea } from './find'
import { describeWhat, toDayView, toRowView } from './views'

jest.mock('@/lib/locations/cached-location')

useEmptyStore()
beforeEach(() => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['setTimeout', 'clearTimeout'] })
  store.records.set('locations/toronto', { tracking_phone: '416-555-0110', jobs_per_window: 3 })
})

let added = 0
async function add(
  list: 'leads' | 'jobs' | 'quarantine/leads',
  at: string,
  name: string,
  details: StoredRecord = {},
  fields: StoredRecord = {},
): Promise<string> {
  const key = createTimedKey(at, String(++added).padStart(12, '0'))
  const record = list === 'jobs' ? { ...JOB, cus_name: name } : { ...LEAD, name }
  store.records.set(`${list}/${key}`, { ...record, ...fields })
  store.records.set(`details/${key}`, { city: 'toronto', at, ...details })
  await saveToDesk(store, await findRequest(store, key), undefined, NOW)
  return key
}

const load = (from = '', date = '') => loadDesk(store, 'toronto', { from, date }, NOW)
const PICKUP = { date: '2026-11-24', start_time: '09:00', end_time: '11:00' }

test('Waiting requests are listed oldest first, those over 30 days old last, and never dropped', async () => {
  await add('leads', '2026-11-20T14:00:00Z', 'New')
  await add('leads', '2026-08-02T14:00:00Z', 'Old')
  await add('leads', '2026-08-01T14:00:00Z', 'Older')
  await add('quarantine/leads', '2026-11-19T14:00:00Z', 'Held', { suspicions: 'honeypot' })
  await add('jobs', '2026-11-18T14:00:00Z', 'Unsure', { confirm_by_phone: true }, PICKUP)
  await add('jobs', '2026-11-18T15:00:00Z', 'Booked', {}, PICKUP)
  const { rows, count } = await load()
  expect(rows.map(({ request, waitsFor, isOlder }) => [request.name, waitsFor, isOlder])).toEqual([
    ['Unsure', 'confirm', false],
    ['Held', 'release', false],
    ['New', 'decide', false],
    ['Older', 'decide', true],
    ['Old', 'decide', true],
  ])
  expect(count).toBe(5)
  const row = rows.map((one) => toRowView(one, 'toronto', NOW)).at(-1)
  expect(row).toMatchObject({ waited: 'waits 110 days', isPhone: true, isHeld: false })
})

test('A page has fifty rows, and the next one begins where it ends', async () => {
  for (let n = 0; n < 60; n++)
    await add('leads', new Date(NOW.getTime() - n * 3_600_000).toISOString(), `n${n}`)
  const first = await load()
  expect(first.rows).toHaveLength(50)
  const second = await load(first.next)
  expect(second.rows.map(({ request }) => request.name)).toEqual([
    'n9',
    'n8',
    'n7',
    'n6',
    'n5',
    'n4',
    'n3',
    'n2',
    'n1',
    'n0',
  ])
  expect(second.next).toBe('')
})

test('An entry that is older than its request is corrected', async () => {
  const key = await add('leads', '2026-11-20T14:00:00Z', 'Lost')
  store.records.set(`outcomes/${key}`, { won: false, lost: 'price', at: '2026-11-20T14:30:00Z' })
  expect((await load()).rows).toEqual([])
  await runScheduled()
  expect((await load()).count).toBe(0)
})

test('A day shows its windows with reservations, confirmed moves, and no others', async () => {
  const key = await add('jobs', '2026-11-18T15:00:00Z', 'Booked', {}, PICKUP)
  store.records.set('slots/2026-11-24-0900-toronto', { [key]: 'a', other: 'b' })
  const asked = { answers: { move_date: '2026-11-24' } }
  const changes = {
    '0-2026-11-24-confirmed': {
      ...{ at: '2026-11-19T15:00:00Z', by: 'office', from: '', to: '2026-11-24', confirmed: true },
    },
  }
  await add('leads', '2026-11-18T16:00:00Z', 'Ordered', { ...asked, changes })
  await add('leads', '2026-11-18T17:00:00Z', 'Asked', asked)
  const { days } = await load('', '2026-11-24')
  expect(days).toHaveLength(11)
  const view = days
    .map((day) => toDayView(day, 'toronto'))
    .find(({ date }) => date === '2026-11-24')
  expect(view?.summary).toBe('1 pickup, 1 move')
  expect(view?.windows[0]).toMatchObject({ count: '2 of 3 reserved', rows: [{ name: 'Booked' }] })
  expect(view?.moves).toMatchObject([{ name: 'Ordered' }])
  const plain = (await load()).days.map((day) => toDayView(day, 'toronto'))
  const counted = plain.find(({ date }) => date === '2026-11-24')
  expect(counted).toMatchObject({ summary: '1 pickup, 1 move', hasNames: false, moves: [] })
  expect(counted?.windows[0]).toMatchObject({ count: '1 booked', rows: [] })
})

test('A closed day says why', async () => {
  env.HOLIDAYS = JSON.stringify({ toronto: ['2026-11-26'] })
  await store.update('locations', 'toronto', { closed_dates: '2026-11-25' })
  const { days } = await load()
  env.HOLIDAYS = undefined
  expect(
    days.flatMap(({ date, closedBecause }) => (closedBecause ? [`${date} ${closedBecause}`] : [])),
  ).toEqual([
    '2026-11-22 every week',
    '2026-11-25 by the office',
    '2026-11-26 a holiday',
    '2026-11-29 every week',
  ])
  expect(days.map((day) => toDayView(day, 'toronto').summary)).toContain('closed (by the office)')
})

test('A request is found by its reference, its name, its email and the end of its phone', async () => {
  const key = await add('leads', '2026-11-18T16:00:00Z', 'Élodie')
  await add('leads', '2026-11-18T17:00:00Z', 'Bob', {}, { phone: '416-555-0199' })
  const find = async (text: string) =>
    (await findInArea(store, 'toronto', text, '')).rows.map(({ name }) => name)
  const { formatReference } = await import('@/lib/requests/reference')
  const reference = formatReference({ referencePrefix: 'TR' }, key)
  for (const text of [reference, reference.toLowerCase(), reference.slice(3), 'elodie', '0100'])
    expect(await find(text)).toEqual(['Élodie'])
  expect(await find('0199')).toEqual(['Bob'])
  expect(await find('199')).toEqual([])
  expect(await find('anna@example')).toEqual(['Bob', 'Élodie'])
})

test('A search says how far it looked, and continues', async () => {
  for (let n = 0; n < 230; n++)
    await add('leads', new Date(NOW.getTime() - n * 3_600_000).toISOString(), `n${n}`)
  const first = await findInArea(store, 'toronto', 'n229', '')
  expect(first).toMatchObject({ rows: [], looked: 'Looked at 200 of 230, back to Thu, Nov 12.' })
  const second = await findInArea(store, 'toronto', 'n229', first.next)
  expect(second).toMatchObject({ rows: [{ name: 'n229', isOlder: false }], next: '' })
})

test('A page of a search has fifty rows, and the next one begins where it ends', async () => {
  for (let n = 0; n < 110; n++)
    await add(
      'leads',
      new Date(NOW.getTime() - n * 3_600_000).toISOString(),
      n ? `Mary${n}` : 'Bob',
    )
  const first = await findInArea(store, 'toronto', 'mary', '')
  expect(first.rows).toHaveLength(50)
  expect(first.looked).toMatch(/^Looked at 51 of 110/)
  const second = await findInArea(store, 'toronto', 'mary', first.next)
  expect(second.rows[0]?.name).toBe('Mary51')
  expect(second.rows).toHaveLength(50)
})

test('A row says what is asked for, and when', () => {
  expect(toPlainSpaces(describeWhat(BOOKED))).toBe('Junk pickup, Tue, Dec 1, 11 am to 1 pm')
  expect(describeWhat(QUOTE)).toMatch(/^Moving quote/)
})
