import { NEXT_STEPS, UNCONFIRMED_TEXT } from '@/lib/content/next-steps'
import { DISMISSED, REPLACED } from './change'
import { ENGLISH, type Sentence } from '@/lib/words/translate'
import { isAhead, type Request } from './request'

/** `begun`: its window has begun; `office`: only the office can change it; `ordered`: a confirmed move. */
export type RequestStatus =
  'active' | 'unconfirmed' | 'ordered' | 'begun' | 'office' | 'cancelled' | 'replaced' | 'dismissed'

const CLOSED: Record<string, RequestStatus | undefined> = {
  [REPLACED]: 'replaced',
  [DISMISSED]: 'dismissed',
}

export function getStatus(request: Request, now: Date): RequestStatus {
  const { city, pickup, changes } = request
  // A request without details has no time zone to judge by, and nowhere to store changes.
  if (!city) return 'office'
  if (request.isCancelled) return CLOSED[changes.at(-1)?.to ?? ''] ?? 'cancelled'
  if (request.isOfficeOnly) return 'office'
  if (!pickup) return request.isConfirmed ? 'ordered' : 'active'
  if (pickup.timeSlot === '') return 'office'
  if (!isAhead(request, now)) return 'begun'
  return request.mustBeConfirmed ? 'unconfirmed' : 'active'
}

interface Words<Text extends string> {
  title: Text
  text?: Text
  subject?: Text
  steps?: readonly Text[]
}
export type StatusWords = Words<string>

type KindWords = Partial<Record<RequestStatus, Words<Sentence>>> &
  Record<'active' | 'office' | 'cancelled', Words<Sentence>>

const DISMISSED_WORDS = {
  title: 'We couldn’t take this request',
  text: 'If you still need us, call us and we’ll take it over the phone.',
} as const

const WORDS: Record<Request['kind'], KindWords> = {
  pickup: {
    active: {
      title: 'Your pickup is booked',
      subject: 'your junk pickup',
      steps: NEXT_STEPS.job,
    },
    unconfirmed: {
      title: 'Your pickup request',
      text: UNCONFIRMED_TEXT,
      subject: 'we have your pickup request',
      steps: NEXT_STEPS.jobToConfirm,
    },
    begun: {
      title: 'Your pickup',
      text: 'Your arrival window has begun or is over, so changes go by phone. Call us.',
    },
    office: {
      title: 'Your pickup',
      text: 'Our office looks after this one. Call us to change it.',
    },
    cancelled: {
      title: 'Your pickup is cancelled',
      text: 'The crew won’t come. Changed your mind? Book again, or call us.',
      subject: 'your pickup is cancelled',
    },
    replaced: {
      title: 'You booked this pickup again',
      text: 'The crew comes for your new booking. Questions? Call us.',
    },
    dismissed: DISMISSED_WORDS,
  },
  quote: {
    active: {
      title: 'Your moving quote request',
      text: 'We have it. If your plans changed, cancel it here, or call us.',
      subject: 'we have your moving quote request',
      steps: NEXT_STEPS.quote,
    },
    ordered: {
      title: 'Your move is confirmed',
      subject: 'your move is confirmed',
      steps: NEXT_STEPS.move,
    },
    office: { title: 'Your moving quote request', text: 'Call us to change it.' },
    cancelled: {
      title: 'Your request is cancelled',
      text: 'We won’t call you about it. Changed your mind? Ask for a new quote, or call us.',
      subject: 'your quote request is cancelled',
    },
    replaced: {
      title: 'You sent this request again',
      text: 'We go by your newer answers. Questions? Call us.',
    },
    dismissed: DISMISSED_WORDS,
  },
}

export function describeStatus(request: Request, now: Date, t = ENGLISH) {
  const status = getStatus(request, now)
  return { request, status, words: getStatusWords(request, status, t) }
}

export function getStatusWords(request: Request, status: RequestStatus, t = ENGLISH): StatusWords {
  const { title, text, subject, steps } = WORDS[request.kind][status] ?? WORDS[request.kind].office
  const reference = status === 'replaced' && request.changes.at(-1)?.reference
  const more = reference ? ` ${t('Your new reference is {reference}.', { reference })}` : ''
  return {
    title: t(title),
    ...(text && { text: t(text) + more }),
    ...(subject && { subject: t(subject) }),
    ...(steps && { steps: steps.map((step) => t(step)) }),
  }
}
