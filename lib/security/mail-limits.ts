import 'server-only'
import { sendAlert } from '@/lib/monitoring/alert'
import { env, SITE_URL } from '@/lib/env'
import { HOUR_MS, MINUTE_MS } from '@/lib/dates/durations'
import type { Store } from '@/lib/store/store'
import {
  hashForDay,
  addDailyEntry,
  addNetworkEntry,
  addLimitEntry,
  type LimitAttempt,
} from './limits'
import { normalizeEmail } from '@/lib/forms/email'

/** In 24 hours: a confirmation, a reminder and changes. The page shows further changes. */
const MAILBOX_LIMIT = 6
/** From one network to one domain that anyone may own, in 24 hours, before mails take turns. */
const DOMAIN_LIMIT = 20
/** Each mail above the limit waits this much longer than the one before. */
const TURN_MS = 5 * MINUTE_MS
/** The last turn comes after ten hours, because the customer's channel gives up after twelve. */
const DOMAIN_PLACES = 140
/** The share of an hour's mails that the requests of one network may use. */
const NETWORK_SHARE = 1 / 4

interface CustomerMail {
  /** Each kind has an hourly limit: reminders, all due at 4 pm, and thanks must leave room for requests. */
  kind: string
  holder: string
  /** The IP address that sent the request; '' if unknown. */
  ip: string
}

/**
 * Counts a mail for the mailbox's day, and for the network's and the kind's hour. Nobody can flood mailboxes
 * or use up what others need. A retry finds its own entries.
 * @returns hourFull: retry later; domainFull: no turn in time @throws if the store does not reply
 */
export async function takeMail(
  store: Store,
  address: string,
  { kind, holder, ip }: CustomerMail,
  attempt: LimitAttempt,
): Promise<'taken' | 'mailboxFull' | 'domainFull' | 'hourFull'> {
  const mailbox = toMailbox(address)
  const limit = { max: MAILBOX_LIMIT }
  const ofMailbox = await addDailyEntry(store, ['mailbox', mailbox], holder, limit, attempt)
  if (!ofMailbox.isAllowed) return 'mailboxFull'
  const turn = await takeTurn(store, mailbox, { holder, ip }, attempt)
  if (turn !== 'taken') return turn

  const max = env.CONFIRMATIONS_PER_HOUR
  const hour = String(Math.floor(attempt.now / HOUR_MS))
  if (ip) {
    const ofNetwork = await addNetworkEntry(ip, (network, factor) => {
      const limitKey = hashForDay(kind, `${hour} ${network}`, attempt.now)
      const share = { max: Math.ceil(max * NETWORK_SHARE * factor) }
      return addLimitEntry(store, limitKey, holder, share, attempt)
    })
    if (!ofNetwork.isAllowed) return 'hourFull'
  }
  const everyone = hashForDay(kind, hour, attempt.now)
  const ofHour = await addLimitEntry(store, everyone, holder, { max }, attempt)
  // Only one mail takes the last entry, so there is one alert.
  if (ofHour.isNew && Object.keys(ofHour.holders).length === max)
    await sendAlert(
      `${SITE_URL}: ${max} ${kind === 'request' ? 'confirmation' : kind} mails within an hour, which is the limit (CONFIRMATIONS_PER_HOUR). Until the next full hour no other one is sent. Requests are stored and dispatched as before.`,
    )
  return ofHour.isAllowed ? 'taken' : 'hourFull'
}

/** The first twenty mails in 24 hours from one network to one domain go at once; later ones take turns. */
async function takeTurn(
  store: Store,
  mailbox: string,
  { holder, ip }: Pick<CustomerMail, 'holder' | 'ip'>,
  attempt: LimitAttempt,
): Promise<'taken' | 'domainFull' | 'hourFull'> {
  const domain = findOwnDomain(mailbox)
  if (!domain || !ip) return 'taken'
  const { isAllowed, holders } = await addNetworkEntry(ip, async (network, factor) => {
    const memory = ['domain', `${domain} ${network}`] as const
    const limit = { max: DOMAIN_PLACES * factor }
    const entries = await addDailyEntry(store, memory, holder, limit, attempt)
    const since = entries.holders[holder] ?? NaN
    const position = Object.values(entries.holders).filter((at) => at <= since).length
    const turn = Math.max(0, position - DOMAIN_LIMIT * factor)
    return { ...entries, isAllowed: attempt.now >= since + (turn * TURN_MS) / factor }
  })
  if (isAllowed) return 'taken'
  // No entry at all: too many wrote at once.
  const isFull = holders[holder] === undefined && Object.keys(holders).length > 0
  return isFull ? 'domainFull' : 'hourFull'
}

interface Provider {
  domains: string
  /** All of its domains lead to one mailbox. */
  isShared?: true
  /** The part of a name that the provider ignores. */
  ignored?: RegExp
}

/** From help pages, and `removeEmailAlias` in ProtonMail/WebClients. Anyone may own `yahoo.example`. */
const PROVIDERS: readonly Provider[] = [
  { domains: 'gmail.com googlemail.com', isShared: true, ignored: /\./g },
  { domains: 'outlook.com hotmail.com live.com msn.com outlook.fr outlook.es' },
  { domains: 'hotmail.ca hotmail.fr hotmail.es live.ca live.fr' },
  { domains: 'yahoo.com yahoo.ca yahoo.fr yahoo.es ymail.com', ignored: /-.*/ },
  { domains: 'icloud.com me.com mac.com', isShared: true },
  { domains: 'proton.me protonmail.com pm.me protonmail.ch', isShared: true, ignored: /[._-]/g },
  { domains: 'yandex.com yandex.ru ya.ru yandex.by yandex.kz', isShared: true, ignored: /[.-]/g },
  { domains: 'gmx.com gmx.net gmx.de gmx.fr gmx.us mail.com' },
  { domains: 'aol.com fastmail.com fastmail.fm zoho.com zohomail.com' },
]
/** `anything@mary.fastmail.com` leads to `mary@fastmail.com`. */
const NAME_IN_DOMAIN = /^[^@]+@([^@.]+)\.(fastmail\.(?:com|fm))$/

const getDomain = (email: string) => email.slice(email.lastIndexOf('@') + 1)
const findProvider = (domain: string) =>
  PROVIDERS.find(({ domains }) => domains.split(' ').includes(domain))

/** Returns the same string for every address of a mailbox. Nearly all providers ignore `+tag`; some ignore more. */
export function toMailbox(address: string): string {
  const email = (normalizeEmail(address) ?? address).replace(NAME_IN_DOMAIN, '$1@$2')
  const domain = getDomain(email)
  const { isShared, ignored = '', domains = '' } = findProvider(domain) ?? {}
  const [name = ''] = email.slice(0, -domain.length - 1).split('+')
  return `${name.replace(ignored, '')}@${isShared ? domains.split(' ')[0] : domain}`
}

/** Ends of a domain below which anyone registers names. All domains under one that is missing share a limit. */
const REGISTRY =
  /\.((ac|co|com|edu|gob|gov|net|org)\.[a-z]{2}|(ltd|me|plc)\.uk|(ab|bc|mb|nb|nl|ns|nt|nu|on|pe|qc|sk|yk)\.ca)$/

/** As `example.com` or `example.co.uk`; undefined for a mailbox of a large provider. */
export function findOwnDomain(mailbox: string): string | undefined {
  const domain = getDomain(mailbox)
  const labels = REGISTRY.test(domain) ? 3 : 2
  return findProvider(domain) ? undefined : domain.split('.').slice(-labels).join('.')
}
