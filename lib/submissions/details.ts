import 'server-only'
import { createHash } from 'node:crypto'
import { sanitizePathOrHost } from '@/lib/analytics/attribution'
import { getCity } from '@/lib/cities/cities'
import { findConsentText } from '@/lib/forms/consent'
import { JOB_FIELDS } from '@/lib/forms/job'
import { LEAD_FIELDS } from '@/lib/forms/lead'
import { cutName } from '@/lib/forms/masks'
import { toInstant } from '@/lib/dates/instant'
import type { ReservationResult } from '@/lib/locations/reservations'
import { logEvent } from '@/lib/log'
import { addEntry, hasChannels, type OutboxEntry } from '@/lib/notifications/outbox'
import { formatReference } from '@/lib/requests/reference'
import { waitUntil } from '@/lib/deadline'
import { ifAbsent, type DispatchList, type Store, type StoredRecord } from '@/lib/store/store'
import type { Submission } from './read-submission'

export type Consent = {
  version: string
  hash: string
  marketing: boolean
  /** The privacy choice, or false by Global Privacy Control; missing if undecided. */
  advertising?: boolean
  at: string
  page: string
  /** A later try of the request said no to marketing after a yes. */
  withdrawn?: true
}

export interface Findings {
  suspicions?: readonly string[]
  reservation?: ReservationResult | undefined
  replaces?: string | undefined
}

function createDetails(
  submission: Submission,
  key: string,
  { suspicions = [], reservation, replaces }: Findings,
): StoredRecord {
  const { form, now, cityKey, attribution, isOutsideArea, priceShown, answers } = submission
  const { typedMessage, enteredBy } = submission
  const city = getCity(cityKey)
  // The lead of a full form has it.
  const email = form !== 'full' && typeof answers.email === 'string' && answers.email
  const { name = '', message } = answers
  const isNameCut = typeof name === 'string' && cutName(name) !== name
  const isMessageMasked = typedMessage !== '' && typedMessage !== message
  const addedAnswers = pickAddedAnswers(submission)
  const consent = createConsent(submission)
  return {
    form,
    at: toInstant(now),
    city: cityKey,
    time_zone: city.timeZone,
    ...(submission.language && { language: submission.language }),
    reference: formatReference(city, key),
    ...(isNameCut && { name }),
    ...(email && { email }),
    ...(isMessageMasked && { message: typedMessage }),
    ...(isOutsideArea && { outside_area: true }),
    ...(priceShown && { price_shown: priceShown }),
    ...(Object.keys(addedAnswers).length > 0 && { answers: addedAnswers }),
    ...(attribution && { attribution }),
    ...(consent && { consent }),
    ...((reservation === 'withheld' || reservation === 'unavailable') && {
      confirm_by_phone: true,
    }),
    ...(replaces && { replaces }),
    ...(suspicions.length > 0 && { suspicions: suspicions.join() }),
    ...(enteredBy !== undefined && { entered_by: 'office' }),
    ...(enteredBy && { entered_name: enteredBy }),
  }
}

const KNOWN_FIELDS: Record<DispatchList, readonly string[]> = {
  leads: LEAD_FIELDS,
  jobs: [...JOB_FIELDS, 'email'],
}

function pickAddedAnswers({ list, answers }: Submission): StoredRecord {
  const added: StoredRecord = {}
  for (const [name, value] of Object.entries(answers)) {
    const isAnswered = typeof value === 'boolean' || (typeof value === 'string' && value !== '')
    if (isAnswered && !KNOWN_FIELDS[list].includes(name))
      added[name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)] = value
  }
  return added
}

/** Stores details once; a later try only adds a no to marketing or advertising. Never throws. */
export async function saveDetails(
  store: Store,
  submission: Submission,
  key: string,
  findings: Findings = {},
): Promise<StoredRecord> {
  const details = createDetails(submission, key, findings)
  const result = await store.transact('details', key, submission.deadline, ifAbsent(details))
  if (result.status !== 'stored' || !result.record) {
    logFailure(submission, key, result.status)
    return details
  }
  const consent = mergeConsent(readConsent(result.record), readConsent(details))
  if (consent) await saveConsent(store, submission, key, consent)
  return { ...result.record, ...(consent && { consent }) }
}

/** Never throws. */
async function saveConsent(
  store: Store,
  submission: Submission,
  key: string,
  consent: Consent,
): Promise<void> {
  const { list, now, deadline } = submission
  try {
    await waitUntil(deadline, store.update('details', key, { consent }))
    // The webhook's receiver has the yes, so it gets the no, too.
    if (consent.withdrawn && hasChannels()) {
      const entry: OutboxEntry = { list, key, messageKind: 'withdrawal', at: toInstant(now) }
      await addEntry(store, entry, { due: now.getTime(), deadline })
    }
  } catch {
    logFailure(submission, key, 'consent-unknown')
  }
}

const logFailure = ({ requestId: request }: Submission, key: string, outcome: string) =>
  logEvent('details', { request, outcome, key }, 'error')

function readConsent({ consent }: StoredRecord): Consent | undefined {
  return typeof consent === 'object' ? (consent as Consent) : undefined
}

/** A no always wins. Undefined if the later answer changes nothing. */
export function mergeConsent(
  first: Consent | undefined,
  later: Consent | undefined,
): Consent | undefined {
  const isWithdrawn = first?.marketing === true && later?.marketing === false
  const isAdvertisingRefused = first?.advertising !== false && later?.advertising === false
  if (!first || !later || !(isWithdrawn || isAdvertisingRefused)) return undefined
  const { version, hash, marketing, at, page } = later
  return {
    ...first,
    ...(isWithdrawn && { version, hash, marketing, at, page, withdrawn: true }),
    ...(isAdvertisingRefused && { advertising: false }),
  }
}

/** Undefined for an unknown version, because it proves nothing. */
function createConsent(submission: Submission): Consent | undefined {
  const { consentVersion, hasMarketingConsent: marketing, advertising, now, referer } = submission
  const text = findConsentText(consentVersion)
  if (!text) return undefined
  const words = [text.contact, text.offer, text.marketing].join('\n')
  return {
    version: text.version,
    hash: createHash('sha256').update(words).digest('hex'),
    marketing,
    ...(advertising !== undefined && { advertising }),
    at: toInstant(now),
    page: URL.canParse(referer) ? sanitizePathOrHost(new URL(referer).pathname) : '',
  }
}
