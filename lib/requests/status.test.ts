import { type RequestStatus, getStatus, getStatusWords } from './status'
import type { Request } from './request'
import { changeRequest, parseStored, PICKUP, QUOTE } from './requests.fixture'

const change = (to: string, reference?: string) => ({
  changes: { a1b2: { at: '2026-11-21T12:00:00Z', by: 'customer', from: '', to, reference } },
})
const BEFORE = '2026-12-01T10:59:00-05:00'
const CANCELLED_JOB = { job_status: 'cancelled' }

test.each<[title: string, request: Request, expected: RequestStatus, now?: string]>([
  ['A pickup that is to come', PICKUP, 'active'],
  ['A pickup whose window begins now', PICKUP, 'begun', '2026-12-01T11:00:00-05:00'],
  ['A pickup of yesterday', PICKUP, 'begun', '2026-12-02T08:00:00-05:00'],
  ['A cancelled pickup', changeRequest(PICKUP, CANCELLED_JOB), 'cancelled'],
  ['A pickup that staff cancelled', changeRequest(PICKUP, { job_status: 'Canceled' }), 'cancelled'],
  ['A pickup booked again', changeRequest(PICKUP, CANCELLED_JOB, change('replaced')), 'replaced'],
  [
    'A replaced pickup that staff took back',
    changeRequest(PICKUP, {}, change('replaced')),
    'active',
  ],
  ['A job that staff finished', changeRequest(PICKUP, { job_status: 'done' }), 'office'],
  ['A job at hours of the office', changeRequest(PICKUP, { start_time: '07:30' }), 'office'],
  ['A job on no day', changeRequest(PICKUP, { date: 'tomorrow' }), 'office'],
  ['A pickup without details', parseStored({ ...PICKUP, details: {} }), 'office'],
  ['A pickup to confirm', changeRequest(PICKUP, {}, { confirm_by_phone: true }), 'unconfirmed'],
  ['A quote', QUOTE, 'active'],
  ['A quote that staff closed', changeRequest(QUOTE, { status: 'lost' }), 'active'],
  [
    'A cancelled quote that staff closed',
    changeRequest(QUOTE, { status: 'lost' }, change('cancelled')),
    'cancelled',
  ],
  ['A cancelled quote', changeRequest(QUOTE, {}, change('cancelled')), 'cancelled'],
])('%s: its status', (_title, request, expected, now = BEFORE) => {
  expect(getStatus(request, new Date(now))).toBe(expected)
})

test('A replaced pickup names the booking that replaced it', () => {
  const request = changeRequest(PICKUP, CANCELLED_JOB, change('replaced', 'TR-4F7KM'))
  expect(getStatusWords(request, 'replaced').text).toContain('Your new reference is TR-4F7KM.')
})
