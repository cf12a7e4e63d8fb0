import 'server-only'
import { formatShortDate } from '@/lib/dates/format-dates'
import { getDay } from '@/lib/requests/day'
import { formatWait } from '@/lib/requests/instants'
import type { Request } from '@/lib/requests/request'
import { describeSuspicions } from '@/lib/requests/suspicions'
import { isolate, safeLine } from '@/lib/requests/text'
import type { City } from '@/lib/cities/city'
import { getAreaCity } from '@/lib/cities/location-cities'
import { SITE_URL } from '@/lib/env'
import { getPaths } from '@/lib/routing/paths'
import { getDocumentLanguage } from '@/lib/words/languages'
import { KIND_TITLES } from './headlines'
import { formatMail } from './html'
import {
  createLines,
  createPhoneLink,
  type Link,
  type MailBlock,
  type MailDocument,
  type Paragraph,
} from './mail-document'

/** A mail to the office about a whole crew area. */
export function formatAreaMail(
  { locationName, country }: City,
  content: Pick<MailDocument, 'heading' | 'blocks' | 'footer'>,
) {
  const lang = getDocumentLanguage('en', country)
  return formatMail({ ...content, lang, place: locationName, preheader: '' })
}

const NOTE_MAX = 80

export const startOfNote = ({ note }: Request) => safeLine(note, NOTE_MAX)

export function linkReference(request: Request): string | Link {
  const href = createDeskRequestUrl(request)
  return href ? { text: request.reference || 'Open', href } : request.reference
}

interface ListOptions {
  title: string
  now: number
  more?: number
}

export function createListBlocks(
  requests: readonly Request[],
  { title, now, more = 0 }: ListOptions,
): MailBlock[] {
  if (requests.length === 0) return []
  const lines = requests.flatMap((request): Paragraph[] => [
    [`${isolate(request.name)}, `, createPhoneLink(request.phone), ', ', linkReference(request)],
    [describeWaiting(request, now)],
    [startOfNote(request) && `Note: ${startOfNote(request)}`],
  ])
  return [createLines([...lines, [more > 0 ? `And ${more} more at the desk` : '']], title)]
}

/** `Moving quote, Fri, Dec 4, waiting 3 hours: Crosses the border` */
function describeWaiting(request: Request, now: number): string {
  const { kind, at, flags, isHeld, suspicions } = request
  const day = getDay(request)
  const facts = [
    ...(isHeld ? ['Suspected spam'] : []),
    KIND_TITLES[kind],
    day && formatShortDate(day),
    at < now && `waiting ${formatWait(now - at)}`,
  ]
  const first = isHeld ? describeSuspicions(suspicions) : flags.join('; ')
  return [facts.filter(Boolean).join(', '), first].filter(Boolean).join(': ')
}

/** Safe to mail: the page shows nothing unless the browser has the desk's cookie. Empty without an area. */
export function createDeskRequestUrl({ areaKey, key }: Pick<Request, 'areaKey' | 'key'>): string {
  if (!areaKey) return ''
  const { deskRequest } = getPaths(getAreaCity(areaKey).cityKey)
  return `${SITE_URL}${deskRequest}?${new URLSearchParams({ key })}`
}
