import {
  createNotWonChanges,
  createWonChanges,
  isCancelled,
  isWon,
  WON_STATUSES,
} from './won-records'

test.each([
  { won_by: 'Bob', status: 'new' },
  { won_by: 7, status: 'new' },
  { won_by: '', status: 'won' },
  { status: ' Won ' },
  { job_status: 'COMPLETED' },
  ...WON_STATUSES.map((status) => ({ status })),
])('A record with %j is won', (record) => {
  expect(isWon(record)).toBe(true)
})

test.each([
  {},
  { won_by: '', status: 'new' },
  { won_by: ' ', status: 'lost' },
  { job_status: 'active' },
  { won_by: false, status: 7, job_status: { a: 'won' } },
  { won_by: 0, status: ['won'] },
])('A record with %j is not won', (record) => {
  expect(isWon(record)).toBe(false)
})

test.each([null, undefined, 7, 'won', ['won']])('%j in place of a record is not won', (value) => {
  expect(isWon(value as never)).toBe(false)
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
  ['leads', { won_by: 'ops', status: 'won' }, { won_by: '', status: 'new' }],
  ['leads', { won_by: 'ops', status: 'lost' }, { won_by: '' }],
  ['leads', { won_by: '', status: 'new' }, {}],
  ['jobs', { job_status: 'won' }, { job_status: 'active' }],
  ['jobs', { job_status: 'lost' }, {}],
] as const)('In %s, %j is taken back by %j', (list, record, changes) => {
  expect(createNotWonChanges(list, record)).toEqual(changes)
  expect(isWon({ ...record, ...changes })).toBe(false)
})

test.each([
  ['leads', { won_by: 'Bob', status: 'won' }],
  ['leads', { won_by: 'ops', status: 'Booked' }],
  ['jobs', { job_status: 'Won' }],
] as const)('In %s, %j stays won: staff entered it', (list, record) => {
  expect(isWon({ ...record, ...createNotWonChanges(list, record) })).toBe(true)
})

test.each([
  [{ job_status: ' Cancelled' }, true],
  [{ job_status: 'no-show' }, true],
  [{ job_status: 'active' }, false],
  [{ job_status: 'won' }, false],
  [{ job_status: 'crew 2' }, false],
  [{ job_status: 7 }, false],
  [{}, false],
])('A crew goes to a pickup with %j, unless it is cancelled: %s', (job, result) => {
  expect(isCancelled(job)).toBe(result)
})
