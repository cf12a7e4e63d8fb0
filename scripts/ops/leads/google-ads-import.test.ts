import { parseRequest } from '@/lib/requests/request'
import { parseTouch } from '@/lib/requests/touch'
import { JOB, LEAD } from '@/lib/store/records.fixture'
import { createClickRow, IMPORT_COLUMNS, isFromQuebec } from './google-ads-import'

const CONVERSION = {
  key: '-OZx3_aB-0123456789z',
  at: new Date('2026-11-23T14:05:09.999Z'),
  value: 850,
  currency: 'CAD',
}
const CELLS = {
  'Conversion Name': 'Won request',
  'Conversion Time': '2026-11-23 14:05:09+0000',
  'Conversion Value': '850.00',
  'Conversion Currency': 'CAD',
  'Order ID': CONVERSION.key,
}

test('The headings are those of the documentation', () => {
  const shared = 'Conversion Name,Conversion Time,Conversion Value,Conversion Currency,Order ID'
  expect(IMPORT_COLUMNS.click.join()).toBe(`Google Click ID,GBRAID,WBRAID,${shared}`)
  expect(IMPORT_COLUMNS.enhanced.join()).toBe(`Email,Phone Number,${shared}`)
})

test.each([
  [{ gclid: 'Cj0-x_1', gbraid: '', wbraid: '' }, { 'Google Click ID': 'Cj0-x_1' }],
  [{ gbraid: '0AAA' }, { GBRAID: '0AAA' }],
  [{ gclid: 'A', gbraid: 'B', wbraid: 'C' }, { 'Google Click ID': 'A' }],
  [{ gbraid: 'B', wbraid: 'C' }, { WBRAID: 'C' }],
  [{ gclid: '=HYPERLINK("//x")', wbraid: 'C' }, { WBRAID: 'C' }],
  [{}, undefined],
  [{ gclid: '' }, undefined],
  [{ fbclid: 'F', msclkid: 'M' }, undefined],
])('A touch with %j is a click with the id %j', (touch, id) => {
  expect(createClickRow(CONVERSION, [parseTouch(touch)])).toEqual(id && { ...id, ...CELLS })
})

test.each([
  ['leads', { ...LEAD, zip: 'j8x1a1' }, true],
  ['leads', { ...LEAD, zip: '', zipTo: 'h2x1y4' }, true],
  ['leads', { ...LEAD, zip: 'G1R 4P5' }, true],
  ['jobs', { cus_address: { state: 'QC' } }, true],
  ['jobs', { cus_address: { state: ' Québec' } }, true],
  ['jobs', { cus_address: { zip: 'J8X 1A1' } }, true],
  ['leads', LEAD, false],
  ['jobs', JOB, false],
  ['leads', { ...LEAD, zip: '75201', zipTo: 'k1a0b1' }, false],
  ['jobs', { cus_address: { city: 'Gatineau', state: 7, zip: 8 } }, false],
  ['jobs', { cus_address: 'H2X 1Y4' }, false],
] as const)('The record in %s, %j, is from Quebec: %s', (list, record, expected) => {
  expect(isFromQuebec(parseRequest(list, 'key', record, {}))).toBe(expected)
})
