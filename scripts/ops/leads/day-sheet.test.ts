import { parse } from 'csv-parse/sync'
import { changeRequest, MOVE, parseStored, PICKUP } from '@/lib/requests/requests.fixture'
import { formatDaySheet, toDayCsv } from './day-sheet'

const DAY = '2026-12-01'
const ANN = { cus_name: 'Ann Early', cus_phone: '416-555-0101' }
const MORNING = { ...ANN, start_time: '09:00', end_time: '11:00' }
const LATE = { start_time: '15:00', end_time: '17:00', location_id: 'barrie' }
const description = `Old furniture, Pianos. A full truck or more. ${'Gate code 12. '.repeat(20)}`
const FULL = { items: 'furniture,piano', load: 'full' }
const FLAGS = { outside_area: true, confirm_by_phone: true }
const JOBS = [
  changeRequest(PICKUP, { ...LATE, description }, { ...FLAGS, answers: FULL }),
  changeRequest(PICKUP, { is_time_sensitive: true }),
  changeRequest(PICKUP, { ...MORNING, job_status: 'booked', description: 'A sofa' }),
  changeRequest(PICKUP, { ...MORNING, job_status: 'Cancelled' }),
]

test('The sheet has the active pickups of the day by location and window, for paper', () => {
  const lines = formatDaySheet(DAY, JOBS).split('\n')
  expect(lines.filter((line) => line.length > 100)).toEqual([])
  expect(lines.filter((line) => !line.includes('Gate code'))).toEqual([
    'Tuesday, December 1, 2026: 3 pickups; 1 cancelled',
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
    '  Flexible on time  Yes',
    '  Address           100 Queen St W, unit 4, Toronto, ON M5V 2T6, Canada',
    '  Property          House',
    '  Note              A sofa',
    '',
    'toronto, 11\u00a0am to 1\u00a0pm',
    '-'.repeat(100),
    '',
    'Mary Smith   416-555-0142   TR-9KQ2P',
    '  Flexible on time  No, only this window',
    '  Address           100 Queen St W, unit 4, Toronto, ON M5V 2T6, Canada',
    '  Property          House',
    '  Items             Old furniture, Pianos',
    '  Load              About half of the truck.',
    '  Note              Third floor, no elevator.',
    '  Coupon            $20 off, valid until Dec 31',
  ])
})

test('A day without pickups, and a pickup without fields', () => {
  expect(formatDaySheet('2027-01-02', [])).toBe('Saturday, January 2, 2027: 0 pickups')
  const sheet = formatDaySheet(DAY, [
    parseStored({ ...PICKUP, record: { date: DAY }, details: {} }),
  ])
  expect(sheet).toContain('Tuesday, December 1, 2026: 1 pickup\n\n, no arrival window')
})

test('The sheet is a table for a spreadsheet, without formulas', () => {
  const details = {
    answers: { ...FULL, load: 'half', name: 'Dog', gate: '-2+3' },
    email: 'mary@home.example',
    changes: { [MOVE.id]: MOVE },
  }
  const job = changeRequest(PICKUP, { cus_name: '=1+1' }, details)
  const rows: unknown = parse(toDayCsv([job, ...JOBS]), { bom: true, columns: true })
  expect(rows).toHaveLength(4)
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
