import { createTimedKey, JOB, LEAD } from '@/lib/store/records.fixture'
import { DISPATCH_LISTS, type DispatchList } from '@/lib/store/store'
import { parseRequest } from '@/lib/requests/request'
import type { Records } from './read-requests'
import { formatQuarantine, formatTable } from './table'

const QUOTE = createTimedKey('2026-11-23T19:05:59Z', 'quote')
const PICKUP = createTimedKey('2026-07-01T04:30:00Z', 'pickup')
const OLD = createTimedKey('2026-01-01T00:00:00Z', 'old')
const DETAILS = { city: 'toronto', time_zone: 'America/Toronto', reference: 'TR-4F7KM' }

function readLines(
  lists: Partial<Record<DispatchList | 'details', Records>>,
  isWide = true,
): string[] {
  const requests = DISPATCH_LISTS.flatMap((list) =>
    Object.entries(lists[list] ?? {}).map(([key, record]) =>
      parseRequest(list, key, record, lists.details?.[key] ?? {}),
    ),
  )
  return formatTable(requests, { isWide }).split('\n')
}

const at = '2026-11-24T15:00:00Z'
const MOVED = { at, from: '2026-11-21 08:00', to: '2026-11-24 09:00' }
const CANCELLED = { at, from: '', to: 'cancelled' }

test('Leads and jobs are one table, newest last, with the time of the city and what to check', () => {
  const edmonton = { city: 'edmonton', time_zone: 'America/Edmonton', reference: 'ED-22ABC' }
  const flags = { outside_area: true, confirm_by_phone: true }
  const details: Records = {
    [OLD]: { changes: { '0-x': CANCELLED } },
    [QUOTE]: { ...DETAILS, answers: { packing: true, floor: '3' } },
    [PICKUP]: { ...edmonton, ...flags, email: 'bert@home.example', changes: { '0-x': MOVED } },
  }
  const lists = {
    details,
    leads: { [OLD]: { ...LEAD, location_id: 'barrie' }, [QUOTE]: { ...LEAD, status: 'won' } },
    jobs: { [PICKUP]: { ...JOB, cus_name: 'Bert Miller' } },
  }
  const keyWidth = QUOTE.length
  expect(readLines(lists)).toEqual([
    `time                  city      reference  name         phone         email              kind    pickup                 status     ${'key'.padEnd(keyWidth)}  answers`,
    `2026-01-01 00:00 UTC  barrie               Anna         416-555-0100  anna@example.com   quote                          cancelled  ${OLD}  Quote request cancelled`,
    `2026-06-30 22:30 MDT  edmonton  ED-22ABC   Bert Miller  416-555-0100  bert@home.example  pickup  2026-11-21 8 to 10 am  active     ${PICKUP}  Outside the service area; Confirm by phone; Moved`,
    `2026-11-23 14:05 EST  toronto   TR-4F7KM   Anna         416-555-0100  anna@example.com   quote                          won        ${QUOTE}  Packing help: Yes; Floor: 3`,
  ])
})

test('The table fits a page, and says which request is to be checked first', () => {
  const name = 'Wolfeschlegelsteinhausenbergerdorff'
  const details = { ...DETAILS, city: 'fort-lauderdale', reference: 'FL-4F7KM' }
  const lists = {
    leads: { [QUOTE]: { ...LEAD, name } },
    jobs: { [PICKUP]: { ...JOB, cus_name: name } },
    details: {
      [QUOTE]: { ...details, city: 'ottawa', language: 'fr' },
      [PICKUP]: { ...details, outside_area: true },
    },
  }
  const lines = readLines(lists, false)
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(100)
  expect(lines.map((line) => line.split(/\s{2,}/).slice(-2))).toEqual([
    ['asks', 'status'],
    ['2026-11-21 08:00', 'TO CHECK'],
    ['quote', 'new'],
  ])
  expect(lines[2]).toContain('  ottawa fr  ')
})

test('A name or an answer cannot leave its line and its column, nor shorten the key', () => {
  const name = `\u001b[2J\n${'Maximilian '.repeat(9)}`
  const details = { [QUOTE]: { ...DETAILS, answers: { gate: 'x'.repeat(299) } } }
  const [, ...lines] = readLines({ leads: { [QUOTE]: { ...LEAD, name } }, details })
  expect(lines).toEqual([
    '2026-11-23 14:05 EST  toronto  TR-4F7KM   [2J Maximilian Maximili…  416-555-0100  anna@example.com  quote          new     ' +
      `${QUOTE}  Gate: ${'x'.repeat(193)}…`,
  ])
})

test('Records without fields, with unknown time zones or foreign keys are printed', () => {
  const leads: Records = { [QUOTE]: {}, foreign: { name: 7, phone: { area: '416' } } }
  const [, ...lines] = readLines({ leads, details: { [QUOTE]: { time_zone: 'Moon/Base' } } })
  expect(lines.map((line) => line.trim().split(/\s+/))).toEqual([
    ['7', 'quote', 'foreign'],
    ['2026-11-23', '19:05', 'UTC', 'quote', QUOTE],
  ])
})

test('Without requests there is no table', () => {
  expect(readLines({})).toEqual([''])
})

test('The quarantine shows who is in it, since when, why and under which key', () => {
  const at = '2026-11-21T14:03:09Z'
  const record = { ...LEAD, note_from_customer: 'Two rooms\u001b[2J\u009b2J' }
  const text = formatQuarantine([
    parseRequest('leads', '-Na', record, { at, suspicions: 'honeypot', reference: 'TR-4F7KM' }),
    parseRequest('jobs', '-Nb', JOB, { at, suspicions: 'fast,duplicate' }),
    parseRequest('jobs', 'Jane 1', {}, {}),
  ])
  expect(text.split('\n')).toEqual([
    '3 requests in quarantine as suspected spam (UTC)',
    '',
    '2026-11-21 14:03  toronto  honeypot',
    '  "Anna"  "416-555-0100"  "anna@example.com"  "Two rooms [2J 2J"',
    '  quarantine/leads/-Na  TR-4F7KM',
    '',
    '2026-11-21 14:03  toronto  fast,duplicate',
    '  "Anna"  "416-555-0100"  ""  "A sofa."',
    '  quarantine/jobs/-Nb',
    '',
    'unknown',
    '  ""  ""  ""  ""',
    '  quarantine/jobs/Jane 1',
    '',
    'For a person among them: npm run leads -- --release REFERENCE',
  ])
})

test('An empty quarantine is a heading', () => {
  expect(formatQuarantine([])).toBe('0 requests in quarantine as suspected spam (UTC)')
})

test('The number after an Arabic name is read from the left, in its column', () => {
  const mary = { ...LEAD, name: 'Mary', phone: '416-555-0142' }
  const leads = { [QUOTE]: { ...LEAD, name: 'محمد علي', phone: '416-566-0142' }, [OLD]: mary }
  const [head = '', first = '', second = ''] = readLines({ leads }, false)
  expect(second).toContain('\u2068محمد علي\u2069  416-566-0142')
  expect(first.indexOf('416-')).toBe(head.indexOf('phone'))
})
