import type { Load } from '@/lib/business/junk'
import { getCity } from '@/lib/cities/cities'
import { isCityKey } from '@/lib/cities/keys'
import { findRequestCities } from '@/lib/cities/location-cities'
import { formatShortDate, formatTime } from '@/lib/dates/format-dates'
import type { WallClock } from '@/lib/dates/schedule'
import { getWallClock, isIsoDate } from '@/lib/dates/wall-clock'
import { isEmail } from '@/lib/forms/email'
import { isPhone, maskPhone } from '@/lib/forms/masks'
import { reference } from '@/lib/forms/stored-fields'
import { describeChange, nameChange } from './request-change'
import { formatPickupWindow, isTime, parseDescription, listFlags } from './request-rows'
import { safeLine, readRecord, readText, type StoredRequest } from './stored-request'

/** Every text is one line; '' where unknown. */
export type RequestSummary = ReturnType<typeof summarizeRequest>

export function summarizeRequest(request: StoredRequest) {
  const { list, record, details } = request
  const isLead = list === 'leads'
  const cityKey = readText(details, 'city')
  const city = isCityKey(cityKey) ? getCity(cityKey) : undefined
  const name = readText(record, isLead ? 'name' : 'cus_name')
  const storedReference = readText(details, 'reference')
  return {
    kind: isLead ? ('quote' as const) : ('job' as const),
    /** Undefined for a record without a known city. */
    city,
    /** The city; else the location's area, if it has one only. */
    cityName: city?.name ?? getAreaName(readText(record, 'location_id')),
    name,
    /** Letters only, each with at most three marks. */
    firstName: /^(?:\p{L}\p{M}{0,3}){1,20}(?=\s|$)/u.exec(name)?.[0] ?? '',
    /** NNN-NNN-NNNN, or as stored. */
    phone: toPhone(readText(record, isLead ? 'phone' : 'cus_phone')),
    email: readEmail(request),
    reference: reference.safeParse(storedReference).success ? storedReference : '',
    /** `Fri, Nov 20, 2:05 pm ET` */
    sentAt: formatSentAt(request, city?.timeZone),
  }
}

/** The customer's address; '' without a valid one. Staff may have typed one into the record of another form. */
export function readEmail({ list, record, details }: StoredRequest): string {
  const isFullQuote = list === 'leads' && ['', 'full'].includes(readText(details, 'form'))
  const email = readText(isFullQuote ? record : details, 'email')
  // Some readers decode an RFC 2047 word within an address.
  return isEmail(email) && !email.includes('=?') ? email : ''
}

/** `2026-11-20T19:05:00Z` to `Fri, Nov 20, 2:05 pm ET`; '' for other text. */
export function formatInstant(instant: string, timeZone = 'UTC'): string {
  const time = new Date(instant)
  if (!/^\d{4}-\d{2}-\d{2}T/.test(instant) || Number.isNaN(time.getTime())) return ''
  return formatWallClock(getWallClock(time, timeZone), timeZone)
}

/** A lead has its own date and time; the date of a job is the pickup's. */
function formatSentAt({ list, record, details }: StoredRequest, timeZone?: string): string {
  const [date, time] = [readText(record, 'date'), readText(record, 'time')]
  if (list === 'leads' && isIsoDate(date) && isTime(time))
    return formatWallClock({ date, time }, timeZone)
  return formatInstant(readText(details, 'at'), timeZone)
}

function formatWallClock({ date, time }: WallClock, timeZone?: string): string {
  const zone = timeZone && formatZone(timeZone)
  return [`${formatShortDate(date)}, ${formatTime(time)}`, zone].filter(Boolean).join(' ')
}

/** `America/Toronto` to `ET`, in summer and winter. */
export function formatZone(timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortGeneric' })
  const zone = format.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return zone.replace(' (Canada)', '')
}

