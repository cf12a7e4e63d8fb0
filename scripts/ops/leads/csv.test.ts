import { parse } from 'csv-parse/sync'
import { parseRequest } from '@/lib/requests/request'
import { toCsv, toImportCsv } from './sheets'
import type { Records } from './read-requests'

const LEAD = { name: 'Ana Maria', phone: '416-555-0100', brand_id: 1, address: { city: 'Ottawa' } }

function format(records: Records, details: Records = {}, outcomes: Records = {}) {
  const requests = Object.entries(records).map(([key, record]) =>
    parseRequest('leads', key, record, details[key] ?? {}),
  )
  return toCsv(requests, outcomes)
}

function parseCsv(...lists: Parameters<typeof format>) {
  const options = { bom: true, columns: true }
  return parse(format(...lists), options) as unknown as Record<string, string>[]
}

test('Each record is a line, with its answers by label, its details and its outcome', () => {
  const details = {
    a: { city: 'ottawa', attribution: { last: { gclid: 'A1' } } },
    b: { answers: { move_date: '2026-12-04', packing: true, flights_of_stairs: '3' } },
  }
  const own = { name: 'Ana Maria', phone: '416-555-0100', brand_id: '1', 'address.city': 'Ottawa' }
  const [first, second] = parseCsv({ a: LEAD, b: LEAD }, details, { b: { won: true, value: 850 } })
  expect(first).toEqual({
    ...{ key: 'a', ...own, 'Move date': '', 'Packing help': '', 'Flights of stairs': '' },
    ...{ 'details.city': 'ottawa', 'details.attribution.last.gclid': 'A1' },
    ...{ 'outcome.won': '', 'outcome.value': '' },
  })
  expect(second?.['Move date']).toContain('December 4')
  expect(second).toMatchObject({
    ...{ key: 'b', ...own, 'Packing help': 'Yes', 'Flights of stairs': '3' },
    ...{ 'details.city': '', 'outcome.won': 'true', 'outcome.value': '850' },
  })
})

test('A customer’s changes are one cell of the request, in words', () => {
  const change = { at: '2026-11-20T19:05:31Z', from: '2026-11-30 09:00' }
  const moved = { ...change, to: '2026-12-01 11:00' }
  const changes = { x1: moved, x2: { ...change, to: 'cancelled' } }
  const sent = { email: '2026-11-20T19:05:31Z', 'email:x1': '2026-11-20T19:05:31Z' }
  const [row] = parseCsv({ a: LEAD }, { a: { changes, sent } })
  expect(Object.keys(row ?? {}).join()).not.toContain('email:x1')
  expect(row).toMatchObject({
    Changes: expect.stringMatching(
      /^2026-11-20T19:05:31Z Moved: was .*; now .*\. 2026-11-20T19:05:31Z Cancelled by the customer/,
    ) as string,
  })
})

test('A request that the office entered came by phone', () => {
  const [row] = parseCsv({ a: LEAD }, { a: { entered_by: 'office', entered_name: 'Anna' } })
  expect(row).toMatchObject({ 'Came by': 'phone', 'details.entered_name': 'Anna' })
})

test('Text with commas, quotes and lines stays in its cell', () => {
  const name = 'a,"b"\r\nc;\t'
  expect(parseCsv({ a: { name } })).toEqual([{ key: 'a', name }])
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1+1', '\r=1+1', '＝1+1', '=HYPERLINK("//x","y")'])(
  '%j is text for a spreadsheet, not a formula',
  (text) => {
    const details = { [text]: { x: text, answers: { gate_code: text } } }
    const [row] = parseCsv({ [text]: { name: text, note: `ok ${text}` } }, details)
    const safe = `'${text}`
    expect(row).toMatchObject({ key: safe, name: safe, note: `ok ${text}`, 'details.x': safe })
    expect(row?.['Gate code']).toMatch(/^'/)
  },
)

test('A key is the same as in JSON, and the same text elsewhere is guarded', () => {
  const key = '-OZx3_aB-0123456789z'
  expect(parseCsv({ [key]: { name: key } })).toEqual([{ key, name: `'${key}` }])
})

test('Numbers stay numbers, and an empty list is a heading', () => {
  expect(format({ a: { n: -5, at: 0, is: false } })).toContain('a,-5,0,false\r\n')
  expect(format({})).toContain('key')
})

test('Ids for an import are unchanged', () => {
  const rows = [{ 'Order ID': '-OZx3_aB-0123456789z', GBRAID: '-0.A' }]
  expect(toImportCsv(['GBRAID', 'Order ID', 'WBRAID'], rows)).toBe(
    'GBRAID,Order ID,WBRAID\r\n-0.A,-OZx3_aB-0123456789z,\r\n',
  )
})
