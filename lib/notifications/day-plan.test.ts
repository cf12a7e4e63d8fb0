import { decodeTime } from '@/lib/forms/push-key'
import { changeRequest, MAILED_PICKUP, MOVE, QUOTE } from '@/lib/requests/requests.fixture'
import type { Request } from '@/lib/requests/request'
import type { StoredRecord } from '@/lib/store/store'
import { store, useEmptyStore } from '@/lib/submissions/submission.fixture'
import { planDays } from './day-plan'

useEmptyStore()
const at = (time: string) => Date.parse(`${time}:00-05:00`)
const list = (prefix: string) =>
  [...store.records].filter(([path]) => path.startsWith(prefix)).map(([, record]) => record)
const listDue = () =>
  [...store.records.keys()]
    .filter((path) => path.startsWith('outbox/'))
    .map((path) => new Date(decodeTime(path.slice('outbox/'.length))).toISOString())
const cameAt = (time: string): Request => ({ ...MAILED_PICKUP, at: at(time) })
const pickupOn = (date: string) => changeRequest(MAILED_PICKUP, { date })

// 2026-12-01 is a Tuesday.
test.each<[string, Request, string, string[]]>([
  ['a pickup, on the evening before', MAILED_PICKUP, '2026-11-25T10:00', ['2026-11-30T22:00']],
  ['a move', QUOTE, '2026-11-25T10:00', ['2026-12-03T22:00']],
  ['a Monday, on Saturday', pickupOn('2026-12-07'), '2026-11-30T10:00', ['2026-12-05T22:00']],
  [
    'a request of the night, at seven',
    cameAt('2026-11-30T20:59'),
    '2026-11-30T21:00',
    ['2026-12-01T12:00'],
  ],
  ['none twice, for a request before five', cameAt('2026-11-30T16:59'), '2026-11-30T17:10', []],
  ['none for a request of the same day', MAILED_PICKUP, '2026-12-01T09:00', []],
])('The office’s mail: %s', async (_what, request, now, due) => {
  await planDays(store, request, at(now))
  expect(listDue()).toEqual(due.map((one) => `${one}:00.000Z`))
})

test.each<[string, now: string, due: string]>([
  ['the same evening', '2026-11-25T10:00', '2026-11-25T22:00'],
  ['the next evening, after five', '2026-11-25T18:00', '2026-11-26T22:00'],
  ['Monday evening, after five on Saturday', '2026-11-28T18:00', '2026-11-30T22:00'],
])('A quote without a day is in the mail of %s', async (_when, now, due) => {
  const undated = changeRequest(QUOTE, {}, { answers: {} })
  for (let n = 0; n < 2; n++) await planDays(store, undated, at(now))
  expect(listDue()).toEqual([`${due}:00.000Z`])
})

test('A day has one mail for all its requests, and each crew area has its own', async () => {
  const other = { ...MAILED_PICKUP, key: `${MAILED_PICKUP.key.slice(0, 8)}another00000` }
  const barrie = changeRequest(MAILED_PICKUP, { location_id: 'barrie' }, { city: 'barrie' })
  for (const request of [MAILED_PICKUP, other, MAILED_PICKUP, barrie])
    await planDays(store, request, at('2026-11-25T10:00'))
  expect(list('outbox/')).toMatchObject([{ area: 'toronto' }, { area: 'barrie' }])
})

test('A request that was held past the evening’s mail is in the morning’s', async () => {
  const held = cameAt('2026-11-30T10:00')
  await planDays(store, held, at('2026-11-30T18:00'), at('2026-11-30T18:00'))
  expect(listDue()).toEqual(['2026-12-01T12:00:00.000Z'])
})

test('A move changes two days', async () => {
  const change = { ...MOVE, at: new Date(at('2026-11-24T19:59')).toISOString() }
  await planDays(store, { ...MAILED_PICKUP, change }, at('2026-11-24T20:00'))
  expect(listDue()).toEqual(['2026-11-30T22:00:00.000Z', '2026-11-25T12:00:00.000Z'])
})

test('A location chooses the time, or none; closed days before count', async () => {
  const plan = async (fields: object) => {
    store.records.set('locations/toronto', fields as StoredRecord)
    await planDays(store, MAILED_PICKUP, at('2026-11-25T10:00'))
    return listDue()
  }
  expect(await plan({ day_mail: 'no' })).toEqual([])
  expect(await plan({ day_mail: '18:30', closed_dates: '2026-11-30' })).toEqual([
    '2026-11-28T23:30:00.000Z',
  ])
})

test('A mail that is not certainly queued throws', async () => {
  store.transact = () => Promise.resolve({ status: 'unknown' })
  await expect(planDays(store, MAILED_PICKUP, at('2026-11-25T10:00'))).rejects.toThrow('unknown')
})

test('A later try queues no second mail', async () => {
  await planDays(store, MAILED_PICKUP, at('2026-11-30T16:59'))
  await planDays(store, MAILED_PICKUP, at('2026-11-30T17:10'))
  await planDays(store, MAILED_PICKUP, at('2026-12-01T06:00'))
  expect(listDue()).toEqual(['2026-11-30T22:00:00.000Z'])
})
