import { getMinutesUntil } from '@/lib/dates/schedule'
import { getWallClock } from '@/lib/dates/wall-clock'
import { getMoveReach } from '@/lib/forms/code-regions'
import { FORM_NAMES } from '@/lib/forms/form'
import { getRequestTime } from '@/lib/store/record-key'
import type { DispatchList, StoredRecord } from '@/lib/store/store'
import {
  parseAnswers,
  flagOutsideArea,
  isEnteredByOffice,
  parseAttribution,
  parseConsent,
  parseEmail,
  parseNote,
  parsePerson,
  parsePlace,
  parseQuote,
  flagGaveUp,
  parseSent,
} from './request-parts'
import {
  applyRequestChanges,
  CANCELLED,
  foldChanges,
  parseChanges,
  parseReference,
  type RequestChange,
} from './change'
import { parsePickup } from './pickup'
import { lacksReservation, mustBeConfirmed, readText } from './read-record'
import { flagSuspicions } from './suspicions'

export type Request = ReturnType<typeof parseRequest>

/** Lower case; staff type these for a cancelled pickup. The owner still has to confirm the list. */
const CANCELLED_STATUSES = [CANCELLED, 'canceled', 'lost', 'rejected', 'no show', 'no-show']

/** Staff edit records by hand, so every text is one line, or ''. @param isHeld changes are only in the details */
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
  const isWithoutReservation = isDecided === undefined ? lacksReservation(details) : !isDecided
  const isCancelled = isQuote ? isClosed : CANCELLED_STATUSES.includes(staffStatus.toLowerCase())
  const isConfirmed = !isHeld && (isDecided ?? (!isQuote && !mustBeConfirmed(details)))
  return {
    ...{ list, key, record, details, isHeld },
    kind: isQuote ? ('quote' as const) : ('pickup' as const),
    form,
    ...place,
    ...parsePerson(record, details, isQuote ? '' : 'cus_'),
    /** The customer's valid address: in the record of a full form, else in the details. */
    email: parseEmail(readText(isQuote && form === 'full' ? record : details, 'email')),
    reference: parseReference(readText(details, 'reference')),
    replaces: parseReference(readText(details, 'replaces')),
    /** When it was sent, in epoch milliseconds; NaN if unknown. */
    at: getRequestTime(key, details),
    note: parseNote(pickup?.note ?? readText(record, 'note_from_customer'), details),
    /** `new` or `active` until staff type another one. */
    staffStatus,
    /** True when staff typed a status by hand: only the office can change the pickup then. */
    isOfficeOnly: !isQuote && !isCancelled && staffStatus !== 'active',
    /** Also true when it was replaced or dismissed. */
    isCancelled,
    isDismissed: isNotedSpam && isCancelled,
    /** As changes name it: `2026-11-25 09:00`, a confirmed move's day, or `cancelled`; else ''. */
    appointment: isCancelled ? CANCELLED : (pickup?.windowStart ?? quote?.confirmedDate ?? ''),
    changes,
    /** The change that a message is about; undefined when it is about the request. */
    change: undefined as RequestChange | undefined,
    flags: [
      ...(isAcrossBorder ? ['Crosses the border'] : flagOutsideArea(details)),
      ...(pickup && isWithoutReservation ? ['Confirm by phone'] : []),
      ...(place.speaks ? [place.speaks] : []),
      ...flagGaveUp(sent),
      // An office that has decided has spoken with this person.
      ...(isDecided === undefined ? flagSuspicions(suspicions) : []),
    ],
    /** The office calls first, so nothing may promise that the truck arrives. */
    mustBeConfirmed: !isConfirmed,
    isConfirmed,
    isWithoutReservation: isHeld || isWithoutReservation,
    isEnteredByOffice: isEnteredByOffice(details),
    answers: parseAnswers(details),
    pickup,
    quote,
    /** Undefined without proof that the visitor was asked. */
    consent: parseConsent(details.consent),
    attribution: parseAttribution(details),
    suspicions,
    /** By channel, or `{channel}:{changeId}`: when it was sent, or `refused` or `gave-up`. */
    sent,
  }
}

/** True until the arrival window or the confirmed move's day begins; false if staff made it unreadable. */
export function isAhead({ pickup, quote, city }: Request, now: Date): boolean {
  if (!city) return false
  const clock = getWallClock(now, city.timeZone)
  if (quote) return quote.confirmedDate > clock.date
  return pickup?.window !== undefined && getMinutesUntil(pickup.date, pickup.window, clock) > 0
}

export function getJobAppointment(job: StoredRecord): string {
  return parseRequest('jobs', '', job, {}).appointment
}
