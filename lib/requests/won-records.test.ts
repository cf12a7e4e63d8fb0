import { createNotWonChanges, createWonChanges, isWon, WON_STATUSES } from './won-records'

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
  ['leads', { won_by: '', status: 'new' }, { won_by: 'ops', status: 'won' }],
  ['leads', { won_by: 'Bob', status: 'Booked' }, {}],
  ['leads', { won_by: 'Bob', status: 'new' }, { status: 'won' }],
  ['leads', { won_by: 7 }, { status: 'won' }],
  ['jobs', { job_status: 'active' }, { job_status: 'won' }],
  ['jobs', { job_status: 'completed' }, {}],
] as const)('In %s, %j is won by %j', (list, record, changes) => {
  expect(createWonChanges(list, record)).toEqual(changes)
  expect(isWon({ ...record, ...changes })).toBe(true)
})

test.each([
  ['leads', { won_by: 'ops', status: 'won' }, { won_by: '', status: 'new' }, false],
  ['leads', { won_by: 'ops', status: 'lost' }, { won_by: '' }, false],
  ['leads', { won_by: '', status: 'new' }, {}, false],
  ['jobs', { job_status: 'won' }, { job_status: 'active' }, false],
  ['jobs', { job_status: 'lost' }, {}, false],
  // By what staff entered.
  ['leads', { won_by: 'Bob', status: 'won' }, { status: 'new' }, true],
  ['leads', { won_by: 'ops', status: 'Booked' }, { won_by: '' }, true],
  ['jobs', { job_status: 'Won' }, {}, true],
] as const)('In %s, %j is taken back by %j, and still won: %s', (list, record, changes, won) => {
  expect(createNotWonChanges(list, record)).toEqual(changes)
  expect(isWon({ ...record, ...changes })).toBe(won)
})
