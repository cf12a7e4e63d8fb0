import { MINUTE_MS } from '@/lib/dates/durations'
import { listEvents, type Outcome } from './outcome'
import type { Request } from './request'
import { GAVE_UP } from './sent'

/** By then the mail about a change was sent or refused. */
const MAIL_MS = 10 * MINUTE_MS

/** '' if nobody has to call; undefined while the mail about the office's last change may be on its way. */
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