/** '' for a location of several areas. */
function getAreaName(locationId: string): string {
  const cities = findRequestCities(undefined, locationId)
  const [name = '', other] = new Set(cities.map(({ locationName }) => locationName))
  return other ? '' : name
}

function toPhone(text: string): string {
  const masked = maskPhone(text)
  return isPhone(masked) ? masked : text
}

const KIND_TITLES: Record<RequestSummary['kind'], string> = {
  quote: 'Moving quote',
  job: 'Junk pickup',
}

const LOAD_SIZES: Record<Load['key'], string> = {
  quarter: 'a quarter of a truck',
  half: 'half a truck',
  'three-quarters': 'three quarters of a truck',
  full: 'a full truck',
}

/** `Moving quote in Toronto` */
export function formatKindAndCity({ kind, cityName }: RequestSummary): string {
  return [KIND_TITLES[kind], cityName].filter(Boolean).join(' in ')
}

/** `Moving quote in Toronto: Mary, Fri, Dec 4, 2 bedrooms`. The first name is the only personal data. */
export function buildSubject(request: StoredRequest, summary: RequestSummary): string {
  const title = joinTitle(summary, [summary.firstName, ...listFacts(request, summary)])
  const change = request.change && nameChange(request.change)
  return safeLine([change, title].filter(Boolean).join(': '))
}

/** The same without a name, and what the office must know: no personal data. */
export function buildChatText(request: StoredRequest): string {
  const summary = summarizeRequest(request)
  const { sentAt, reference } = summary
  const title = joinTitle(summary, listFacts(request, summary))
  const sent = sentAt && `Sent ${sentAt}`
  const change = request.change && describeChange(request.change)
  return [change, title, ...listFlags(request.details), sent, reference].filter(Boolean).join('. ')
}

function joinTitle(summary: RequestSummary, facts: readonly string[]): string {
  return [formatKindAndCity(summary), facts.filter(Boolean).join(', ')].filter(Boolean).join(': ')
}

/** When and how much. */
function listFacts(request: StoredRequest, { kind }: RequestSummary): string[] {
  return kind === 'quote' ? getQuoteFacts(request) : getJobFacts(request)
}

function getQuoteFacts(request: StoredRequest): string[] {
  const moveDate = readText(readRecord(request.details, 'answers'), 'move_date')
  return [
    isIsoDate(moveDate) ? formatShortDate(moveDate) : '',
    ...findSizes(readText(request.record, 'note_from_customer')),
  ]
}

function getJobFacts({ record }: StoredRequest): string[] {
  const { load } = parseDescription(readText(record, 'description'))
  const date = readText(record, 'date')
  return [
    isIsoDate(date) ? formatShortDate(date) : '',
    formatPickupWindow(record),
    load ? LOAD_SIZES[load.key] : '',
  ]
}

/** Not after digits, which may be a phone number or an address. */
const COUNT = '(?<!\\d[\\s.,()-]{0,3})\\b([1-9]\\d{0,2}|one|two|three|four|five|six)'
const BEDROOMS = new RegExp(`${COUNT}[\\s-]?(?:bed ?rooms?|bdrms?|brs?|bed)\\b`, 'i')
const HOME = /\b(studio|condo|apartment|townhouse|bungalow|house|office|storage unit)\b/i
const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six']

/** Size words such as `2 bedrooms` and `condo`. A note may hold a name, phone or street: never its own text. */
export function findSizes(note: string): string[] {
  const bedrooms = readCount(BEDROOMS.exec(note)?.[1])
  return [
    bedrooms > 0 && bedrooms < 13 ? `${bedrooms} bedroom${bedrooms === 1 ? '' : 's'}` : '',
    HOME.exec(note)?.[1]?.toLowerCase() ?? '',
  ].filter(Boolean)
}

function readCount(text = ''): number {
  const index = NUMBERS.indexOf(text.toLowerCase())
  return index > 0 ? index : Number(text)
}
