import type { Load } from '@/lib/business/junk'
import { formatShortDate } from '@/lib/dates/format-dates'
import { describeChange, nameChange } from '@/lib/requests/change-words'
import { formatWindow } from '@/lib/requests/pickup'
import type { Request } from '@/lib/requests/request'
import { formatSentAt } from '@/lib/requests/instants'
import { isolate, joinSentences, safeLine } from '@/lib/requests/text'

export const KIND_TITLES: Record<Request['kind'], string> = {
  quote: 'Moving quote',
  pickup: 'Junk pickup',
}

const LOAD_SIZES: Record<Load['key'], string> = {
  quarter: 'a quarter of a truck',
  half: 'half a truck',
  'three-quarters': 'three quarters of a truck',
  full: 'a full truck',
}

/** `Moving quote in Toronto` */
export function formatKindAndCity({ kind, cityName }: Request): string {
  return [KIND_TITLES[kind], cityName].filter(Boolean).join(' in ')
}

/** What the office must know before it reads on. @param requestsToday of this person, this one included */
export function listNotices(
  { flags, typedMessage, replaces, change }: Request,
  requestsToday: number,
): string[] {
  const isRepeated = requestsToday > 1 && replaces === '' && !change
  return [
    ...flags,
    ...(typedMessage === '' ? [] : ['As typed differs']),
    ...(isRepeated ? [`Request ${requestsToday} of this person today`] : []),
  ]
}

/** `Moving quote in Toronto: Mary, Fri, Dec 4, 2 bedrooms`. The first name is the only personal data. */
export function buildSubject(request: Request, notices: readonly string[]): string {
  const title = joinTitle(request, [request.firstName, ...listFacts(request)])
  const subject = safeLine([nameNews(request), ...notices, title].filter(Boolean).join(': '))
  return subject.replace(request.firstName, isolate)
}

/** The same without a name, and what the office must know: no personal data. */
export function buildChatText(request: Request): string {
  const { flags, reference } = request
  const sentAt = formatSentAt(request)
  return joinSentences([
    describeNews(request),
    joinTitle(request, listFacts(request)),
    ...flags,
    sentAt && `Sent ${sentAt}`,
    reference,
  ])
}

/** What is told beside the request: its change, or that it `Replaces TR-4F7KM`; else ''. */
export function nameNews({ change, replaces }: Request): string {
  return change ? nameChange(change) : replaces && `Replaces ${replaces}`
}

export function describeNews(request: Request): string {
  return request.change ? describeChange(request.change) : nameNews(request)
}

function joinTitle(request: Request, facts: readonly string[]): string {
  return [formatKindAndCity(request), facts.filter(Boolean).join(', ')].filter(Boolean).join(': ')
}

function listFacts({ pickup, quote, note }: Request): string[] {
  const date = pickup?.date ?? quote?.moveDate
  const day = date ? formatShortDate(date) : ''
  if (!pickup) return [day, ...findSizes(note)]
  return [day, formatWindow(pickup), pickup.load ? LOAD_SIZES[pickup.load.key] : '']
}

const NUMBERS = [
  ['one', 'une', 'un', 'una'],
  ['two', 'deux', 'dos'],
  ['three', 'trois', 'tres'],
  ['four', 'quatre', 'cuatro'],
  ['five', 'cinq', 'cinco'],
  ['six', 'seis'],
]
/** Not after digits, which may be a phone number or an address. */
const COUNT = `(?<!\\d[\\s.,()-]{0,3})\\b([1-9]\\d{0,2}|${NUMBERS.flat().join('|')})`
const BEDROOMS = new RegExp(
  `${COUNT}[\\s-]?(?:bed ?rooms?|bdrms?|brs?|bed|chambres?(?: à coucher)?|cuartos?|habitaci(?:ón|ones)|rec[aá]maras?|dormitorios?)(?![\\p{L}\\d])`,
  'iu',
)
const HOME =
  /\b(studio|condo|apartment|townhouse|bungalow|house|office|storage unit|appartement|maison|apartamento|casa|oficina)\b/i
const HOMES_IN_ENGLISH: Record<string, string> = {
  ...{ appartement: 'apartment', apartamento: 'apartment' },
  ...{ maison: 'house', casa: 'house', oficina: 'office' },
}

/** Size words such as `2 bedrooms` and `condo`. A note may hold a name, phone or street: never its own text. */
export function findSizes(note: string): string[] {
  const home = HOME.exec(note)?.[1]?.toLowerCase() ?? ''
  const bedrooms = readCount(BEDROOMS.exec(note)?.[1])
  return [
    bedrooms > 0 && bedrooms < 13 ? `${bedrooms} bedroom${bedrooms === 1 ? '' : 's'}` : '',
    HOMES_IN_ENGLISH[home] ?? home,
  ].filter(Boolean)
}

function readCount(text = ''): number {
  const index = NUMBERS.findIndex((words) => words.includes(text.toLowerCase()))
  return index >= 0 ? index + 1 : Number(text)
}
