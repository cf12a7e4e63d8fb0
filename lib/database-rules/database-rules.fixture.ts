import { database, type Database } from 'targaryen'
import rules from '@/database.rules.json'
import { visitAfter } from '@/lib/analytics/attribution'
import { consentOf } from '@/lib/submissions/consent-record'
import { dayKey } from '@/lib/submissions/day-key'
import { CONSENT_FIELD } from '@/lib/forms/form'
import { bookingSchema, jobOf, type Job } from '@/lib/forms/job'
import { CLOCK, GOOD } from '@/lib/forms/job.fixture'
import { leadOf, moveDetailsOf, movingQuoteSchema } from '@/lib/forms/lead'
import { GOOD_QUOTE } from '@/lib/forms/lead.fixture'
import { SEED_LOCATIONS } from '@/lib/cities/locations'
import { parse } from '@/lib/forms/parse'
import { recordKey } from '@/lib/submissions/record-key'
import { toInstant } from '@/lib/forms/stored-fields'
import type { List, StoredRecord } from '@/lib/store/store'

/** The committed rules and records of the site's own making, for the tests. */

/** targaryen knows the rule language; it comes without its own network parts (package.json). */
const EMPTY = database(rules, null)

export function databaseWith(data: object | null, auth: { uid: string } | null): Database {
  return EMPTY.with({ data, auth })
}

export const SITE = { uid: 'site' }
export const OPS = { uid: 'ops' }

const NOW = new Date('2026-11-20T15:30:00Z')

function checked<Data>({ data, errors }: { data?: Data | undefined; errors?: object }): Data {
  if (!data) throw new Error(JSON.stringify(errors))
  return data
}

const quote = checked(parse(movingQuoteSchema(GOOD_QUOTE), GOOD_QUOTE))
const lead: StoredRecord = leadOf(quote, { now: NOW, ip: '203.0.113.7' })
const job: Job = jobOf(checked(parse(bookingSchema(GOOD, CLOCK), GOOD)), { ip: '203.0.113.7' })

const received = recordKey('', quote, NOW.getTime()).key
const day = dayKey('client', '203.0.113.7', NOW.getTime())

const agreed = new FormData()
agreed.set(CONSENT_FIELD, 'ca-1')
const consent = checked({ data: consentOf(agreed, new Headers(), NOW) })

/** What the site stores in each list, and the seeds in `locations`. */
export const RECORDS: Record<List, StoredRecord> = {
  leads: lead,
  jobs: job,
  move_details: moveDetailsOf(quote),
  attribution: visitAfter(undefined, {
    url: new URL('https://hometeam.example/toronto?utm_source=google&gclid=Cj0KCQ-x_1'),
    referrer: 'https://www.google.com/',
    now: NOW,
  }),
  consents: consent,
  consent_changes: consent,
  handed_over: { list: 'leads', at: toInstant(NOW), tries: 1 },
  changes_handed_over: { list: 'leads', at: toInstant(NOW), tries: 1 },
  suspicions: { reasons: 'honeypot,fast', at: toInstant(NOW) },
  'quarantine/leads': lead,
  'quarantine/jobs': job,
  'canary/leads': lead,
  'canary/jobs': job,
  limits: { key: received, at: NOW.getTime() },
  seen: { key: received, attempt: '1b4e28ba-2fa1-41d2-883f-0016d3cca427' },
  locations: SEED_LOCATIONS.toronto,
}

/** Under which key: a request's own, a client's slot or a content of the day, a location's slug. */
export function keyIn(list: List): string {
  if (list === 'locations') return 'toronto'
  if (list === 'limits') return `${day}-00`
  return list === 'seen' ? day : received
}

/** A database with one record in a list, which may lie below `preview/`. */
export function treeWith(path: string, record: StoredRecord): object {
  return path.split('/').reduceRight<object>((child, name) => ({ [name]: child }), record)
}
