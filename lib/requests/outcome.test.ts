import { createLeadChanges, isWon, WON_STATUSES } from './outcome'

test.each([
  { won_by: 'Bob', status: 'new' },
  { won_by: 7, status: 'new' },
  { status: ' Won ' },
  { job_status: 'COMPLETED' },
  ...WON_STATUSES.map((status) => ({ status })),
])('A record with %j is won', (record) => {
  expect(isWon(record)).toBe(true)
})

test.each([
  ...[{}, { won_by: '', status: 'new' }, { won_by: ' ', status: 'lost' }, { job_status: 'active' }],
  ...[
    { won_by: false, status: 7, job_status: { a: 'won' } },
    { won_by: 0, status: ['won'] },
  ],
  ...[null, undefined, 7, 'won', ['won']],
])('%j is not won', (record) => {
  expect(isWon(record as never)).toBe(false)
})

test.each([
  [
    { won_by: '', status: 'new' },
    { won_by: 'office Anna', status: 'won' },
  ],
  [
    { won_by: '', status: 'lost' },
    { won_by: 'office Anna', status: 'won' },
  ],
  [{ won_by: 'Bob', status: 'Booked' }, {}],
  [{ won_by: 7, status: 'new' }, { status: 'won' }],
])('A lead with %j is won at the desk by %j', (lead, changes) => {
  expect(createLeadChanges(lead, 'won', 'Anna')).toEqual(changes)
  expect(isWon({ ...lead, ...changes })).toBe(true)
})

test.each([
  [{ won_by: 'office', status: 'won' }, { won_by: '', status: 'new' }, false],
  [{ won_by: '', status: 'lost' }, { status: 'new' }, false],
  // Staff typed part of these.
  [{ won_by: 'Bob', status: 'won' }, { status: 'new' }, true],
  [{ won_by: 'office', status: 'Booked' }, { won_by: '' }, true],
])('A lead with %j is reopened by %j, and still won: %s', (lead, changes, won) => {
  expect(createLeadChanges(lead, 'open')).toEqual(changes)
  expect(isWon({ ...lead, ...changes })).toBe(won)
})

test('A lost lead is not won anymore', () => {
  const lost = createLeadChanges({ won_by: 'office', status: 'won' }, 'lost')
  expect(lost).toEqual({ won_by: '', status: 'lost' })
})
