import { describeQuarantine } from './quarantine'

test('The list shows who is in quarantine, since when, why and under which key', () => {
  const at = Date.UTC(2026, 10, 21, 14, 3, 9)
  const lead = {
    name: 'Mary Smith',
    phone: '416-555-0142',
    email: 'mary@example.com',
    note_from_customer: 'Two rooms\u001b[2J\u009b2J',
    location_id: 'toronto',
  }
  const job = {
    cus_name: 'Bert',
    cus_phone: '905-555-0101',
    cus_email: 'Unavailable',
    description: 'A sofa',
    location_id: 'barrie',
  }
  const text = describeQuarantine([
    { kind: 'leads', key: '-Na', record: lead, at, reasons: 'honeypot' },
    { kind: 'jobs', key: '-Nb', record: job, at, reasons: 'fast,duplicate' },
    { kind: 'jobs', key: 'Jane 1', record: {}, at: NaN, reasons: 'unknown' },
  ])
  expect(text.split('\n')).toEqual([
    '3 requests in quarantine as suspected spam (UTC)',
    '',
    '2026-11-21 14:03  toronto  honeypot',
    String.raw`  "Mary Smith"  "416-555-0142"  "mary@example.com"  "Two rooms\u001b[2J\u009b2J"`,
    '  quarantine/leads/-Na',
    '',
    '2026-11-21 14:03  barrie  fast,duplicate',
    '  "Bert"  "905-555-0101"  "Unavailable"  "A sofa"',
    '  quarantine/jobs/-Nb',
    '',
    'unknown',
    '  ""  ""  ""  ""',
    '  quarantine/jobs/Jane 1',
  ])
})
