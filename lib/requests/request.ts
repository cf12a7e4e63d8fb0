import { getCity } from '@/lib/cities/cities'
import { isCityKey } from '@/lib/cities/keys'
import { findRequestArea, findRequestCities } from '@/lib/cities/location-cities'
import { getMinutesUntil } from '@/lib/dates/schedule'
import { getWallClock, isIsoDate } from '@/lib/dates/wall-clock'
import { getMoveReach } from '@/lib/forms/code-regions'
import { isEmail } from '@/lib/forms/email'
import { FORM_NAMES } from '@/lib/forms/form'
import { formatPostalCode, isPhone, maskPhone } from '@/lib/forms/masks'
import { getRequestTime } from '@/lib/store/record-key'
import type { DispatchList, StoredRecord } from '@/lib/store/store'
import { isLanguage } from '@/lib/words/languages'
import { getTranslate } from '@/lib/words/words'
import { parseAnswers } from './answers'
import {
  applyRequestChanges,
  CANCELLED,
  parseChanges,
  parseReference,
  REPLACED,
  type RequestChange,
} from './change'
import { parsePickup } from './pickup'
import { isRecord, mustBeConfirmed, readBoolean, readRecord, readText } from './read-record'
import { flagGaveUp, parseSent } from './sent'
import { flagSuspicions } from './suspicions'
import { parseTouch } from './touch'

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
  const pickup = isQuote ? undefined : parsePickup(record, details)
  const quote = isQuote ? parseQuote(record, details) : undefined
  const isAcrossBorder = quote && getMoveReach(quote.from, quote.to, []) === 'border'
  const place = parsePlace(record, details)
  const speaks = place.language === 'en' ? '' : `Speaks ${LANGUAGE_NAMES.of(place.language)}`
  const staffStatus = readText(record, isQuote ? 'status' : 'job_status')
  const sent = parseSent(details)
  const suspicions = readText(details, 'suspicions').split(',').filter(Boolean)
  const isOutsideArea = readBoolean(details, 'outside_area') === true
  const isWithoutSlot = readBoolean(details, 'confirm_by_phone') === true
  const isCancelled = isQuote
    ? changes.some(({ to }) => to === CANCELLED || to === REPLACED)
    : CANCELLED_STATUSES.includes(staffStatus.toLowerCase())
  return {
    list,
    key,
    record,
    details,
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
    note: pickup?.note ?? readText(record, 'note_from_customer'),
    /** The message with the signs that the record's field does not hold; '' where there are none. */
    typedMessage: readText(details, 'message'),
    /** `new` or `active` until staff set another one. */
    staffStatus,
    isUntouched: staffStatus === (isQuote ? 'new' : 'active'),
    /** By the customer, or a pickup by staff: no crew goes. */
    isCancelled,
    /** Where it is, as changes name it: `2026-11-25 09:00` or `cancelled`; else ''. */
    state: isCancelled ? CANCELLED : (pickup?.windowStart ?? ''),
    changes,
    /** The change that a message is about; undefined when it is about the request. */
    change: undefined as RequestChange | undefined,
    speaks,
    flags: [
      ...(speaks ? [speaks] : []),
      ...(isOutsideArea && !isAcrossBorder ? ['Outside the service area'] : []),
      ...(isWithoutSlot ? ['Confirm by phone'] : []),
      ...(isAcrossBorder ? ['Crosses the border'] : []),
      ...flagGaveUp(sent),
      ...flagSuspicions(suspicions),
    ],
    isHeld,
    /** The office calls before it sends a crew: nothing may promise that the truck arrives. */
    mustBeConfirmed: isHeld || mustBeConfirmed(details),
    /** A pickup that the crew comes for: nothing else is called booked. */
    isConfirmed: pickup !== undefined && !isHeld && !mustBeConfirmed(details),
    isWithoutSlot: isHeld || isWithoutSlot,
    answers: parseAnswers(details),
    pickup,
    quote,
    /** Undefined if it was not proved that the visitor was asked. */
    consent: parseConsent(details.consent),
    attribution: parseAttribution(readRecord(details, 'attribution')),
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

const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language' })

/** The page's language, its words, and its city, undefined without details; the city's name, or that of the location's only area. */
function parsePlace(record: StoredRecord, details: StoredRecord) {
  const text = readText(details, 'city')
  const cityKey = isCityKey(text) ? text : undefined
  const city = cityKey && getCity(cityKey)
  const spoken = readText(details, 'language')
  const language = isLanguage(spoken) ? spoken : 'en'
  const locationId = readText(record, 'location_id')
  const cities = findRequestCities(cityKey, locationId)
  const [area = '', other] = new Set(cities.map(({ locationName }) => locationName))
  const cityName = city?.name ?? (other ? '' : area)
  /** In the customer's language. */
  const placeName = cityKey ? getCity(cityKey, language).name : cityName
  const t = getTranslate(language)
  const areaKey = findRequestArea(cityKey, locationId)
  return { language, t, cityKey, city, cityName, placeName, locationId, areaKey }
}

function parsePerson(record: StoredRecord, details: StoredRecord, prefix: string) {
  const listed = readText(record, `${prefix}name`)
  const whole = readText(details, 'name')
  // Staff may have typed another name.
  const name = listed !== '' && whole.startsWith(listed) ? whole : listed
  const typed = readText(record, `${prefix}phone`)
  const masked = isPhone(typed) ? typed : maskPhone(typed)
  return {
    name,
    /** Letters only, each with at most three marks. */
    firstName: /^(?:\p{L}\p{M}{0,3}){1,20}(?=\s|$)/u.exec(name)?.[0] ?? '',
    /** NNN-NNN-NNNN, or as stored. */
    phone: isPhone(masked) ? masked : typed,
  }
}

/** Some readers decode an RFC 2047 word within an address. */
function parseEmail(email: string): string {
  return isEmail(email) && !email.includes('=?') ? email : ''
}

function parseQuote(record: StoredRecord, details: StoredRecord) {
  const moveDate = readText(readRecord(details, 'answers'), 'move_date')
  return {
    moveDate: isIsoDate(moveDate) ? moveDate : '',
    from: formatPostalCode(readText(record, 'zip')),
    to: formatPostalCode(readText(record, 'zipTo')),
  }
}

function parseConsent(consent: unknown) {
  if (!isRecord(consent)) return undefined
  return {
    marketing: readBoolean(consent, 'marketing'),
    advertising: consent.advertising === undefined ? undefined : consent.advertising === true,
    /** A tick for marketing was taken back. */
    isWithdrawn: readBoolean(consent, 'withdrawn') === true,
    page: readText(consent, 'page'),
  }
}

function parseAttribution(attribution: StoredRecord) {
  return {
    first: parseTouch(readRecord(attribution, 'first')),
    last: parseTouch(readRecord(attribution, 'last')),
    headline: readText(attribution, 'headline'),
  }
}
