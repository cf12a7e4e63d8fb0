import 'server-only'
import { sendAlert } from '@/lib/monitoring/alert'
import { env, SITE_URL } from '@/lib/env'
import { HOUR_MS } from '@/lib/dates/durations'
import { toMailbox } from '@/lib/forms/email'
import type { Store } from '@/lib/store/store'
import { hashForDay, takeDailyPlace, takeNetworkPlace, takePlace, type Attempt } from './limits'

/** A pickup with its confirmation, a reminder, and changes; who changes more often sees it on the page. */
const MAILBOX_LIMIT = 6
/** Of an hour's mails, for the requests of one network: the others are for everyone else. */
const NETWORK_SHARE = 1 / 4

/** Each kind has a limit of an hour, so that reminders, all due at 4 pm, and thanks leave room for confirmations. */
export type MailKind = 'confirmation' | 'change' | 'reminder' | 'thanks'

interface CustomerMail {
  kind: MailKind
  holder: string
  /** Where the request came from; '' if unknown. */
  ip: string
}

/**
 * Takes a place of the mailbox's day, and of the network's and the kind's hour: nobody can make the site
 * flood a mailbox, or many, or use up what others need. A retry finds its own. @throws without an answer
 */
export async function takeMail(
  store: Store,
  address: string,
  { kind, holder, ip }: CustomerMail,
  attempt: Attempt,
): Promise<'taken' | 'mailboxFull' | 'hourFull'> {
  const mailbox = ['mailbox', toMailbox(address)] as const
  const ofMailbox = await takeDailyPlace(store, mailbox, holder, { max: MAILBOX_LIMIT }, attempt)
  if (!ofMailbox.isTaken) return 'mailboxFull'

  const max = env.CONFIRMATIONS_PER_HOUR
  const hour = String(Math.floor(attempt.now / HOUR_MS))
  if (ip) {
    const ofNetwork = await takeNetworkPlace(ip, (network, factor) => {
      const limitKey = hashForDay(kind, `${hour} ${network}`, attempt.now)
      const share = { max: Math.ceil(max * NETWORK_SHARE * factor) }
      return takePlace(store, limitKey, holder, share, attempt)
    })
    if (!ofNetwork.isTaken) return 'hourFull'
  }
  const everyone = hashForDay(kind, hour, attempt.now)
  const ofHour = await takePlace(store, everyone, holder, { max }, attempt)
  // One mail takes the last place, so that there is one alert.
  if (ofHour.isNew && Object.keys(ofHour.holders).length === max)
    await sendAlert(
      `${SITE_URL}: ${max} ${kind} mails within an hour, which is the limit (CONFIRMATIONS_PER_HOUR). Until the next full hour no other one is sent. Requests are stored and dispatched as before.`,
    )
  return ofHour.isTaken ? 'taken' : 'hourFull'
}
