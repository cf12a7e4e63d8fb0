import { getCity } from '@/lib/cities/cities'
import { isCityKey } from '@/lib/cities/keys'
import { findRequestCities } from '@/lib/cities/location-cities'
import { formatWindowStart } from '@/lib/dates/schedule'
import { isIsoDate } from '@/lib/dates/wall-clock'
import { isEmail } from '@/lib/forms/email'
import { FORM_NAMES } from '@/lib/forms/form'
import { formatPostalCode, isPhone, maskPhone } from '@/lib/forms/masks'
import { getRequestTime } from '@/lib/store/record-key'
import type { DispatchList, StoredRecord } from '@/lib/store/store'
import { parseAnswers } from './answers'
import { CANCELLED, parseChanges, parseReference, REPLACED } from './change'
import { parsePickup, type Pickup } from './pickup'
import { isRecord, readBoolean, readRecord, readText } from './read-record'
import type { Attribution, Consent, Quote, Request } from './request'
import { parseTouch } from './touch'

/** For the owner to confirm, in lower case: what staff enter for a pickup that will not be. */
const CANCELLED_STATUSES = [CANCELLED, 'canceled', 'lost', 'rejected', 'no show', 'no-show']

/** Reads a stored request, whatever staff have made of it. Never throws. */
export function parseRequest(
  list: DispatchList,
  key: string,
  record: StoredRecord,
  details: StoredRecord,
): Request {
  const isQuote = list === 'leads'
  const form =
    FORM_NAMES.find((name) => name === readText(details, 'form')) ?? (isQuote ? 'full' : 'pickup')
  const staffStatus = readText(record, isQuote ? 'status' : 'job_status')
  const changes = parseChanges(details)
  const isOutsideArea = readBoolean(details, 'outside_area') === true
  const isWithoutSlot = readBoolean(details, 'confirm_by_phone') === true
  const isCancelled = isQuote
    ? changes.some(({ to }) => to === CANCELLED || to === REPLACED)
    : CANCELLED_STATUSES.includes(staffStatus.toLowerCase())
  const pickup = isQuote ? undefined : parsePickup(record, details)
  return {
    ...{ list, key, form, staffStatus, changes, pickup, isWithoutSlot, record, details },
    ...parsePlace(record, details),
    ...parsePerson(record, isQuote ? '' : 'cus_'),
    kind: isQuote ? 'quote' : 'pickup',
    email: parseEmail(isQuote && form === 'full' ? record : details),
    reference: parseReference(readText(details, 'reference')),
    replaces: parseReference(readText(details, 'replaces')),
    at: getRequestTime(key, details),
    note: pickup?.note ?? readText(record, 'note_from_customer'),
    isUntouched: staffStatus === (isQuote ? 'new' : 'active'),
    isCancelled,
    state: isCancelled ? CANCELLED : getWindowStart(pickup),
    flags: [
      ...(isOutsideArea ? ['Outside the service area'] : []),
      ...(isWithoutSlot ? ['Confirm by phone'] : []),
    ],
    mustBeConfirmed: isOutsideArea || isWithoutSlot,
    answers: parseAnswers(details),
    quote: isQuote ? parseQuote(record, details) : undefined,
    consent: parseConsent(details.consent),
    attribution: parseAttribution(readRecord(details, 'attribution')),
    suspicions: readText(details, 'suspicions').split(',').filter(Boolean),
    sent: parseSent(readRecord(details, 'sent')),
  }
}

function parsePlace(record: StoredRecord, details: StoredRecord) {
  const cityKey = readText(details, 'city')
  const locationId = readText(record, 'location_id')
  if (isCityKey(cityKey)) {
    const city = getCity(cityKey)
    return { cityKey, city, cityName: city.name, locationId }
  }
  const [area = '', other] = new Set(
    findRequestCities(undefined, locationId).map(({ locationName }) => locationName),
  )
  return { cityKey: undefined, city: undefined, cityName: other ? '' : area, locationId }
}

function parsePerson(record: StoredRecord, prefix: string) {
  const name = readText(record, `${prefix}name`)
  const phone = readText(record, `${prefix}phone`)
  const masked = isPhone(phone) ? phone : maskPhone(phone)
  const firstName = /^(?:\p{L}\p{M}{0,3}){1,20}(?=\s|$)/u.exec(name)?.[0] ?? ''
  return { name, firstName, phone: isPhone(masked) ? masked : phone }
}

/** Staff may have typed an address into the record of a form that did not ask it. */
function parseEmail(owner: StoredRecord): string {
  const email = readText(owner, 'email')
  // Some readers decode an RFC 2047 word within an address.
  return isEmail(email) && !email.includes('=?') ? email : ''
}

function getWindowStart(pickup: Pickup | undefined): string {
  return pickup?.date && pickup.window ? formatWindowStart(pickup.date, pickup.window) : ''
}

function parseQuote(record: StoredRecord, details: StoredRecord): Quote {
  const moveDate = readText(readRecord(details, 'answers'), 'move_date')
  return {
    moveDate: isIsoDate(moveDate) ? moveDate : '',
    from: formatPostalCode(readText(record, 'zip')),
    to: formatPostalCode(readText(record, 'zipTo')),
  }
}

function parseConsent(consent: unknown): Consent | undefined {
  if (!isRecord(consent)) return undefined
  return {
    marketing: readBoolean(consent, 'marketing'),
    advertising: consent.advertising === undefined ? undefined : consent.advertising === true,
    isWithdrawn: readBoolean(consent, 'withdrawn') === true,
    page: readText(consent, 'page'),
  }
}

function parseAttribution(attribution: StoredRecord): Attribution {
  return {
    first: parseTouch(readRecord(attribution, 'first')),
    last: parseTouch(readRecord(attribution, 'last')),
    headline: readText(attribution, 'headline'),
  }
}

function parseSent(sent: StoredRecord): Request['sent'] {
  return Object.keys(sent).map((name) => [name, readText(sent, name)])
}
