import 'server-only'
import { cookies, headers } from 'next/headers'
import { readAttribution, type VisitRequest } from '@/lib/analytics/attribution'
import type { CityKey } from '@/lib/cities/keys'
import { env } from '@/lib/env'
import {
  ADVERTISING_FIELD,
  APP_CHECK_FIELD,
  CANARY_FIELD,
  CONSENT_FIELD,
  ELAPSED_FIELD,
  HONEYPOT_FIELD,
  MARKETING_FIELD,
  IDEMPOTENCY_KEY_FIELD,
  MESSAGE_FIELD,
  readField,
  type FormName,
} from '@/lib/forms/form'
import { readPhone } from '@/lib/forms/masks'
import { readLanguage } from '@/lib/forms/read-language'
import { getClientIp } from '@/lib/http/visitor'
import { getRequestId } from '@/lib/log'
import type { LimitedWindow } from '@/lib/locations/pickup-slots'
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
  /** The clock rejects it. We acknowledge a retry of a stored request, but store nothing new. */
  isTooLate?: boolean
  /** Validated; part of the record's key. The record lacks answers to added questions. */
  answers: Readonly<Record<string, unknown>>
  /** The owner's fields, except the client's address. */
  record: StoredRecord
  /** A confirmed pickup, or an end of a move, is outside the crew's area. */
  isOutsideArea?: boolean
  /** The page's range for the chosen load: `219-289 CAD`. */
  priceShown?: string | undefined
  slot?: LimitedWindow | undefined
}

export type Submission = Awaited<ReturnType<typeof readSubmission>>

export type NewRequest = Pick<
  Submission,
  | keyof Omit<SubmittedForm, 'formData'>
  | ('deadline' | 'checksDeadline' | 'language' | 'idempotencyKey')
  | ('typedMessage' | 'consentVersion' | 'hasMarketingConsent')
> &
  Partial<Pick<Submission, 'ip' | 'requestId' | 'attribution' | 'advertising' | 'referer'>> & {
    /** Set by the office: the dispatcher's first name, '' if unknown. */
    enteredBy?: string
  }

export const createDeadlines = (now: number) => ({
  deadline: now + SUBMISSION_TIMEOUT_MS,
  checksDeadline: now + CHECKS_TIMEOUT_MS,
})

export async function readSubmission(submitted: SubmittedForm) {
  const { formData, now } = submitted
  const request = { headers: await headers(), cookies: await cookies() }
  const elapsed = readField(formData, ELAPSED_FIELD)
  const ip = getClientIp(request.headers, env.CLIENT_IP_SOURCE)
  const record: StoredRecord = { ...submitted.record, ip_address: ip }
  return {
    ...submitted,
    record,
    ...readTyped(submitted),
    ...createDeadlines(now.getTime()),
    requestId: getRequestId(request.headers),
    /** '' if unknown. */
    ip,
    /** Undefined for English. */
    language: readLanguage(formData, submitted.cityKey),
    referer: request.headers.get('referer') ?? '',
    attribution: readAttribution(request, now),
    /** The browser makes it on submit; '' without JavaScript. */
    idempotencyKey: readField(formData, IDEMPOTENCY_KEY_FIELD),
    isHoneypotFilled: readField(formData, HONEYPOT_FIELD) !== '',
    /** Milliseconds since the tab opened the site; undefined without JavaScript. */
    elapsedMs: /^\d{1,9}$/.test(elapsed) ? Number(elapsed) : undefined,
    consentVersion: readField(formData, CONSENT_FIELD),
    hasMarketingConsent: readField(formData, MARKETING_FIELD) !== '',
    advertising: readAdvertising(readField(formData, ADVERTISING_FIELD), request),
    appCheckToken: readField(formData, APP_CHECK_FIELD),
    canaryToken: readField(formData, CANARY_FIELD),
  }
}

export function readTyped({ formData, answers }: Pick<SubmittedForm, 'formData' | 'answers'>) {
  const { extension: phoneExtension } = readPhone(readField(formData, 'phone'))
  const all: SubmittedForm['answers'] = { ...answers, ...(phoneExtension && { phoneExtension }) }
  return {
    answers: all,
    typedMessage: readField(formData, MESSAGE_FIELD)
      .replace(/\r\n?/g, '\n')
      .replace(/(?!\n)\p{Cc}/gu, '')
      .trim(),
  }
}

/** Undefined if undecided. `Sec-GPC`: https://w3c.github.io/gpc/ */
function readAdvertising(choice: string, { headers }: VisitRequest): boolean | undefined {
  if (choice === 'yes') return true
  return choice === 'no' || headers.get('sec-gpc') === '1' ? false : undefined
}
