import { database } from 'targaryen'
import rules from '@/database.rules.json'
import { createKey, DETAILS, JOB, LEAD } from './records.fixture'

const KEY = createKey('key')
const ENTRY = { list: 'leads', key: KEY, messageKind: 'request' }
const CHANGE = { at: '2026-11-21T15:30:00Z', from: '2026-11-24 09:00', to: 'cancelled' }
const WITHDRAWN = { ...DETAILS.consent, withdrawn: true }
const MOVED = { ...JOB, date: '2026-11-24', start_time: '13:00', end_time: '15:00' }
const DATA = {
  leads: { [KEY]: LEAD },
  details: { [KEY]: { ...DETAILS, changes: { '0-done': CHANGE } } },
  limits: { client: { 'a-key': 1, 'b-key': 2 } },
  outbox: { entry: ENTRY },
  declined: { mailbox: { at: '2026-11-21T15:30:00Z' } },
  jobs: { [KEY]: JOB, closed: { ...JOB, job_status: 'won' } },
  slots: { window: { [KEY]: 'id' } },
  outcomes: { [KEY]: { won: false, at: '2026-11-21T15:30:00Z' } },
  locations: { toronto: { tracking_phone: '416-555-0110' } },
}
const EMPTY_DATABASE = database(rules, null)

const as = (uid: string | undefined, data: object | null = DATA) =>
  EMPTY_DATABASE.with({ data, auth: uid === undefined ? null : { uid } })

test.each([
  ['leads', undefined, false],
  [`leads/${KEY}`, undefined, false],
  ['locations/toronto', 'visitor', false],
  [`leads/${KEY}`, 'site', true],
  ['locations/toronto', 'site', true],
  ['leads', 'site', false],
  ['desk', 'site', false],
  [`outcomes/${KEY}`, 'site', false],
  ['leads', 'ops', true],
])('%s may be read by %s: %s', (path, uid, isAllowed) => {
  expect(as(uid).read(path).allowed).toBe(isAllowed)
})

test.each([
  ['jobs/new', JOB, undefined, false],
  ['jobs/new', JOB, 'site', true],
  [`jobs/${KEY}`, MOVED, 'site', true],
  [`jobs/${KEY}`, { ...JOB, job_status: 'cancelled' }, 'site', true],
  [`jobs/${KEY}`, { ...MOVED, cus_name: 'Bert' }, 'site', false],
  [`jobs/${KEY}`, { ...MOVED, cus_address: { ...JOB.cus_address, unit: '4' } }, 'site', false],
  [`jobs/${KEY}`, { ...MOVED, cus_phone: null }, 'site', false],
  [`jobs/${KEY}`, { ...MOVED, note: 'x' }, 'site', false],
  [`jobs/${KEY}`, null, 'site', false],
  ['jobs/closed', { ...MOVED, job_status: 'won' }, 'site', false],
  [`jobs/${KEY}`, { ...MOVED, cus_name: 'Bert' }, 'ops', true],
  ['slots/window', null, 'site', true],
  ['slots/window', { [KEY]: 'other', another: 'id' }, 'site', true],
  ['slots/window', { [KEY]: 1 }, 'site', false],
  ['slots', null, 'site', false],
  [`desk/toronto-${KEY}`, { kind: 'quote', waits_for: 'decide' }, 'site', true],
  [`desk/toronto~${KEY}`, null, 'site', true],
  ['desk', null, 'site', false],
  ['limits/client', { 'a-key': 1, 'b-key': 2, 'c-key': 3 }, 'site', true],
  ['limits/client', { 'a-key': 9, 'b-key': 2 }, 'site', false],
  ['limits/client', { 'a-key': 1, 'b-key': 2, 'c-key': 'x' }, 'site', false],
  ['limits/client', null, 'site', false],
  ['limits/health', { mark: 1 }, 'site', true],
  ['limits/health', null, 'site', true],
  ['outbox/new', ENTRY, 'site', true],
  ['outbox/entry', null, 'site', true],
  ['outbox/entry', { ...ENTRY, taken_until: 1 }, 'site', false],
  ['outbox/entry', { ...ENTRY, taken_until: 1 }, 'ops', true],
  ['declined/new', { at: '2026-11-21T15:30:00Z' }, 'site', true],
  ['declined/mailbox', null, 'site', false],
  [`quarantine/leads/${KEY}`, LEAD, 'site', true],
  [`details/${KEY}/sent/email:0-cancelled`, '2026-11-21T15:30:00Z', 'site', true],
  [`details/${KEY}/sent/email`, null, 'site', false],
  [`leads/${KEY}`, { ...LEAD, name: 'Bert' }, 'site', false],
  [`leads/${KEY}/status`, 'won', 'site', false],
  [`leads/${KEY}`, null, 'site', false],
  [`outcomes/${KEY}`, { won: true }, 'site', false],
  [`details/${KEY}/consent`, WITHDRAWN, 'site', true],
  [`details/${KEY}/consent`, null, 'site', false],
  [`details/${KEY}/changes/0-cancelled`, CHANGE, 'site', true],
  [`details/${KEY}/changes/0-cancelled`, null, 'site', false],
  [`details/${KEY}/changes/0-done`, CHANGE, 'site', true],
  [`details/${KEY}/changes/0-done`, { ...CHANGE, to: '2026-11-25 09:00' }, 'site', false],
  [`details/${KEY}/city`, 'barrie', 'site', false],
  [`leads/${KEY}/status`, 'won', 'ops', true],
  [`leads/${KEY}`, null, 'ops', true],
])('At %s, %j may be written by %s: %s', (path, value, uid, isAllowed) => {
  expect(as(uid).write(path, value).allowed).toBe(isAllowed)
})
