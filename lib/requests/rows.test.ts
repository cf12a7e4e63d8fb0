import { changeRequest, CONFIRMED_MOVE, PICKUP, QUOTE, toPlainSpaces } from './requests.fixture'
import type { Request } from './request'
import { listRows } from './rows'

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

test('A move’s range is the same for both, and the customer reads what it is worth', () => {
  const request = changeRequest(QUOTE, {}, { price_shown: '824-1122+447-745 CAD' })
  const range = '$824 to $1,122, plus $447 to $745 for packing help'
  expect(read(request, 'office')).toContain(`Ballpark: ${range}`)
  expect(read(request, 'customer')).toContain(
    `Ballpark: ${range}. Your price is the written estimate.`,
  )
})

test('Once a move is confirmed, the customer reads the written price alone, the office both', () => {
  const written = 'Price in writing: CA$1,200.00'
  const range = 'Ballpark: $824 to $1,122'
  expect(read(CONFIRMED_MOVE, 'office')).toEqual(expect.arrayContaining([written, range]))
  expect(read(CONFIRMED_MOVE, 'customer')).toContain(written)
  expect(read(CONFIRMED_MOVE, 'customer').join()).not.toContain('Ballpark')
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
