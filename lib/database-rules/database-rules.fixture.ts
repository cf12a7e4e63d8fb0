import { database, type Database } from 'targaryen'
import rules from '@/database.rules.json'
import { updateVisit } from '@/lib/analytics/attribution'
import { createConsent } from '@/lib/submissions/consent-record'
import { dailyHash } from '@/lib/submissions/daily-hash'
import { createBookingSchema } from '@/lib/forms/booking-schema'
import { createJob, type Job } from '@/lib/forms/job'
import { WALL_CLOCK, VALID_BOOKING } from '@/lib/forms/job.fixture'
import { createLead, createMoveDetails } from '@/lib/forms/lead'
import { getFullQuoteSchema } from '@/lib/forms/quote-schema'
import { VALID_QUOTE } from '@/lib/forms/lead.fixture'
import { SEED_LOCATIONS } from '@/lib/cities/locations'
import { parseForm } from '@/lib/forms/parse-form'
import { createRequestDetails } from '@/lib/submissions/request-details'
import { createRecordKey } from '@/lib/submissions/record-key'
import { toInstant } from '@/lib/forms/stored-fields'
import type { ListName, StoredRecord } from '@/lib/store/store'

/** npm `overrides` in package.json leave out targaryen's network client. */
const EMPTY_DATABASE = database(rules, null)

export function createDatabase(data: object | null, auth: { uid: string } | null): Database {
  return EMPTY_DATABASE.with({ data, auth })
}

export const SITE_AUTH = { uid: 'site' }
export const OPS_AUTH = { uid: 'ops' }

const NOW = new Date('2026-11-20T15:30:00Z')

function requireData<Data>({ data, errors }: { data?: Data | undefined; errors?: object }): Data {
  if (!data) throw new Error(JSON.stringify(errors))
  return data
}

const quote = requireData(parseForm(getFullQuoteSchema(VALID_QUOTE), VALID_QUOTE))
const lead: StoredRecord = createLead(quote, { now: NOW, ip: '203.0.113.7' })
const job: Job = createJob(
  requireData(parseForm(createBookingSchema(VALID_BOOKING, WALL_CLOCK), VALID_BOOKING)),
  { ip: '203.0.113.7' },
)

const submissionKey = createRecordKey('', quote, NOW.getTime()).key
const dailyKey = dailyHash('client', '203.0.113.7', NOW.getTime())

const marker = { list: 'leads', at: toInstant(NOW), tries: 1 }
const consentAnswers = {
  consentVersion: 'ca-1',
  hasMarketingConsent: false,
  advertising: true,
  referer: '',
  now: NOW,
}
const consent = requireData({ data: createConsent(consentAnswers) })

/** Records made by the production code. */
export const SAMPLE_RECORDS: Record<ListName, StoredRecord> = {
  leads: lead,
  jobs: job,
  move_details: { ...createMoveDetails(quote), ...createRequestDetails('toronto', submissionKey) },
  job_details: createRequestDetails('toronto', submissionKey),
  attribution: {
    ...updateVisit(undefined, {
      url: new URL('https://hometeam.example/toronto?utm_source=google&gclid=Cj0KCQ-x_1'),
      referrer: 'https://www.google.com/',
      now: NOW,
    }),
    headline: 'no-hidden-fees',
    experiment: 'fees-2026-11:no-hidden-fees',
  },
  consents: consent,
  consent_changes: consent,
  outcomes: { value: 850, currency: 'CAD', at: toInstant(NOW) },
  exported: { click: toInstant(NOW), enhanced: toInstant(NOW) },
  handed_over: marker,
  changes_handed_over: marker,
  dispatch_mails: marker,
  chat_messages: marker,
  confirmation_mails: { ...marker, refused: true },
  suspicions: { reasons: 'honeypot,fast', at: toInstant(NOW) },
  'quarantine/leads': lead,
  'quarantine/jobs': job,
  'canary/leads': lead,
  'canary/jobs': job,
  limits: { key: submissionKey, at: NOW.getTime() },
  seen: { key: submissionKey, attempt: '1b4e28ba-2fa1-41d2-883f-0016d3cca427' },
  slots: { key: submissionKey, at: NOW.getTime() },
  experiment_visits: { visitors: 12 },
  locations: {
    ...SEED_LOCATIONS.toronto,
    closed_dates: '2026-12-25,2026-12-26',
    notice_hours: 24,
    jobs_per_window: 4,
    dispatch_email: 'toronto@example.com',
  },
}

export function getSampleKey(list: ListName): string {
  if (list === 'locations') return 'toronto'
  if (list === 'experiment_visits') return '2026-11-20_fees-2026-11_no-hidden-fees_0a1b2c3d'
  if (list === 'slots') return '2026-11-23-0900-toronto-00'
  if (list === 'limits') return `${dailyKey}-00`
  return list === 'seen' ? dailyKey : submissionKey
}

export function createTree(path: string, record: StoredRecord): object {
  return path.split('/').reduceRight<object>((child, name) => ({ [name]: child }), record)
}

const OPS_LISTS: readonly ListName[] = ['locations', 'outcomes', 'exported']

/** Creates locations, outcomes and exports as ops, everything else as the site. */
export function canCreate(list: ListName, record: object, key = getSampleKey(list)): boolean {
  const auth = OPS_LISTS.includes(list) ? OPS_AUTH : SITE_AUTH
  const { allowed, newData } = createDatabase(null, auth).write(`${list}/${key}`, record)
  // Writing an empty record is an allowed removal.
  return allowed && newData.exists()
}

export function canEdit(list: ListName, changes: Record<string, unknown>): boolean {
  const path = `${list}/${getSampleKey(list)}`
  return createDatabase(createTree(path, SAMPLE_RECORDS[list]), OPS_AUTH).update(path, changes)
    .allowed
}
