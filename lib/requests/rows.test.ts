import {
  changeRequest,
  CONFIRMED_MOVE,
  PICKUP,
  QUOTE,
  toPlainSpaces,
  parseStored,
} from './requests.fixture'
import type { Request } from './request'
import { listRows } from './rows'
import { type RequestStatus, getStatus, getStatusWords } from './status'

const read = (request: Request, audience: 'office' | 'customer') =>
  listRows(request, audience).map(([label, text]) => `${label}: ${toPlainSpaces(text)}`)

test('Office and customer read the same pickup, and the customer nothing that was typed', () => {
  const answers = { ...(PICKUP.details.answers as object), gate_code: 'call first', stairs: 'yes' }
  const request = changeRequest(PICKUP, {}, { answers, price_shown: '219-289 CAD' })
  expect(read(request, 'office')).toEqual([
    'Pickup day: Tuesday, December 1, 2026',
    'Arrival window: 11 am to 1 pm',
    'Flexible on time: Yes',
    'Address: 100 Queen St W, unit 4, Toronto, ON M5V 2T6, Canada',
    'Property: House',
    'Items: Old furniture, Pianos',
    'Load: About half of the truck.',
    'Price shown: $219 to $289',
    'Gate code: call first',
    'Stairs: Yes',
    'Note: Third floor, no elevator.',
    'Coupon: $20 off, valid until Dec 31',
  ])
  expect(read(request, 'customer')).toEqual([
    'Reference: TR-9KQ2P',
    'Pickup day: Tuesday, December 1, 2026',
    'Arrival window: 11 am to 1 pm ET',
    'Items: Old furniture, Pianos',
    'Load: About half of the truck.',
    'Price we showed you: $219 to $289',
    'Coupon: $20 off, valid until Dec 31',
    'Your phone: Ends in 0142',
  ])
})

test('Office and customer read the same range of a move, and what it holds for', () => {
  const request = changeRequest(QUOTE, {}, { price_shown: '824-1122+447-745 CAD' })
  const range = '$824 to $1,122, plus $447 to $745 for packing help'
  const ballpark = `Ballpark: ${range}. Your price is the written estimate.`
  expect(read(request, 'office')).toContain(ballpark)
  expect(read(request, 'customer')).toContain(ballpark)
})

test('Once there is a written price, the customer reads that alone, the office both', () => {
  const written = 'Price in writing: $1,200.00'
  const range = 'Ballpark: $824 to $1,122'
  expect(read(CONFIRMED_MOVE, 'office')).toContain(written)
  expect(read(CONFIRMED_MOVE, 'office').join()).toContain(range)
  expect(read(CONFIRMED_MOVE, 'customer')).toContain(written)
  expect(read(CONFIRMED_MOVE, 'customer').join()).not.toContain('Ballpark')
  const day = {
    at: '2026-11-22T15:00:00Z',
    by: 'office',
    from: '',
    to: '2026-12-01',
    confirmed: true,
  }
  const noPrice = changeRequest(CONFIRMED_MOVE, {}, { changes: { '0-2026-12-01-confirmed': day } })
  expect(read(noPrice, 'customer').join()).toContain(range)
  const unconfirmed = { at: '2026-11-23T15:00:00Z', by: 'office', to: '', confirmed: false }
  const changes = { ...(CONFIRMED_MOVE.details.changes as object), '1--unconfirmed': unconfirmed }
  const again = read(changeRequest(CONFIRMED_MOVE, {}, { changes }), 'customer').join()
  expect(again).toContain(range)
  expect(again).not.toContain('Price in writing')
})

test.each([PICKUP, QUOTE])('The office reads the extension of a phone', (request) => {
  const one = changeRequest(request, {}, { answers: { phone_extension: '123' } })
  expect(read(one, 'office')).toContain('Phone extension: 123')
  expect(read(one, 'customer').join()).not.toContain('123')
})

test('The office reads what staff made unreadable; the customer does not', () => {
  const record = { date: 'soon', start_time: 'noon', is_time_sensitive: 'perhaps', cus_phone: 'x' }
  const job = changeRequest(PICKUP, record)
  const rows = ['Pickup day: soon', 'Arrival window: noon to 13:00', 'Coupon: $20 off']
  expect(read(job, 'office')).toEqual(expect.arrayContaining(rows))
  expect(read(job, 'customer').join()).not.toMatch(/soon|noon|phone/)
  const answers = { move_date: 'in spring', packing: 'some' }
  const quote = changeRequest(QUOTE, { zip: 'Toronto', zipTo: 5 }, { answers })
  expect(read(quote, 'office')).toEqual(
    expect.arrayContaining(['Move date: in spring', 'Moving from: Toronto', 'Packing help: some']),
  )
  expect(read(quote, 'customer')).toEqual(['Reference: TR-4F7KM', 'Your phone: Ends in 0142'])
})

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
