import 'server-only'
import { sendAlert } from '@/lib/alerts/alert'
import { env, SITE_URL } from '@/lib/env'
import { toMailbox } from '@/lib/forms/email'
import type { Store } from '@/lib/store/store'
import { dailyHash, takeLimitEntry, type LimitRequest } from './rate-limits'

const MAILBOX_LIMIT = 3
const HOUR_MS = 3_600_000

export interface Confirmation extends LimitRequest {
  /** Of the limit of an hour: at 4 pm all reminders of a time zone are due. They and changes cost no confirmation. */
  pool: 'confirmation' | 'change' | 'reminder'
  /** Says that the request is over: sent once, and not counted for the mailbox, which would miss it as the fourth. */
  isClosing: boolean
}

/**
 * Takes one of a mailbox's three mails a day and one of all of the hour, so that no one can make the site
 * flood a mailbox or many, by a change over and over neither. A retry finds its own. @throws without an answer
 */
export async function takeConfirmation(
  store: Store,
  address: string,
  confirmation: Confirmation,
): Promise<'taken' | 'mailboxFull' | 'hourFull'> {
  const { now, pool, isClosing } = confirmation
  const mailbox = dailyHash('confirmation', toMailbox(address), now)
  const takeOfMailbox = () => takeLimitEntry(store, mailbox, MAILBOX_LIMIT, confirmation)
  if (!isClosing && (await takeOfMailbox()) === 'full') return 'mailboxFull'

  const hour = dailyHash(`${pool}s`, String(Math.floor(now / HOUR_MS)), now)
  const limit = env.CONFIRMATIONS_PER_HOUR
  const entry = await takeLimitEntry(store, hour, limit, confirmation)
  // One request takes the last entry, so that there is one alert.
  if (entry === 'last')
    await sendAlert(
      `${SITE_URL}: ${limit} ${pool} mails within an hour, which is the limit (CONFIRMATIONS_PER_HOUR). Until the next full hour no other one is sent. Requests are stored and dispatched as before.`,
    )
  return entry === 'full' ? 'hourFull' : 'taken'
}
