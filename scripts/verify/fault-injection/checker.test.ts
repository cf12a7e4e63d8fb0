import { checkHistory } from './checker'
import { ANNA_PHONE, makeAttempt, BERT_PHONE, EDIT, KEY, makeStoredLead } from './checker.fixture'
import { findViolations, type Thresholds } from './thresholds'
import type { Event, StoredRecord } from './history'

const THRESHOLDS: Thresholds = { tries: 2, firstTry: 0.5, answerMs: 7_000, calmP95Ms: 100, rate: 0 }
const VALID_HISTORIES: [string, Event[], StoredRecord[]][] = [
  ['was thanked is stored', makeAttempt(ANNA_PHONE, 'stored'), [makeStoredLead(ANNA_PHONE)]],
  [
    'was thanked at the second try is stored',
    [
      ...makeAttempt(BERT_PHONE, 'stored', { ref: 'other' }),
      ...makeAttempt(ANNA_PHONE, 'unknown'),
      ...makeAttempt(ANNA_PHONE, 'stored', { attempt: 2 }),
    ],
    [makeStoredLead(ANNA_PHONE), makeStoredLead(BERT_PHONE, 'other')],
  ],
  [
    'was left uncertain is stored',
    makeAttempt(ANNA_PHONE, 'unknown'),
    [makeStoredLead(ANNA_PHONE)],
  ],
  [
    'was left without an answer is stored',
    makeAttempt(ANNA_PHONE, 'lost'),
    [makeStoredLead(ANNA_PHONE)],
  ],
  ['was refused and left is not stored', makeAttempt(ANNA_PHONE, 'refused'), []],
  [
    'was refused at first is stored later',
    [
      ...makeAttempt(ANNA_PHONE, 'refused'),
      ...makeAttempt(ANNA_PHONE, 'stored', { attempt: 2, isStored: false }),
    ],
    [makeStoredLead(ANNA_PHONE)],
  ],
  [
    'was refused to one click and thanked to the other is stored',
    [...makeAttempt(ANNA_PHONE, 'refused'), ...makeAttempt(ANNA_PHONE, 'stored')],
    [makeStoredLead(ANNA_PHONE)],
  ],
  [
    'staff edited is still edited',
    [...makeAttempt(ANNA_PHONE, 'stored'), EDIT],
    [makeStoredLead(ANNA_PHONE, KEY, { status: 'won' })],
  ],
]

// A visitor who left after one try need not be served.
const THRESHOLDS_WITHOUT_SHARE = { ...THRESHOLDS, firstTry: undefined }

test.each(VALID_HISTORIES)('All is well where what %s', (_what, events, stored) => {
  expect(findViolations(checkHistory(events, stored, 2), THRESHOLDS_WITHOUT_SHARE)).toEqual([])
})

