import type { Load } from '@/lib/business/junk'
import { formatShortDate } from '@/lib/dates/format-dates'
import { isIsoDate } from '@/lib/dates/wall-clock'
import { formatPickupWindow, parseDescription } from './request-rows'
import { summarizeRequest, type RequestSummary } from './request-summary'
import { safeLine } from './safe-text'
import { readRecord, readText, type StoredRequest } from './stored-request'

const KIND_TITLES: Record<RequestSummary['kind'], string> = {
  quote: 'New moving quote',
  job: 'New junk pickup',
}

const LOAD_SIZES: Record<Load['key'], string> = {
  quarter: 'a quarter of a truck',
  half: 'half a truck',
  'three-quarters': 'three quarters of a truck',
  full: 'a full truck',
}

/** `New moving quote: Toronto` */
export function formatKindAndCity({
  kind,
  cityName,
}: Pick<RequestSummary, 'kind' | 'cityName'>): string {
  return [KIND_TITLES[kind], cityName].filter(Boolean).join(': ')
}

/** `New moving quote: Toronto, Mary, 2 bedrooms, Fri, Dec 4`. The first name is the only personal data. */
export function buildSubject(request: StoredRequest): string {
  const { kind, cityName, firstName } = summarizeRequest(request)
  const facts = kind === 'quote' ? getQuoteFacts(request) : getJobFacts(request)
  const parts = [cityName, firstName, ...facts].filter(Boolean)
  return safeLine([KIND_TITLES[kind], parts.join(', ')].filter(Boolean).join(': '))
}

/** `New moving quote: Toronto, Fri, Nov 20, 2:05 pm ET, T-4F7K`. No personal data. */
export function buildChatText(request: StoredRequest): string {
  const summary = summarizeRequest(request)
  return [formatKindAndCity(summary), summary.sentAt, summary.reference].filter(Boolean).join(', ')
}

function getQuoteFacts(request: StoredRequest): string[] {
  const moveDate = readText(readRecord(request.details, 'answers'), 'move_date')
  return [
    ...findSizes(readText(request.record, 'note_from_customer')),
    isIsoDate(moveDate) ? formatShortDate(moveDate) : '',
  ]
}

function getJobFacts({ record }: StoredRequest): string[] {
  const { load } = parseDescription(readText(record, 'description'))
  const date = readText(record, 'date')
  return [
    load ? LOAD_SIZES[load.key] : '',
    isIsoDate(date) ? formatShortDate(date) : '',
    formatPickupWindow(readText(record, 'start_time'), readText(record, 'end_time')),
  ]
}

/** Not after digits, which may be a phone number or an address. */
const COUNT = '(?<!\\d[\\s.,()-]{0,3})\\b([1-9]\\d{0,2}|one|two|three|four|five|six)'
const BEDROOMS = new RegExp(`${COUNT}[\\s-]?(?:bed ?rooms?|bdrms?|brs?|bed)\\b`, 'i')
const BOXES = new RegExp(`${COUNT} (?:(?:small|medium|big|large) )?boxes\\b`, 'i')
const HOME = /\b(studio|condo|apartment|townhouse|bungalow|house|office|storage unit)\b/i
const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six']

/** Size words such as `2 bedrooms` and `condo`. A note may hold a name, phone or street: never its own text. */
export function findSizes(note: string): string[] {
  const bedrooms = readCount(BEDROOMS.exec(note)?.[1])
  const boxes = readCount(BOXES.exec(note)?.[1])
  return [
    bedrooms > 0 && bedrooms < 13 ? `${bedrooms} bedroom${bedrooms === 1 ? '' : 's'}` : '',
    HOME.exec(note)?.[1]?.toLowerCase() ?? '',
    boxes > 0 ? `${boxes} boxes` : '',
  ].filter(Boolean)
}

function readCount(text = ''): number {
  const index = NUMBERS.indexOf(text.toLowerCase())
  return index > 0 ? index : Number(text)
}
