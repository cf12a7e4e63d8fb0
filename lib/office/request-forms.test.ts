import { changeRequest, PICKUP, QUOTE } from '@/lib/requests/requests.fixture'
import type { Request } from '@/lib/requests/request'
import { listForms } from './request-forms'

const NOW = new Date('2026-11-20T15:00:00Z')
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
