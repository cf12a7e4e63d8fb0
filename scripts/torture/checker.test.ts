import { check } from './checker'
import { ANNA, attempt, BERT, EDIT, KEY, lead } from './checker.fixture'
import { breachesOf, type Demands } from './demands'
import type { Event, Stored } from './history'

const DEMANDS: Demands = { tries: 2, firstTry: 0.5, answerMs: 7_000, calmP95Ms: 100, rate: 0 }
const SOUND: [string, Event[], Stored[]][] = [
  ['was thanked is stored', attempt(ANNA, 'stored'), [lead(ANNA)]],
  [
    'was thanked at the second try is stored',
    [
      ...attempt(BERT, 'stored', { ref: 'other' }),
      ...attempt(ANNA, 'unknown'),
      ...attempt(ANNA, 'stored', { attempt: 2 }),
    ],
    [lead(ANNA), lead(BERT, 'other')],
  ],
  ['was left uncertain is stored', attempt(ANNA, 'unknown'), [lead(ANNA)]],
  ['was left without an answer is stored', attempt(ANNA, 'lost'), [lead(ANNA)]],
  ['was refused and left is not stored', attempt(ANNA, 'refused'), []],
  [
    'was refused at first is stored later',
    [...attempt(ANNA, 'refused'), ...attempt(ANNA, 'stored', { attempt: 2, stands: false })],
    [lead(ANNA)],
  ],
  [
    'was refused to one click and thanked to the other is stored',
    [...attempt(ANNA, 'refused'), ...attempt(ANNA, 'stored')],
    [lead(ANNA)],
  ],
  [
    'staff edited is still edited',
    [...attempt(ANNA, 'stored'), EDIT],
    [lead(ANNA, KEY, { status: 'won' })],
  ],
]

// Whoever left after one try was not served at the first try, and need not be.
const WITHOUT_SHARE = { ...DEMANDS, firstTry: undefined }

test.each(SOUND)('All is well where what %s', (_what, events, stored) => {
  expect(breachesOf(check(events, stored, 2), WITHOUT_SHARE)).toEqual([])
})

const DOCTORED: [string, RegExp, Event[], Stored[]][] = [
  ['lost', /1 lost: 416-555-0101/, attempt(ANNA, 'stored'), []],
  [
    'stored under another key than was told',
    /1 lost/,
    attempt(ANNA, 'stored'),
    [lead(ANNA, 'other')],
  ],
  [
    'stored twice',
    /1 doubled: 416-555-0101/,
    attempt(ANNA, 'stored'),
    [lead(ANNA), lead(ANNA, 'other')],
  ],
  [
    'thanked and kept apart',
    /1 lost: 416-555-0101\n1 invalid/,
    attempt(ANNA, 'stored'),
    [{ ...lead(ANNA), list: 'quarantine/leads' }],
  ],
  [
    'stored and kept apart too',
    /1 doubled/,
    attempt(ANNA, 'stored'),
    [lead(ANNA), { ...lead(ANNA), list: 'quarantine/leads' }],
  ],
  [
    'stored as a lead and as a job',
    /1 doubled/,
    attempt(ANNA, 'stored'),
    [lead(ANNA), { list: 'jobs', key: 'other', record: { cus_phone: ANNA } }],
  ],
  [
    'stored without a field',
    /1 invalid/,
    attempt(ANNA, 'stored'),
    [lead(ANNA, KEY, { zip: undefined })],
  ],
  [
    'stored with a field too many',
    /1 invalid/,
    attempt(ANNA, 'stored'),
    [lead(ANNA, KEY, { x: 1 })],
  ],
  [
    'stored with another’s name',
    /1 invalid/,
    attempt(ANNA, 'stored'),
    [lead(ANNA, KEY, { name: 'Bert' })],
  ],
  ['sent by nobody', /1 invalid/, attempt(ANNA, 'stored'), [lead(ANNA), lead(BERT, 'other')]],
  ['told refused, and stored', /1 refusedButStored/, attempt(ANNA, 'refused'), [lead(ANNA)]],
  [
    'told refused while it stood',
    /1 refusedButStored/,
    [...attempt(ANNA, 'refused'), ...attempt(ANNA, 'stored', { attempt: 2, stands: true })],
    [lead(ANNA)],
  ],
  ['overwritten after an edit', /1 overwritten/, [...attempt(ANNA, 'stored'), EDIT], [lead(ANNA)]],
  [
    'never thanked',
    /1 unserved/,
    [...attempt(ANNA, 'unknown'), ...attempt(ANNA, 'unknown', { attempt: 2 })],
    [],
  ],
  ['thanked late', /an answer took 7001 ms/, attempt(ANNA, 'stored', { ms: 7_001 }), [lead(ANNA)]],
  [
    'thanked slowly in calm times',
    /calm p95 is 101 ms/,
    attempt(ANNA, 'stored', { ms: 101 }),
    [lead(ANNA)],
  ],
  ['refused once too often', /0 of 1 accepted at the first try/, attempt(ANNA, 'unknown'), []],
]

test.each(DOCTORED)('What was %s is caught', (_what, breach, events, stored) => {
  expect(breachesOf(check(events, stored, 2), DEMANDS).join('\n')).toMatch(breach)
})

test('A slow answer during a fault is not held against calm times', () => {
  const fault: Event = { type: 'fault', at: 900, fault: 'late', until: 2_000 }
  const events = [fault, ...attempt(ANNA, 'stored', { at: 1_000, ms: 900 })]
  expect(check(events, [lead(ANNA)])).toMatchObject({ calmP95Ms: 0, slowestMs: 900 })
})

test('A nemesis that slept, and visitors who did not come, are no proof', () => {
  const fault: Event = { type: 'fault', at: 0, fault: 'late', until: 300 }
  const events = [
    fault,
    ...attempt(ANNA, 'stored'),
    ...attempt(BERT, 'stored', { ref: 'other', at: 1_000 }),
  ]
  const verdict = check(events, [lead(ANNA), lead(BERT, 'other')])
  expect(breachesOf(verdict, { faulty: 0.4, rate: 50, reached: 1, edited: 1 })).toEqual([
    'only 2.0 visitors a second',
    'faults 30 % of the time',
    'only 0 records were edited',
    'the faults reached only 0 visitors',
  ])
})

test('A site that leaves tries without an answer is caught', () => {
  const events = [...attempt(ANNA, 'lost'), ...attempt(ANNA, 'stored', { attempt: 2 })]
  const verdict = check(events, [lead(ANNA)], 2)
  expect(breachesOf(verdict, { unanswered: 0.5 })).toEqual(['1 tries got no answer'])
  expect(breachesOf(verdict, { unanswered: 1 })).toEqual([])
})
