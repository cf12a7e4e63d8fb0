import { getRequestStatus, type RequestStatus } from './request-status'
import { changeRequest, PICKUP, QUOTE } from './requests.fixture'
import type { StoredRequest } from './stored-request'

const change = (to: string, done?: true) => ({
  changes: { [`0-${to}`]: { at: '2026-11-21T12:00:00Z', by: 'customer', from: '', to, done } },
})
const BEFORE = '2026-12-01T10:59:00-05:00'

test.each<[title: string, request: StoredRequest, expected: RequestStatus, now?: string]>([
  ['A pickup that is to come', PICKUP, 'active'],
  ['A pickup whose window begins now', PICKUP, 'begun', '2026-12-01T11:00:00-05:00'],
  ['A pickup of yesterday', PICKUP, 'begun', '2026-12-02T08:00:00-05:00'],
  ['A cancelled pickup', changeRequest(PICKUP, { job_status: 'cancelled' }), 'cancelled'],
  ['A job that staff finished', changeRequest(PICKUP, { job_status: 'done' }), 'office'],
  ['A job at hours of the office', changeRequest(PICKUP, { start_time: '07:30' }), 'office'],
  ['A job on no day', changeRequest(PICKUP, { date: 'tomorrow' }), 'office'],
  ['A pickup without details', { ...PICKUP, details: {} }, 'office'],
  ['A pickup to confirm', changeRequest(PICKUP, {}, { confirm_by_phone: true }), 'unconfirmed'],
  ['A quote', QUOTE, 'active'],
  ['A quote that staff closed', changeRequest(QUOTE, { status: 'lost' }), 'office'],
  [
    'A withdrawn quote that staff closed',
    changeRequest(QUOTE, { status: 'lost' }, change('withdrawn', true)),
    'withdrawn',
  ],
  ['A withdrawn quote', changeRequest(QUOTE, {}, change('withdrawn', true)), 'withdrawn'],
  ['A quote whose withdrawal failed', changeRequest(QUOTE, {}, change('withdrawn')), 'active'],
])('%s: its status', (_title, request, expected, now = BEFORE) => {
  expect(getRequestStatus(request, new Date(now))).toBe(expected)
})
