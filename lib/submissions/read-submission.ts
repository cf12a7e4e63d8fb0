import 'server-only'
import { cookies, headers } from 'next/headers'
import { readAttribution, type VisitRequest } from '@/lib/analytics/attribution'
import { findOtherLanguage } from '@/lib/cities/cities'
import type { CityKey } from '@/lib/cities/keys'
import { env } from '@/lib/env'
import {
  ADVERTISING_FIELD,
  APP_CHECK_FIELD,
  CANARY_FIELD,
  CONSENT_FIELD,
  ELAPSED_FIELD,
  HONEYPOT_FIELD,
  LANGUAGE_FIELD,
  MARKETING_FIELD,
  IDEMPOTENCY_KEY_FIELD,
  MESSAGE_FIELD,
  readField,
  type FormName,
} from '@/lib/forms/form'
import { readPhone } from '@/lib/forms/masks'
import { getClientIp } from '@/lib/http/visitor'
import { getRequestId } from '@/lib/log'
import type { LimitedWindow } from '@/lib/locations/reservations'
import { createRecordKey } from '@/lib/store/record-key'
import type { DispatchList, StoredRecord } from '@/lib/store/store'

/** A visitor waits at most six seconds; a cold start and the page take one of them. */
const SUBMISSION_TIMEOUT_MS = 5_000
/** A check without an answer by then lets the request through. A cold start takes 1 s. */
const CHECKS_TIMEOUT_MS = 2_500

export interface SubmittedForm {
  /** Unchecked: actions are public, so it may be anything. */
  formData: unknown
  now: Date
  list: DispatchList
  form: FormName
  cityKey: CityKey
  /** Clock or calendar rejects the time. We acknowledge a retry of a stored request, but store nothing new. */
  isTooLate?: boolean
  /** Validated; part of the record's key. The record lacks answers to added questions. */
  answers: Readonly<Record<string, unknown>>
  /** The owner's fields, except the client's address. */
  record: StoredRecord
  /** The visitor insists on a pickup outside the crew's area, or an end of the move is outside it. */
  isOutsideArea?: boolean
  /** The page's range for the chosen load: `219-289 CAD`. */
  priceShown?: string | undefined
  limitedWindow?: LimitedWindow | undefined
  /** Set by the office: the dispatcher's first name, '' if unknown. */
  enteredBy?: string
}

export type Submission = Awaited<ReturnType<typeof readSubmission>>

export async function readSubmission(submitted: SubmittedForm) {
  const { formData, now, list, cityKey } = submitted
  const read = (name: string) => readField(formData, name)
  const request = { headers: await headers(), cookies: await cookies() }
  const ip = getClientIp(request.headers, env.CLIENT_IP_SOURCE)
  const record: StoredRecord = { ...submitted.record, ip_address: ip }
  const elapsed = read(ELAPSED_FIELD)
  const { extension: phoneExtension } = readPhone(read('phone'))
  const answers: SubmittedForm['answers'] = {
    ...submitted.answers,
    ...(phoneExtension && { phoneExtension }),
  }
  /** The browser makes it on submit; '' without JavaScript. */
  const idempotencyKey = read(IDEMPOTENCY_KEY_FIELD)
  return {
    ...submitted,
    record,
    answers,
    idempotencyKey,
    // Suspicions can differ between two tries, so the key ignores them.
    keys: createRecordKey(idempotencyKey, [list, answers], now.getTime()),
    deadline: now.getTime() + SUBMISSION_TIMEOUT_MS,
    checksDeadline: now.getTime() + CHECKS_TIMEOUT_MS,
    typedMessage: read(MESSAGE_FIELD)
      .replace(/\r\n?/g, '\n')
      .replace(/(?!\n)\p{Cc}/gu, '')
      .trim(),
    requestId: getRequestId(request.headers),
    ip,
    /** Undefined for English. */
    language: findOtherLanguage(cityKey, read(LANGUAGE_FIELD)),
    referer: request.headers.get('referer') ?? '',
    attribution: readAttribution(request, now),
    isHoneypotFilled: read(HONEYPOT_FIELD) !== '',
    /** Milliseconds since the tab opened the site; undefined without JavaScript. */
    elapsedMs: /^\d{1,9}$/.test(elapsed) ? Number(elapsed) : undefined,
    consentVersion: read(CONSENT_FIELD),
    hasMarketingConsent: read(MARKETING_FIELD) !== '',
    advertising: readAdvertising(read(ADVERTISING_FIELD), request),
    appCheckToken: read(APP_CHECK_FIELD),
    canaryToken: read(CANARY_FIELD),
  }
}

/** Undefined if undecided. `Sec-GPC`: https://w3c.github.io/gpc/ */
function readAdvertising(choice: string, { headers }: VisitRequest): boolean | undefined {
  if (choice === 'yes') return true
  return choice === 'no' || headers.get('sec-gpc') === '1' ? false : undefined
}
