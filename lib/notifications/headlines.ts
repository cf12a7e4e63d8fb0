import type { Load } from '@/lib/business/junk'
import { formatShortDate } from '@/lib/dates/format-dates'
import { describeChange, nameChange } from '@/lib/requests/change'
import { getDay } from '@/lib/requests/day'
import { formatWindow } from '@/lib/requests/pickup'
import type { Request } from '@/lib/requests/request'
import { formatSentAt } from '@/lib/requests/instants'
import { flagGaveUp } from '@/lib/requests/request-parts'
import { flagSuspicions } from '@/lib/requests/suspicions'
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

export function formatKindAndCity({ kind, cityName }: Request): string {
  return [KIND_TITLES[kind], cityName].filter(Boolean).join(' in ')
}

/** Doubts about the sender come last. @param recentRequests this person's in 24 hours, including this one */
export function listNotices(request: Request, recentRequests: number): string[] {
  const { flags, sent, suspicions, replaces, change } = request
  const last = [...flagGaveUp(sent), ...flagSuspicions(suspicions)]
  const isRepeated = recentRequests > 1 && replaces === '' && !change
  return [
    ...flags.filter((flag) => !last.includes(flag)),
    ...(isRepeated ? [`Request ${recentRequests} of this person in 24 hours`] : []),
    ...last,
  ]
}

/** `Moving quote in Toronto: Mary, Fri, Dec 4`. The first name is the only personal data. */
export function buildSubject(request: Request, notices: readonly string[]): string {
  const title = joinTitle(request, [request.firstName, ...listFacts(request)])
  const subject = safeLine([nameNews(request), ...notices, title].filter(Boolean).join(': '))
  return subject.replace(request.firstName, isolate)
}

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

/** The change, or `Replaces TR-4F7KM`; else ''. */
export function nameNews({ change, replaces }: Request): string {
  return change ? nameChange(change) : replaces && `Replaces ${replaces}`
}

export function describeNews(request: Request): string {
  return request.change ? describeChange(request.change) : nameNews(request)
}

function joinTitle(request: Request, facts: readonly string[]): string {
  return [formatKindAndCity(request), facts.filter(Boolean).join(', ')].filter(Boolean).join(': ')
}

/** Repeats nothing of the note, which may hold a name, a phone or a street. */
function listFacts(request: Request): string[] {
  const { pickup } = request
  const date = getDay(request)
  const day = date ? formatShortDate(date) : ''
  if (!pickup) return [day]
  return [day, formatWindow(pickup), pickup.load ? LOAD_SIZES[pickup.load.key] : '']
}
