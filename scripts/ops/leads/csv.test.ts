import { parse } from 'csv-parse/sync'
import { toCsv, toImportCsv } from './csv'

const LEAD = { name: 'Ana Maria', phone: '416-555-0100', brand_id: 1, address: { city: 'Ottawa' } }

function parseCsv(...args: Parameters<typeof toCsv>): Record<string, string>[] {
  return parse(toCsv(...args), { bom: true, columns: true })
}

test('Each record is a line, with its related records', () => {
  const related = {
    move_details: { b: { packing: true, move_date: '' } },
    attribution: { a: { first: { gclid: 'A1' }, last: { gclid: 'B2' } } },
  }
  const own = { name: 'Ana Maria', phone: '416-555-0100', brand_id: '1', 'address.city': 'Ottawa' }
  const clicks = { 'attribution.first.gclid': 'A1', 'attribution.last.gclid': 'B2' }
  const none = { 'attribution.first.gclid': '', 'attribution.last.gclid': '' }
  const details = { 'move_details.packing': 'true', 'move_details.move_date': '' }
  const noDetails = { 'move_details.packing': '', 'move_details.move_date': '' }
  expect(parseCsv({ a: LEAD, b: LEAD }, related)).toEqual([
    { key: 'a', ...own, ...noDetails, ...clicks },
    { key: 'b', ...own, ...details, ...none },
  ])
})

test('Text with commas, quotes and lines stays in its cell', () => {
  const name = 'a,"b"\r\nc;\t'
  expect(parseCsv({ a: { name } }, {})).toEqual([{ key: 'a', name }])
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1+1', '\r=1+1', '＝1+1', '=HYPERLINK("//x","y")'])(
  '%j is text for a spreadsheet, not a formula',
  (text) => {
    const [row] = parseCsv(
      { [text]: { name: text, note: `ok ${text}` } },
      { attribution: { [text]: { x: text } } },
    )
    expect(row).toEqual({
      key: `'${text}`,
      name: `'${text}`,
      note: `ok ${text}`,
      'attribution.x': `'${text}`,
    })
  },
)

test('A key is the same as in JSON, and the same text elsewhere is guarded', () => {
  const key = '-OZx3_aB-0123456789z'
  expect(parseCsv({ [key]: { name: key } }, { attribution: { [key]: { x: key } } })).toEqual([
    { key, name: `'${key}`, 'attribution.x': `'${key}` },
  ])
})

test('Numbers stay numbers, and an empty list is a heading', () => {
  expect(toCsv({ a: { n: -5, at: 0, is: false } }, {})).toContain('a,-5,0,false\r\n')
  expect(toCsv({}, {})).toContain('key')
})

test('Ids for an import are unchanged', () => {
  const rows = [{ 'Order ID': '-OZx3_aB-0123456789z', GBRAID: '-0.A' }]
  expect(toImportCsv(['GBRAID', 'Order ID', 'WBRAID'], rows)).toBe(
    'GBRAID,Order ID,WBRAID\r\n-0.A,-OZx3_aB-0123456789z,\r\n',
  )
})
