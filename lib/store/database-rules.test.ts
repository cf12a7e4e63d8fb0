import { database } from 'targaryen'
import rules from '@/database.rules.json'
import { createKey, DETAILS, JOB, LEAD } from './records.fixture'

const KEY = createKey('key')
const MARKER = { at: '2026-11-20T15:30:00Z', tries: 1 }
const WITHDRAWN = { ...DETAILS.consent, withdrawn: true }
const MOVED = { ...JOB, date: '2026-11-24', start_time: '13:00', end_time: '15:00' }
const DATA = {
  leads: { [KEY]: LEAD },
  details: { [KEY]: { ...DETAILS, changes: { '0-done': { done: true } } } },
  jobs: { [KEY]: JOB, closed: { ...JOB, job_status: 'won' } },
  slots: { 'a-slot': { key: KEY, at: 1 } },
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
  ['slots/a-slot', null, 'site', true],
  ['slots/a-slot', { key: KEY, at: 2 }, 'site', true],
  ['slots/a-slot', { key: KEY, at: 1, shared: true }, 'site', true],
  ['slots/a-slot', { key: 'another', at: 2 }, 'site', false],
  [`quarantine/leads/${KEY}`, LEAD, 'site', true],
  [`deliveries/${KEY}:email`, MARKER, 'site', true],
  [`leads/${KEY}`, { ...LEAD, name: 'Bert' }, 'site', false],
  [`leads/${KEY}/status`, 'won', 'site', false],
  [`leads/${KEY}`, null, 'site', false],
  [`outcomes/${KEY}`, { won: true }, 'site', false],
  [`details/${KEY}/consent`, WITHDRAWN, 'site', true],
  [`details/${KEY}/consent`, null, 'site', false],
  [`details/${KEY}/changes/0-cancelled`, { at: '2026-11-21T15:30:00Z' }, 'site', true],
  [`details/${KEY}/changes/0-cancelled`, null, 'site', false],
  [`details/${KEY}/changes/0-done`, { done: true, at: '2026-11-21T15:30:00Z' }, 'site', true],
  [`details/${KEY}/changes/0-done`, { at: '2026-11-21T15:30:00Z' }, 'site', false],
  [`details/${KEY}/city`, 'barrie', 'site', false],
  [`leads/${KEY}/status`, 'won', 'ops', true],
  [`leads/${KEY}`, null, 'ops', true],
])('At %s, %j may be written by %s: %s', (path, value, uid, isAllowed) => {
  expect(as(uid).write(path, value).allowed).toBe(isAllowed)
})
