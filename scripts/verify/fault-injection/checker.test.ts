import { createLead } from '@/lib/forms/lead'
import { checkHistory } from './checker'
import type { Event, Outcome, StoredRecord } from './history'
import { findViolations, type Thresholds } from './results'

const KEY = '-P6u2xrIim5C5gC0bO6X'
const ANNA = '416-555-0101'
const BERT = '416-555-0102'
const LEAD = { cityKey: 'toronto', name: 'Anna', message: 'Two rooms' } as const

/** A stored record of Anna's under the key, with these changes. */
function makeRecord(changes: object = {}, key = KEY): StoredRecord {
  const record = createLead({ ...LEAD, phone: ANNA }, { now: new Date(0), ip: '10.0.0.1' })
  return { list: 'leads', key, record: { ...record, ...changes } }
}

/** Anna's try, answered after 50 ms, with these changes. */
function makeTry(outcome: Outcome, changes: object = {}): Event {
  const ref = outcome === 'stored' ? KEY : undefined
  const sent = { at: 0, visitor: ANNA, attempt: 1, list: 'leads', ref, ms: 50 } as const
  return { type: 'try', ...sent, outcome, expected: { name: 'Anna' }, ...changes }
}

const RECORD = makeRecord()
const OTHER_KEY = makeRecord({}, 'other')
const QUARANTINED: StoredRecord = { ...RECORD, list: 'quarantine/leads' }
const JOB: StoredRecord = { list: 'jobs', key: 'other', record: { cus_phone: ANNA } }
const BERTS_RECORD = makeRecord({ phone: BERT }, 'other')
const STORED = makeTry('stored')
const BERTS_STORED = makeTry('stored', { visitor: BERT, ref: 'other' })
const [REFUSED, UNKNOWN, LOST] = [makeTry('refused'), makeTry('unknown'), makeTry('lost')]
const STORED_LATER = makeTry('stored', { attempt: 2, isStored: false })
const EDITED = { at: 60, list: 'leads', key: KEY, field: 'status', before: 'new' } as const
const EDIT: Event = { type: 'edit', ...EDITED, value: 'won' }

test.each<[string, Event[], StoredRecord[]]>([
  ['was thanked is stored', [STORED], [RECORD]],
  [
    'was thanked at the second try is stored',
    [BERTS_STORED, UNKNOWN, STORED_LATER],
    [RECORD, BERTS_RECORD],
  ],
  ['was left uncertain is stored', [UNKNOWN], [RECORD]],
  ['was left without an answer is stored', [LOST], [RECORD]],
  ['was refused and left is not stored', [REFUSED], []],
  ['was refused at first is stored later', [REFUSED, STORED_LATER], [RECORD]],
  ['was refused to one click and thanked to the other is stored', [REFUSED, STORED], [RECORD]],
  ['staff edited is still edited', [STORED, EDIT], [makeRecord({ status: 'won' })]],
])('All is well where what %s', (_what, events, stored) => {
  const limits = { tries: 2, unanswered: 1, answerMs: 7_000, calmP95Ms: 100 }
  expect(findViolations(checkHistory(events, stored, 2), limits)).toEqual([])
})

test.each<[string, RegExp, Event[], StoredRecord[]]>([
  ['lost', /^1 lost: 416-555-0101$/, [STORED], []],
  ['stored under another key than was sent', /^1 lost/, [STORED], [OTHER_KEY]],
  ['stored twice', /^1 doubled: 416-555-0101$/, [STORED], [RECORD, OTHER_KEY]],
  ['thanked and quarantined', /^1 lost: 416-555-0101\n1 invalid/, [STORED], [QUARANTINED]],
  ['stored and quarantined too', /^1 doubled/, [STORED], [RECORD, QUARANTINED]],
  ['stored as a lead and as a job', /^1 doubled/, [STORED], [RECORD, JOB]],
  ['stored without a field', /^1 invalid/, [STORED], [makeRecord({ zip: undefined })]],
  ['stored with a field too many', /^1 invalid/, [STORED], [makeRecord({ x: 1 })]],
  ['stored with another’s name', /^1 invalid/, [STORED], [makeRecord({ name: 'Bert' })]],
  ['not sent', /^1 invalid/, [STORED], [RECORD, BERTS_RECORD]],
  ['refused, and stored', /^1 refusedButStored/, [REFUSED], [RECORD]],
  [
    'refused while it was stored',
    /^1 refusedButStored/,
    [REFUSED, makeTry('stored', { attempt: 2, isStored: true })],
    [RECORD],
  ],
  ['overwritten after an edit', /^1 overwritten/, [STORED, EDIT], [RECORD]],
  ['never thanked', /^1 unserved/, [UNKNOWN, makeTry('unknown', { attempt: 2 })], []],
  ['thanked late', /^an answer took 7001 ms/, [makeTry('stored', { ms: 7_001 })], [RECORD]],
  [
    'thanked slowly without a fault',
    /^calm p95 is 101/,
    [makeTry('stored', { ms: 101 })],
    [RECORD],
  ],
  ['refused once too often', /^0 of 1 accepted at the first try/, [UNKNOWN], []],
  ['left without an answer', /^1 tries got no answer/m, [LOST, STORED_LATER], [RECORD]],
])('What was %s is caught', (_what, violation, events, stored) => {
  const limits = { tries: 2, firstTry: 0.5, unanswered: 0.5, answerMs: 7_000, calmP95Ms: 100 }
  expect(findViolations(checkHistory(events, stored, 2), limits).join('\n')).toMatch(violation)
})

test('A slow answer during a fault does not count as calm', () => {
  const fault: Event = { type: 'fault', at: 900, fault: 'late', until: 2_000 }
  const events = [fault, makeTry('stored', { at: 1_000, ms: 900 })]
  expect(checkHistory(events, [RECORD])).toMatchObject({ calmP95Ms: 0, slowestMs: 900 })
})

test('A run with too few faults, visitors or edits proves nothing', () => {
  const fault: Event = { type: 'fault', at: 0, fault: 'late', until: 300 }
  const events = [fault, STORED, { ...BERTS_STORED, at: 1_000 }]
  const limits: Thresholds = { faulty: 0.4, rate: 50, reached: 1, edited: 1 }
  const verdict = checkHistory(events, [RECORD, BERTS_RECORD])
  expect(findViolations(verdict, limits)).toEqual([
    'only 2.0 visitors a second',
    'faults 30 % of the time',
    'only 0 records were edited',
    'the faults reached only 0 visitors',
  ])
})
