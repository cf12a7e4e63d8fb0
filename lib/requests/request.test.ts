import { LOADS } from '@/lib/business/junk'
import { buildDescription } from '@/lib/forms/booking-schema'
import type { Request } from './request'
import { listRows } from './rows'
import { changeRequest, CANCELLATION, MOVE, parseStored, PICKUP, QUOTE } from './requests.fixture'

test.each<[what: string, request: Request, expected: object]>([
  ['a quote', QUOTE, { kind: 'quote', form: 'full', cityName: 'Toronto', pickup: undefined }],
  ['its codes', QUOTE, { quote: { moveDate: '2026-12-04', from: 'M5V 2T6', to: 'K2P 1L4' } }],
  ['a number', changeRequest(QUOTE, { name: 5, status: ['x'] }), { name: '5', staffStatus: '' }],
  ['a typed phone', changeRequest(QUOTE, { phone: '(416) 555 0142' }), { phone: '416-555-0142' }],
  ['two phones', changeRequest(QUOTE, { phone: 'ask Bob' }), { phone: 'ask Bob' }],
  ['no phone', changeRequest(QUOTE, { phone: undefined }), { phone: '' }],
  ['an odd form', changeRequest(PICKUP, {}, { form: 'fax' }), { form: 'pickup' }],
  ['an odd reference', changeRequest(QUOTE, {}, { reference: 'mine' }), { reference: '' }],
  ['a correction', changeRequest(QUOTE, {}, { replaces: 'TR-4F7KM' }), { replaces: 'TR-4F7KM' }],
  ['no details', parseStored({ ...QUOTE, details: {} }), { city: undefined, reference: '' }],
  ['an area', parseStored({ ...QUOTE, details: {} }), { cityName: 'Greater Toronto' }],
  ['its time', QUOTE, { at: Date.parse('2026-11-20T19:05:30Z') }],
  ['a border', changeRequest(QUOTE, { zipTo: '75201' }), { flags: ['Crosses the border'] }],
  [
    'a far move',
    changeRequest(QUOTE, { zipTo: 'h2y1c6' }, { outside_area: true }),
    { flags: ['Outside the service area'] },
  ],
  [
    'a far border',
    changeRequest(QUOTE, { zipTo: '75201' }, { outside_area: true }),
    { flags: ['Crosses the border'] },
  ],
  ['a near move', QUOTE, { flags: [] }],
  ['flags', changeRequest(PICKUP, {}, { outside_area: true }), { mustBeConfirmed: true }],
  ['odd flags', changeRequest(PICKUP, {}, { outside_area: 'yes' }), { mustBeConfirmed: false }],
  ['no consent', changeRequest(QUOTE, {}, { consent: 'yes' }), { consent: undefined }],
  ['suspicions', changeRequest(QUOTE, {}, { suspicions: 'a,b' }), { suspicions: ['a', 'b'] }],
  ['sent', changeRequest(QUOTE, {}, { sent: { chat: 'x' } }), { sent: new Map([['chat', 'x']]) }],
])('A request is read: %s', (_what, request, expected) => {
  expect(request).toMatchObject(expected)
})

test.each([
  '',
  'Unavailable',
  'a@b.example, c@d.example',
  'a@b.example;c@d.example',
  'Mary <a@b.example>',
  'a@b.example\r\nBcc: c@d.example',
  'a@b',
  '=?utf-8?Q?c=40d.example=2C?=@b.example',
  5,
  ['a@b.example'],
])('No mail goes to the address %j', (email) => {
  expect(changeRequest(QUOTE, { email }).email).toBe('')
})

test.each([
  [' Cancelled', true],
  ['no-show', true],
  ['active', false],
  ['won', false],
  ['crew 2', false],
  [7, false],
  [undefined, false],
])('A pickup with the status %j is cancelled: %s', (job_status, is) => {
  expect(changeRequest(PICKUP, { job_status }).isCancelled).toBe(is)
})

const WINDOW = { start: '11:00', end: '13:00' }
test.each([
  [{}, { date: '2026-12-01', window: WINDOW, timeSlot: '11:00-13:00' }],
  [{ date: 'soon' }, { date: '', dateText: 'soon', timeSlot: '' }],
  [{ start_time: '07:30' }, { window: { start: '07:30', end: '13:00' }, timeSlot: '' }],
  [{ start_time: 'noon' }, { window: undefined, windowText: 'noon to 13:00', timeSlot: '' }],
  [{ is_time_sensitive: 'no' }, { isTimeSensitive: undefined }],
  [{ cus_address: 'Main St' }, { address: { street: '', city: '' } }],
])('A job with %j is read as %j', (record, expected) => {
  expect(changeRequest(PICKUP, record).pickup).toMatchObject(expected)
})

