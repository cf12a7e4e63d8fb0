import { getMinutesUntil } from '@/lib/dates/schedule'
import { getWallClock } from '@/lib/dates/wall-clock'
import { getMoveReach } from '@/lib/forms/code-regions'
import { FORM_NAMES } from '@/lib/forms/form'
import { getRequestTime } from '@/lib/store/record-key'
import type { DispatchList, StoredRecord } from '@/lib/store/store'
import { parseAnswers } from './answers'
import {
  applyRequestChanges,
  CANCELLED,
  foldChanges,
  parseChanges,
  parseReference,
  type RequestChange,
} from './change'
import { parsePickup } from './pickup'
import { lacksSlot, mustBeConfirmed, readText } from './read-record'
import {
  flagOutsideArea,
  isEnteredByOffice,
  parseAttribution,
  parseConsent,
  parseEmail,
  parseNote,
  parsePerson,
  parsePlace,
  parseQuote,
} from './request-parts'
import { flagGaveUp, parseSent } from './sent'
import { flagSuspicions } from './suspicions'

export type Request = ReturnType<typeof parseRequest>

/** For the owner to confirm, in lower case: what staff enter for a pickup that will not be. */
const CANCELLED_STATUSES = [CANCELLED, 'canceled', 'lost', 'rejected', 'no show', 'no-show']

/**
 * Staff may have edited a request by hand: every text is one line, and '' where it is missing or of
 * another type. Never throws.
 * @param details without fields if they could not be stored
 * @param isHeld in quarantine, where no record is rewritten: its customer's changes are in the details
 */
export function parseRequest(
  list: DispatchList,
  key: string,
  stored: StoredRecord,
  details: StoredRecord,
  isHeld = false,
) {
  const isQuote = list === 'leads'
  const changes = parseChanges(details)
  const record = isHeld && !isQuote ? applyRequestChanges(stored, changes) : stored
  const form =
    FORM_NAMES.find((name) => name === readText(details, 'form')) ?? (isQuote ? 'full' : 'pickup')
  const {
    isClosed,
    isDismissed: isNotedSpam,
    isConfirmed: isDecided,
    ...move
  } = foldChanges(changes)
  const pickup = isQuote ? undefined : parsePickup(record, details)
  const quote = isQuote ? parseQuote(record, details, move) : undefined
  const isAcrossBorder = quote && getMoveReach(quote.from, quote.to, []) === 'border'
  const place = parsePlace(record, details)
  const staffStatus = readText(record, isQuote ? 'status' : 'job_status')
  const sent = parseSent(details)
  const suspicions = readText(details, 'suspicions').split(',').filter(Boolean)
  const isWithoutSlot = isDecided === undefined ? lacksSlot(details) : !isDecided
  const isCancelled = isQuote ? isClosed : CANCELLED_STATUSES.includes(staffStatus.toLowerCase())
  const isConfirmed = !isHeld && (isDecided ?? (!isQuote && !mustBeConfirmed(details)))
  return {
    ...{ list, key, record, details, isHeld },
    kind: isQuote ? ('quote' as const) : ('pickup' as const),
    form,
    ...place,
    ...parsePerson(record, details, isQuote ? '' : 'cus_'),
    /** A valid address that the customer gave; staff may have typed one into the record of another form. */
    email: parseEmail(readText(isQuote && form === 'full' ? record : details, 'email')),
    /** `TR-4F7KM` */
    reference: parseReference(readText(details, 'reference')),
    replaces: parseReference(readText(details, 'replaces')),
    /** When it was sent, in epoch milliseconds; NaN if unknown. */
    at: getRequestTime(key, details),
    note: parseNote(pickup?.note ?? readText(record, 'note_from_customer'), details),
    /** `new` or `active` until staff type another one. */
    staffStatus,
    /** Staff typed a status by hand: only the office changes the pickup. */
    isOfficeOnly: !isQuote && !isCancelled && staffStatus !== 'active',
    /** No crew goes. */
    isCancelled,
    isDismissed: isNotedSpam && isCancelled,
    /** Where it is, as changes name it: `2026-11-25 09:00`, a confirmed move's day, or `cancelled`; else ''. */
    state: isCancelled ? CANCELLED : (pickup?.windowStart ?? quote?.confirmedDate ?? ''),
    changes,
    /** The change that a message is about; undefined when it is about the request. */
    change: undefined as RequestChange | undefined,
    flags: [
      ...(isAcrossBorder ? ['Crosses the border'] : flagOutsideArea(details)),
      ...(pickup && isWithoutSlot ? ['Confirm by phone'] : []),
      ...(place.speaks ? [place.speaks] : []),
      ...flagGaveUp(sent),
      // The office has spoken with this person.
      ...(isDecided === undefined ? flagSuspicions(suspicions) : []),
    ],
    /** The office calls before it sends a crew: nothing may promise that the truck arrives. */
    mustBeConfirmed: !isConfirmed,
    /** The crew comes for it: nothing else is called booked. */
    isConfirmed,
    isWithoutSlot: isHeld || isWithoutSlot,
    /** By phone: the office typed it. */
    isEnteredByOffice: isEnteredByOffice(details),
    answers: parseAnswers(details),
    pickup,
    quote,
    /** Undefined if it was not proved that the visitor was asked. */
    consent: parseConsent(details.consent),
    attribution: parseAttribution(details),
    suspicions,
    /** When a channel took it, `refused` or `gave-up`, by its name; for a change by `{channel}:{changeId}`. */
    sent,
  }
}

/** No crew has gone yet. False also for a day and times that staff made unreadable. */
export function isAhead({ pickup, city }: Request, now: Date): boolean {
  if (!city || !pickup?.window) return false
  return getMinutesUntil(pickup.date, pickup.window, getWallClock(now, city.timeZone)) > 0
}

/** Where a stored job is, as `Request.state` says it. */
export function getJobState(job: StoredRecord): string {
  return parseRequest('jobs', '', job, {}).state
}
