import { BOOKED_JOB, KEY, NOW, usePickup } from '@/lib/submissions/change-request.fixture'
import { failWrites, mockStore, store } from '@/lib/submissions/submission.fixture'
import { readMessages } from '@/lib/forms/forms.fixture'
import { listDesk } from '@/lib/requests/desk-index'
import { findRequest, changeRequest, PICKUP, QUOTE } from '@/lib/requests/requests.fixture'
import { LEAD } from '@/lib/store/records.fixture'
import { act, PRESS_FIELDS, type Press } from './act'
import type { Request } from '@/lib/requests/request'
import { listForms } from './request-forms'

jest.mock('@/lib/locations/cached-location')

usePickup()

const DESK = { areaKey: 'toronto', name: 'Anna', areas: ['toronto'] } as const
const EMPTY = Object.fromEntries(PRESS_FIELDS.map((field) => [field, ''])) as Press
const press = (fields: Partial<Press>, desk: Parameters<typeof act>[1] = { ...DESK, areas: [] }) =>
  act(store, desk, { ...EMPTY, key: KEY, ...fields }, NOW)
const readOutcome = () => store.records.get(`outcomes/${KEY}`)

/** An open quote instead of the pickup. */
function storeQuote(): void {
  store.records.delete(`jobs/${KEY}`)
  store.records.set(`leads/${KEY}`, LEAD)
}

test.each([
  ['called', {}, { called: 1 }],
  ['told', {}, { won: false }],
  ['won', { value: '$1,200' }, { won: true, value: 1200, currency: 'CAD' }],
  ['won', { value: ' 849,50 ' }, { won: true, value: 849.5, currency: 'CAD' }],
  ['lost', { why: 'price' }, { lost: 'price' }],
] as const)('The desk notes: %s', async (what, fields, outcome) => {
  expect(await press({ what, ...fields })).toEqual({ status: 'done' })
  expect(readOutcome()).toMatchObject(outcome)
})

test.each([
  ['lost', {}, { why: 'Choose a reason' }],
  ['won', { value: 'much' }, { value: 'Enter dollars such as 850 or 849.50' }],
  [
    'move',
    { selectedDate: 'soon', timeSlot: '' },
    { selectedDate: 'Choose a day', timeSlot: 'Choose a window' },
  ],
  [
    'move',
    { selectedDate: '2026-11-19', timeSlot: '09:00-11:00' },
    { selectedDate: 'Choose a day and window that are not over' },
  ],
  [
    'move',
    { selectedDate: '2026-11-22', timeSlot: '09:00-11:00' },
    { force: 'We’re closed that day. Tick this to take it all the same' },
  ],
] as const)('If a field is wrong, %s asks: %j', async (what, fields, errors) => {
  const answer = await press({ what, ...fields })
  expect(answer.status).toBe('invalid')
  expect(readMessages(answer.errors ?? {})).toEqual(errors)
  expect(readOutcome()).toBeUndefined()
  expect((await findRequest(store, KEY)).changes).toEqual([])
})

test('With a tick it is done', async () => {
  const fields = { selectedDate: '2026-11-22', timeSlot: '09:00-11:00', force: 'on' }
  expect(await press({ what: 'move', ...fields })).toEqual({ status: 'done' })
})

test('A move is confirmed with its written price', async () => {
  storeQuote()
  expect(await press({ what: 'confirm', selectedDate: '2026-12-04', price: '1,200' })).toEqual({
    status: 'done',
  })
  const request = await findRequest(store, KEY)
  expect(request.quote).toMatchObject({ confirmedDate: '2026-12-04', price: '1200.00 CAD' })
  expect(await press({ what: 'confirm', selectedDate: '2026-12-04', price: '1199,5' })).toEqual({
    status: 'invalid',
    errors: { price: { text: 'Enter dollars such as 1200 or 1199.50' } },
  })
})

test('A lost quote leaves the list and returns when it is reopened', async () => {
  storeQuote()
  await press({ what: 'lost', why: 'date' })
  expect(await listDesk(store, 'toronto')).toEqual([])
  await press({ what: 'open' })
  expect(await listDesk(store, 'toronto')).toMatchObject([{ key: KEY, waitsFor: 'decide' }])
})

test.each(['called', 'won', 'cancel', 'release', 'dismiss', 'confirm'])(
  'The desk of another area does nothing: %s',
  async (what) => {
    const before = new Map(store.records)
    const desk = { areaKey: 'houston', name: '', areas: [] } as const
    const fields = { what, selectedDate: '2026-11-24', timeSlot: '09:00-11:00' }
    expect(await press(fields, { ...desk, areas: [] })).toEqual({ status: 'changedElsewhere' })
    expect(store.records).toEqual(before)
  },
)

test('A removed request or an unknown press changes nothing', async () => {
  expect(await press({ what: 'called', key: '-OaBcDeFgHiJkLmNoPqR' })).toEqual({
    status: 'changedElsewhere',
  })
  expect(await press({ what: 'fly' })).toMatchObject({ status: 'invalid' })
  store.records.set(`jobs/${KEY}`, BOOKED_JOB)
})

test('A failed write is not a success', async () => {
  const broken = failWrites(store, 'outcomes')
  mockStore(broken)
  const desk = { ...DESK, areas: [] }
  expect(await act(broken, desk, { ...EMPTY, key: KEY, what: 'called' }, NOW)).toEqual({
    status: 'unknown',
  })
})

const list = (request: Request, call = '') => listForms(request, undefined, { call, now: NOW })
const find = (request: Request, id: string) =>
  list(request).find(({ formId }) => formId === id)?.defaults
const CONFIRMED = { at: '2026-11-21T15:00:00Z', by: 'office', from: '', to: '2026-12-05' }

test('A move’s form has the asked day, and once it is confirmed its day and price', () => {
  expect(find(QUOTE, 'confirm')).toEqual({ selectedDate: '2026-12-04', price: '' })
  const change = { ...CONFIRMED, confirmed: true, price: '1200.00 CAD' }
  const changes = { '0-2026-12-05-confirmed': change }
  const confirmed = changeRequest(QUOTE, {}, { changes })
  expect(find(confirmed, 'confirm')).toEqual({ selectedDate: '2026-12-05', price: '1200.00' })
})

test('A pickup’s form suggests its time only while that is ahead', () => {
  const time = { selectedDate: '2026-12-01', timeSlot: '11:00-13:00' }
  expect(find(PICKUP, 'move')).toEqual(time)
  const past = changeRequest(PICKUP, { date: '2026-11-19' })
  expect(find(past, 'move')).toEqual({ selectedDate: '', timeSlot: '' })
})

test('The first form asks for a call, if one is needed', () => {
  expect(list(PICKUP, 'gave no email')[0]?.formId).toBe('call')
  expect(list(PICKUP)[0]?.formId).toBe('move')
})