test('Items and load are those that were chosen, and the note is without their words', () => {
  for (const load of [...LOADS.map(({ key }) => key), ''])
    for (const items of ['', 'piano', 'furniture,electronics,hot-tub'])
      for (const message of ['', 'Third floor. Pianos.']) {
        const description = buildDescription({ items, load, message })
        const { pickup, note } = changeRequest(
          PICKUP,
          { description },
          { answers: { items, load } },
        )
        expect(pickup?.items.map(({ key }) => key).join()).toBe(items)
        expect(pickup?.load?.key ?? '').toBe(load)
        expect(note).toBe(message)
      }
  const rewritten = changeRequest(PICKUP, { description: 'Two pianos' })
  expect(rewritten).toMatchObject({ note: 'Two pianos', pickup: { items: [], load: undefined } })
  const odd = { answers: { items: 'moon,piano', load: 'lots' } }
  expect(changeRequest(PICKUP, { description: 'Pianos.' }, odd).pickup).toMatchObject({
    items: [{ key: 'piano' }],
    load: undefined,
  })
})

test('The office reads a long name whole, unless staff typed another, and the note as it was typed', () => {
  const details = { name: 'Maria Fernanda Rodriguez', message: 'Don’t ring!' }
  const masked = { note_from_customer: '2 bedrooms. Dont ring' }
  const read = (name: string, record = masked) => changeRequest(QUOTE, { ...record, name }, details)
  expect(read('Maria Fernanda Rodri').name).toBe('Maria Fernanda Rodriguez')
  expect(read('Mary Smith').name).toBe('Mary Smith')
  expect(read('Mary Smith').note).toBe('2 bedrooms. Don’t ring!')
  expect(read('Mary Smith', { note_from_customer: 'Ring twice.' }).note).toBe('Ring twice.')
  const signs = changeRequest(QUOTE, { note_from_customer: 'Studio.' }, { message: '👍' })
  expect(signs.note).toBe('Studio. 👍')
  expect(JSON.stringify(listRows(read('Mary Smith'), 'customer'))).not.toContain('ring')
})

test('Changes are in the order of their times, whatever their names', () => {
  const later = { ...CANCELLATION, at: '2026-11-23T15:00:00Z' }
  const { changes } = changeRequest(PICKUP, {}, { changes: { aaa: later, zzz: MOVE } })
  expect(changes).toEqual([
    { ...MOVE, id: 'zzz' },
    { ...later, id: 'aaa' },
  ])
})

test('Answers are shown by the names of their fields, whatever a form asked', () => {
  const answers = {
    ...{ move_date: '2026-12-04', packing: true, elevator: false, stairs: 'yes', load: 'half' },
    ...{ flights_of_stairs: '2', gate_code: 'call first', crew: { lead: 'Bob' } },
    ['x'.repeat(70)]: 'long',
  }
  const request = changeRequest(QUOTE, {}, { answers })
  expect(request.answers.map(({ label, text }) => [label, text])).toEqual([
    ['Move date', 'Friday, December 4, 2026'],
    ['Packing help', 'Yes'],
    ['Elevator', 'No'],
    ['Stairs', 'Yes'],
    ['Flights of stairs', '2'],
    ['Gate code', 'call first'],
    [`X${'x'.repeat(58)}…`, 'long'],
  ])
  for (const none of ['none', true, {}])
    expect(changeRequest(QUOTE, {}, { answers: none }).answers).toEqual([])
})

test.each([
  ['Mary Smith', 'Mary'],
  ['हिन्दी भारत', 'हिन्दी'],
  ['Zoë', 'Zoë'],
  ['evil.com', ''],
  ['4l6 555', ''],
  ["O'Neil", ''],
  ['e\u0301\u0301\u0301\u0301\u0301 x', ''],
  ['x'.repeat(21), ''],
])('A mail shortens the name %j to %j', (name, firstName) => {
  expect(changeRequest(QUOTE, { name }).firstName).toBe(firstName)
})
