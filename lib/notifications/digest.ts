import 'server-only'
import { getCity } from '@/lib/cities/cities'
import { findRequestCityKey } from '@/lib/cities/location-cities'
import { MINUTE_MS } from '@/lib/dates/durations'
import { env } from '@/lib/env'
import { toInstant } from '@/lib/forms/stored-fields'
import { postChat } from '@/lib/monitoring/post-chat'
import { loadRequest } from '@/lib/requests/load-request'
import type { Request } from '@/lib/requests/request'
import { hashForDay, takePlace } from '@/lib/security/limits'
import { MAX_KEY_DRIFT_MS } from '@/lib/store/record-key'
import { STORE_TIMEOUT_MS, type Store } from '@/lib/store/store'
import { createListBlocks, LISTS } from './day-lists'
import { createOfficeUrl, listHeld } from './held'
import { formatMailHtml } from './html'
import { formatMailText, type MailDocument } from './mail-document'
import { makeMessageId } from './mailer'
import { DIGEST_MS, type OutboxEntry } from './outbox'
import { mailDispatchers } from './send-to-dispatchers'

/** At most six an hour. */
const PERIOD_MS = 10 * MINUTE_MS

/**
 * Sends a location's office one mail, and its chat one text, about requests that came while it was busy and
 * those that are held.
 * @param entries the location's, oldest first
 * @returns when to try again, if another one was sent within ten minutes @throws Error without personal data
 */
export async function sendDigest(
  ops: Store,
  location: string,
  entries: readonly OutboxEntry[],
): Promise<number | undefined> {
  const cityKey = findRequestCityKey('', location)
  const [first] = entries
  if (!cityKey || !first) return undefined
  const now = Date.now()
  const fresh = await loadFresh(ops, entries)
  const held = await loadHeldOf(ops, location, entries)
  if (fresh.length + held.length === 0) return undefined
  const next = (Math.floor(now / PERIOD_MS) + 1) * PERIOD_MS
  const period = hashForDay('digest', `${next} ${location}`, now)
  const attempt = { now, deadline: now + STORE_TIMEOUT_MS }
  const { isTaken } = await takePlace(ops, period, crypto.randomUUID(), { max: 1 }, attempt)
  if (!isTaken) return next

  const { locationName, country } = getCity(cityKey)
  const document = buildDigest(fresh, held, now)
  const mail = {
    ...document,
    place: locationName,
    lang: country === 'canada' ? 'en-CA' : 'en-US',
  } as const
  const subject = `${locationName}: ${mail.heading}`
  const at = Date.parse(first.at)
  // The same for a retry, and another where others are named.
  const keys = [...fresh, ...held].map(({ key }) => key)
  const messageId = makeMessageId(location, 'digest', hashForDay('digest', keys.join(), at))
  const bodies = { text: formatMailText(mail), html: formatMailHtml(mail) }
  if (env.SMTP_URL) await mailDispatchers(ops, location, { subject, messageId, ...bodies }, at)
  const chat = env.CHAT_WEBHOOK_URL && postChat(env.CHAT_WEBHOOK_URL, subject)
  // The mail has said it.
  await (env.SMTP_URL ? Promise.allSettled([chat]) : chat)
  const sentAt = toInstant(new Date(now))
  const note = {
    ...(env.SMTP_URL && { 'sent/email': sentAt }),
    ...(env.CHAT_WEBHOOK_URL && { 'sent/chat': sentAt }),
  }
  await Promise.all(fresh.map(({ key }) => ops.update('details', key, note)))
  return undefined
}

function buildDigest(fresh: readonly Request[], held: readonly Request[], now: number) {
  const count = held.length > LISTS.held.max ? 'many' : held.length
  const heading = [
    fresh.length > 0 && `${fresh.length} new request${fresh.length === 1 ? '' : 's'}`,
    held.length > 0 && `${count} held as suspected spam`,
  ]
  return {
    heading: heading.filter(Boolean).join(', '),
    preheader: '',
    blocks: [
      ...createListBlocks(fresh, LISTS.fresh, createOfficeUrl(now)),
      ...createListBlocks(held, LISTS.held, createOfficeUrl(now)),
    ],
    footer: [['One mail for all requests of these minutes, at most six an hour.']],
  } satisfies Partial<MailDocument>
}

/** Held in the minutes that the entries name. */
async function loadHeldOf(ops: Store, location: string, entries: readonly OutboxEntry[]) {
  const starts = entries.flatMap(({ occasion, at }) =>
    occasion === 'digest' ? [Date.parse(at)] : [],
  )
  if (starts.length === 0) return []
  return listHeld(ops, location, {
    since: Math.min(...starts) - MAX_KEY_DRIFT_MS,
    max: LISTS.held.max,
    isWanted: (at) => starts.some((start) => at >= start && at < start + DIGEST_MS),
  })
}

/** Those that no digest has named: their entries may still wait for the customer's mail. */
async function loadFresh(ops: Store, entries: readonly OutboxEntry[]): Promise<Request[]> {
  const { max } = LISTS.fresh
  const channel = env.SMTP_URL ? 'email' : 'chat'
  const requests = entries.filter(({ occasion }) => occasion === 'request')
  const fresh: Request[] = []
  for (let start = 0; start < requests.length && fresh.length < max; start += max) {
    const part = requests.slice(start, start + max)
    const loaded = await Promise.all(part.map(({ list, key }) => loadRequest(ops, list, key)))
    fresh.push(...loaded.flatMap((one) => (one && !one.sent.has(channel) ? [one] : [])))
  }
  return fresh.slice(0, max)
}