const INVALID_HISTORIES: [string, RegExp, Event[], StoredRecord[]][] = [
  ['lost', /1 lost: 416-555-0101/, makeAttempt(ANNA_PHONE, 'stored'), []],
  [
    'stored under another key than was told',
    /1 lost/,
    makeAttempt(ANNA_PHONE, 'stored'),
    [makeStoredLead(ANNA_PHONE, 'other')],
  ],
  [
    'stored twice',
    /1 doubled: 416-555-0101/,
    makeAttempt(ANNA_PHONE, 'stored'),
    [makeStoredLead(ANNA_PHONE), makeStoredLead(ANNA_PHONE, 'other')],
  ],
  [
    'thanked and kept apart',
    /1 lost: 416-555-0101\n1 invalid/,
    makeAttempt(ANNA_PHONE, 'stored'),
    [{ ...makeStoredLead(ANNA_PHONE), list: 'quarantine/leads' }],
  ],
  [
    'stored and kept apart too',
    /1 doubled/,
    makeAttempt(ANNA_PHONE, 'stored'),
    [makeStoredLead(ANNA_PHONE), { ...makeStoredLead(ANNA_PHONE), list: 'quarantine/leads' }],
  ],
  [
    'stored as a lead and as a job',
    /1 doubled/,
    makeAttempt(ANNA_PHONE, 'stored'),
    [makeStoredLead(ANNA_PHONE), { list: 'jobs', key: 'other', record: { cus_phone: ANNA_PHONE } }],
  ],
  [
    'stored without a field',
    /1 invalid/,
    makeAttempt(ANNA_PHONE, 'stored'),
    [makeStoredLead(ANNA_PHONE, KEY, { zip: undefined })],
  ],
  [
    'stored with a field too many',
    /1 invalid/,
    makeAttempt(ANNA_PHONE, 'stored'),
    [makeStoredLead(ANNA_PHONE, KEY, { x: 1 })],
  ],
  [
    'stored with another’s name',
    /1 invalid/,
    makeAttempt(ANNA_PHONE, 'stored'),
    [makeStoredLead(ANNA_PHONE, KEY, { name: 'Bert' })],
  ],
  [
    'sent by nobody',
    /1 invalid/,
    makeAttempt(ANNA_PHONE, 'stored'),
    [makeStoredLead(ANNA_PHONE), makeStoredLead(BERT_PHONE, 'other')],
  ],
  [
    'told refused, and stored',
    /1 refusedButStored/,
    makeAttempt(ANNA_PHONE, 'refused'),
    [makeStoredLead(ANNA_PHONE)],
  ],
  [
    'told refused while it stood',
    /1 refusedButStored/,
    [
      ...makeAttempt(ANNA_PHONE, 'refused'),
      ...makeAttempt(ANNA_PHONE, 'stored', { attempt: 2, isStored: true }),
    ],
    [makeStoredLead(ANNA_PHONE)],
  ],
  [
    'overwritten after an edit',
    /1 overwritten/,
    [...makeAttempt(ANNA_PHONE, 'stored'), EDIT],
    [makeStoredLead(ANNA_PHONE)],
  ],
  [
    'never thanked',
    /1 unserved/,
    [...makeAttempt(ANNA_PHONE, 'unknown'), ...makeAttempt(ANNA_PHONE, 'unknown', { attempt: 2 })],
    [],
  ],
  [
    'thanked late',
    /an answer took 7001 ms/,
    makeAttempt(ANNA_PHONE, 'stored', { ms: 7_001 }),
    [makeStoredLead(ANNA_PHONE)],
  ],
  [
    'thanked slowly in calm times',
    /calm p95 is 101 ms/,
    makeAttempt(ANNA_PHONE, 'stored', { ms: 101 }),
    [makeStoredLead(ANNA_PHONE)],
  ],
  [
    'refused once too often',
    /0 of 1 accepted at the first try/,
    makeAttempt(ANNA_PHONE, 'unknown'),
    [],
  ],
]

test.each(INVALID_HISTORIES)('What was %s is caught', (_what, violation, events, stored) => {
  expect(findViolations(checkHistory(events, stored, 2), THRESHOLDS).join('\n')).toMatch(violation)
})

test('A slow answer during a fault is not held against calm times', () => {
  const fault: Event = { type: 'fault', at: 900, fault: 'late', until: 2_000 }
  const events = [fault, ...makeAttempt(ANNA_PHONE, 'stored', { at: 1_000, ms: 900 })]
  expect(checkHistory(events, [makeStoredLead(ANNA_PHONE)])).toMatchObject({
    calmP95Ms: 0,
    slowestMs: 900,
  })
})

test('A nemesis that slept, and visitors who did not come, are no proof', () => {
  const fault: Event = { type: 'fault', at: 0, fault: 'late', until: 300 }
  const events = [
    fault,
    ...makeAttempt(ANNA_PHONE, 'stored'),
    ...makeAttempt(BERT_PHONE, 'stored', { ref: 'other', at: 1_000 }),
  ]
  const verdict = checkHistory(events, [
    makeStoredLead(ANNA_PHONE),
    makeStoredLead(BERT_PHONE, 'other'),
  ])
  expect(findViolations(verdict, { faulty: 0.4, rate: 50, reached: 1, edited: 1 })).toEqual([
    'only 2.0 visitors a second',
    'faults 30 % of the time',
    'only 0 records were edited',
    'the faults reached only 0 visitors',
  ])
})

test('A site that leaves tries without an answer is caught', () => {
  const events = [
    ...makeAttempt(ANNA_PHONE, 'lost'),
    ...makeAttempt(ANNA_PHONE, 'stored', { attempt: 2 }),
  ]
  const verdict = checkHistory(events, [makeStoredLead(ANNA_PHONE)], 2)
  expect(findViolations(verdict, { unanswered: 0.5 })).toEqual(['1 tries got no answer'])
  expect(findViolations(verdict, { unanswered: 1 })).toEqual([])
})
