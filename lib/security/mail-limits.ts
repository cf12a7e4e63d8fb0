import 'server-only'
import { sendAlert } from '@/lib/monitoring/alert'
import { env, SITE_URL } from '@/lib/env'
import { HOUR_MS, MINUTE_MS } from '@/lib/dates/durations'
import type { Store } from '@/lib/store/store'
import { hashForDay, takeDailyPlace, takeNetworkPlace, takePlace, type Attempt } from './limits'
import { findOwnDomain, toMailbox } from './mailbox'

/** A pickup with its confirmation, a reminder, and changes; who changes more often sees it on the page. */
const MAILBOX_LIMIT = 6
/** To mailboxes of a domain that anyone may own, from one network. */
const DOMAIN_LIMIT = 20
/** Every mail above the limit waits this much longer than the one before, so that it goes the same day. */
const TURN_MS = 5 * MINUTE_MS
const DOMAIN_PLACES = 200
/** Of an hour's mails, for the requests of one network: the others are for everyone else. */
const NETWORK_SHARE = 1 / 4

interface CustomerMail {
  /** Each has a limit of an hour, so that reminders, all due at 4 pm, and thanks leave room for requests. */
  kind: string
  holder: string
  /** Where the request came from; '' if unknown. */
  ip: string
}

/**
 * Takes a place of the mailbox's day, and of the network's and the kind's hour: nobody can make the site
 * flood a mailbox, or many, or use up what others need. A retry finds its own.
 * @returns hourFull: not yet @throws without an answer
 */
export async function takeMail(
  store: Store,
  address: string,
  { kind, holder, ip }: CustomerMail,
  attempt: Attempt,
): Promise<'taken' | 'mailboxFull' | 'hourFull'> {
  const mailbox = toMailbox(address)
  const limit = { max: MAILBOX_LIMIT }
  const ofMailbox = await takeDailyPlace(store, ['mailbox', mailbox], holder, limit, attempt)
  if (!ofMailbox.isTaken) return 'mailboxFull'
  if (!(await isItsTurn(store, mailbox, { holder, ip }, attempt))) return 'hourFull'

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
      `${SITE_URL}: ${max} ${kind === 'request' ? 'confirmation' : kind} mails within an hour, which is the limit (CONFIRMATIONS_PER_HOUR). Until the next full hour no other one is sent. Requests are stored and dispatched as before.`,
    )
  return ofHour.isTaken ? 'taken' : 'hourFull'
}

/** Twenty mails in 24 hours from one network to one domain go at once, and the later ones take turns. */
async function isItsTurn(
  store: Store,
  mailbox: string,
  { holder, ip }: Pick<CustomerMail, 'holder' | 'ip'>,
  attempt: Attempt,
): Promise<boolean> {
  const domain = findOwnDomain(mailbox)
  if (!domain || !ip) return true
  const ofDomain = await takeNetworkPlace(ip, async (network, factor) => {
    const memory = ['domain', `${domain} ${network}`] as const
    const limit = { max: DOMAIN_PLACES * factor }
    const places = await takeDailyPlace(store, memory, holder, limit, attempt)
    const since = places.holders[holder] ?? NaN
    const position = Object.values(places.holders).filter((at) => at <= since).length
    const turn = Math.max(0, position - DOMAIN_LIMIT * factor)
    return { ...places, isTaken: attempt.now >= since + (turn * TURN_MS) / factor }
  })
  return ofDomain.isTaken
}
