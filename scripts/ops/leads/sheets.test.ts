import { parse } from 'csv-parse/sync'
import { parseRequest } from '@/lib/requests/request'
import { changeRequest, MOVE, parseStored, PICKUP, QUOTE } from '@/lib/requests/requests.fixture'
import type { Records } from './read-requests'
import { formatDaySheet, toCsv, toDayCsv, toImportCsv } from './sheets'

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

const DAY = '2026-12-01'
const ANN = { cus_name: 'Ann Early', cus_phone: '416-555-0101' }
const MORNING = { ...ANN, start_time: '09:00', end_time: '11:00', is_time_sensitive: true }
const LATE = { start_time: '15:00', end_time: '17:00', location_id: 'barrie' }
const MOVE_OF_DAY = changeRequest(
  QUOTE,
  { email: '', note_from_customer: 'Call first.' },
  {
    answers: { packing: true },
    changes: { '0-2026-12-01': { ...MOVE, from: '', to: '2026-12-01', confirmed: true } },
  },
)
const description = `Old furniture, Pianos. A full truck or more. ${'Gate code 12. '.repeat(20)}`
const FULL = { items: 'furniture,piano', load: 'full' }
const FLAGS = { outside_area: true, confirm_by_phone: true }
const JOBS = [
  changeRequest(PICKUP, { ...LATE, description }, { ...FLAGS, answers: FULL, city: 'barrie' }),
  changeRequest(PICKUP, { ...MORNING, job_status: 'booked', description: 'A sofa' }),
  MOVE_OF_DAY,
]

test('The sheet has the pickups and moves of the day by crew area and window, for paper', () => {
  const lines = formatDaySheet(DAY, JOBS).split('\n')
  expect(lines.filter((line) => line.length > 100)).toEqual([])
  expect(lines.filter((line) => !line.includes('Gate code'))).toEqual([
    'Tuesday, December 1, 2026: 3 jobs',
    '',
    'barrie, 3 to 5\u00a0pm',
    '-'.repeat(100),
    '',
    'Mary Smith   416-555-0142   TR-9KQ2P',
    '  Check first       Outside the service area; Confirm by phone',
    '  Flexible on time  Yes',
    '  Address           100 Queen St W, unit 4, Toronto, ON M5V 2T6, Canada',
    '  Property          House',
    '  Items             Old furniture, Pianos',
    '  Load              A full truck or more.',
    '  Coupon            $50 off, valid until Dec 31',
    '',
    'toronto, 9 to 11\u00a0am',
    '-'.repeat(100),
    '',
    'Ann Early   416-555-0101   TR-9KQ2P',
    '  Status            booked',
    '  Flexible on time  No, only this window',
    '  Address           100 Queen St W, unit 4, Toronto, ON M5V 2T6, Canada',
    '  Property          House',
    '  Note              A sofa',
    '',
    'toronto, moves',
    '-'.repeat(100),
    '',
    'Mary Smith   416-555-0142   TR-4F7KM',
    '  Changed        Confirmed: now Tue, Dec 1',
    '  Confirmed for  Tuesday, December 1, 2026',
    '  Moving from    M5V 2T6',
    '  Moving to      K2P 1L4',
    '  Packing help   Yes',
    '  Note           Call first.',
  ])
})

test('A day without pickups, and a pickup without fields', () => {
  expect(formatDaySheet('2027-01-02', [])).toBe('Saturday, January 2, 2027: 0 jobs')
  const sheet = formatDaySheet(DAY, [
    parseStored({ ...PICKUP, record: { date: DAY }, details: {} }),
  ])
  expect(sheet).toContain('Tuesday, December 1, 2026: 1 job\n\n, no arrival window')
})

test('The sheet is a table for a spreadsheet, without formulas', () => {
  const details = {
    answers: { ...FULL, load: 'half', name: 'Dog', gate: '-2+3' },
    email: 'mary@home.example',
    changes: { [MOVE.id]: MOVE },
  }
  const job = changeRequest(PICKUP, { cus_name: '=1+1' }, details)
  const rows: unknown = parse(toDayCsv([job, ...JOBS.slice(0, 2)]), { bom: true, columns: true })
  expect(rows).toHaveLength(3)
  expect(rows).toContainEqual({
    ...{ Location: 'toronto', 'Pickup day': 'Tuesday, December 1, 2026' },
    ...{ 'Arrival window': '11\u00a0am to 1\u00a0pm', Name: "'=1+1", Phone: '416-555-0142' },
    ...{ Reference: 'TR-9KQ2P', 'Check first': '', Status: '', 'Flexible on time': 'Yes' },
    Changed: 'Moved: was Wed, Nov 25, 9 to 11\u00a0am; now Tue, Dec 1, 11\u00a0am to 1\u00a0pm',
    Email: 'mary@home.example',
    Address: '100 Queen St W, unit 4, Toronto, ON M5V 2T6, Canada',
    ...{ Property: 'House', Items: 'Old furniture, Pianos', Load: 'About half of the truck.' },
    Replaces: '',
    ...{ Coupon: '$20 off, valid until Dec 31', Note: 'Third floor, no elevator.', Gate: "'-2+3" },
  })
})

test('On paper the number after an Arabic name is read from the left', () => {
  const sheet = formatDaySheet(DAY, [changeRequest(PICKUP, { cus_name: 'محمد علي' })])
  expect(sheet).toContain('\u2068محمد علي\u2069   416-555-0142   TR-9KQ2P')
})

test('Houston’s pickups are apart from Hamilton’s, whose location they share', () => {
  const jobs = ['houston', 'hamilton'].map((city) =>
    changeRequest(PICKUP, { location_id: 'hamilton-niagara' }, { city }),
  )
  const lines = formatDaySheet(DAY, jobs).split('\n')
  expect(lines.filter((line) => line.endsWith(', 11\u00a0am to 1\u00a0pm'))).toEqual([
    'houston, 11\u00a0am to 1\u00a0pm',
    'hamilton-niagara, 11\u00a0am to 1\u00a0pm',
  ])
})
