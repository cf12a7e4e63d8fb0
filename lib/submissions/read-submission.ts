import 'server-only'
import type { Attribution } from '@/lib/analytics/attribution'
import { ADVERTISING_FIELD } from '@/lib/analytics/consent-choices'
import { readAttribution, type VisitRequest } from '@/lib/analytics/visit'
import type { CityKey } from '@/lib/cities/keys'
import { env } from '@/lib/env'
import {
  APP_CHECK_FIELD,
  CANARY_FIELD,
  CONSENT_FIELD,
  ELAPSED_FIELD,
  HONEYPOT_FIELD,
  MARKETING_FIELD,
  IDEMPOTENCY_KEY_FIELD,
  readFields,
} from '@/lib/forms/form'
import { getClientIp } from '@/lib/http/visitor'
import { getRequestId } from '@/lib/log'
import type { LimitedWindow } from '@/lib/locations/slot-keys'
import type { DispatchList, StoredRecord } from '@/lib/store/store'

const SUBMISSION_TIMEOUT_MS = 6_000

const META_FIELDS = [
  IDEMPOTENCY_KEY_FIELD,
  HONEYPOT_FIELD,
  ELAPSED_FIELD,
  CONSENT_FIELD,
  MARKETING_FIELD,
  ADVERTISING_FIELD,
  APP_CHECK_FIELD,
  CANARY_FIELD,
] as const

export interface SubmissionMeta {
  now: Date
  deadline: number
  requestId: string
  ip: string // '' if unknown
  referer: string
  attribution: Attribution | undefined
  nonce: string
  isHoneypotFilled: boolean
  /** Milliseconds from opening to sending the page; undefined without JavaScript. */
  elapsedMs: number | undefined
  consentVersion: string
  hasMarketingConsent: boolean
  /** A choice, or an opt-out by Global Privacy Control; undefined if undecided. */
  advertising: boolean | undefined
  appCheckToken: string
  canaryToken: string
}

export interface Submission {
  meta: SubmissionMeta
  list: DispatchList
  cityKey: CityKey
  /** Only the clock rejects it: a retry of a stored request is acknowledged, nothing is stored anew. */
  isTooLate?: boolean
  /** The validated answers; part of the record's key. */
  content: unknown
  buildRecord: () => StoredRecord
  /** The arrival window of a location with a limit. */
  slot?: LimitedWindow | undefined
  /** Fields of `move_details` besides those of every request. */
  details?: StoredRecord
}

/** Splits a form post into the visitor's answers and the rest. `form` may be anything: actions are public. */
export function readSubmission<Name extends string>(
  form: unknown,
  request: VisitRequest,
  names: readonly Name[],
  multiValueFields: readonly Name[] = [],
): { values: Record<Name, string>; meta: SubmissionMeta } {
  const now = new Date()
  const { headers } = request
  const ip = getClientIp(headers, env.CLIENT_IP_SOURCE)
  const fields = readFields(form, META_FIELDS)
  const elapsed = fields[ELAPSED_FIELD]
  const meta: SubmissionMeta = {
    now,
    deadline: now.getTime() + SUBMISSION_TIMEOUT_MS,
    requestId: getRequestId(headers),
    ip,
    referer: headers.get('referer') ?? '',
    attribution: readAttribution(request, now, {
      ip,
      experiments: env.HEADLINE_EXPERIMENTS,
      secret: env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ?? '',
    }),
    nonce: fields[IDEMPOTENCY_KEY_FIELD],
    isHoneypotFilled: fields[HONEYPOT_FIELD] !== '',
    elapsedMs: /^\d{1,9}$/.test(elapsed) ? Number(elapsed) : undefined,
    consentVersion: fields[CONSENT_FIELD],
    hasMarketingConsent: fields[MARKETING_FIELD] !== '',
    advertising: readAdvertising(fields[ADVERTISING_FIELD], headers),
    appCheckToken: fields[APP_CHECK_FIELD],
    canaryToken: fields[CANARY_FIELD],
  }
  return { values: readFields(form, names, multiValueFields), meta }
}

/** `Sec-GPC`: https://w3c.github.io/gpc/ */
function readAdvertising(choice: string, headers: VisitRequest['headers']): boolean | undefined {
  if (choice === 'yes') return true
  return choice === 'no' || headers.get('sec-gpc') === '1' ? false : undefined
}
