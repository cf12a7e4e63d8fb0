import { MINUTE_MS } from '@/lib/dates/durations'
import { listEvents, type Outcome } from './outcome'
import type { Request } from './request'
import { GAVE_UP } from './sent'

/** By then the mail of a change has gone, or was refused. */
const MAIL_MS = 10 * MINUTE_MS

/**
 * Why a person has to call the customer about the office's last change; '' if the mail of exactly that change
 * went, if none was wanted, or if somebody has noted the call.
 * @returns undefined while that mail may still be on its way
 */
export function describeCall(
  { changes, email, sent }: Request,
  outcome: Outcome | undefined,
  now: Date,
): string | undefined {
  const last = changes.at(-1)
  if (last?.by !== 'office' || last.silent) return ''
  const isTold = listEvents(outcome).some(({ what, at }) => what === 'told' && at >= last.at)
  if (isTold) return ''
  if (email === '') return 'gave no email'
  const mark = sent.get(`customer:${last.id}`)
  if (mark === 'refused' || mark === GAVE_UP) return 'the email was refused'
  if (mark) return ''
  return now.getTime() - Date.parse(last.at) < MAIL_MS ? undefined : 'no email went'
}
