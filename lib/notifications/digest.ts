import 'server-only'
import type { City } from '@/lib/cities/city'
import { getAreaCity } from '@/lib/cities/location-cities'
import type { AreaKey } from '@/lib/cities/locations'
import { MINUTE_MS } from '@/lib/dates/durations'
import { env } from '@/lib/env'
import { toInstant } from '@/lib/dates/instant'
import { postChat } from '@/lib/http/post'
import { loadHeld, loadRequest } from '@/lib/requests/load-request'
import type { Request } from '@/lib/requests/request'
import { hashForDay, addLimitEntry } from '@/lib/security/limits'
import { STORE_TIMEOUT_MS, type Store } from '@/lib/store/store'
import { createListBlocks, formatAreaMail } from './day-lists'
import { makeMessageId } from './mailer'
import type { OutboxEntry } from './outbox'
import { mailDispatchers } from './send-to-dispatchers'

const PERIOD_MS = 10 * MINUTE_MS
/** The next digest lists the rest. */
const NEW_MAX = 100
/** The desk lists the rest. */
const HELD_MAX = 20
/** The mark of a held request in `details.sent`. Its own message still goes out after a release. */
const HELD_MARK = 'held'

/** @param entries oldest first @returns when to retry, in epoch milliseconds, if this period's digest was sent */
export async function sendDigest(
  ops: Store,
  area: AreaKey,
  entries: readonly OutboxEntry[],
): Promise<number | undefined> {
  const [first] = entries
  if (!first || !(env.SMTP_URL || env.CHAT_WEBHOOK_URL)) return undefined
  const now = Date.now()
  const listKind = (kind: 'request' | 'held') =>
    entries.filter(({ messageKind }) => messageKind === kind)
  const office = env.SMTP_URL ? 'email' : 'chat'
  const fresh = await loadUnsent(listKind('request'), NEW_MAX, office, ({ list, key }) =>
    loadRequest(ops, list, key),
  )
  const held = await loadUnsent(listKind('held'), HELD_MAX, HELD_MARK, ({ key }) =>
    loadHeld(ops, key),
  )
  const named = [...fresh.requests, ...held.requests]
  if (named.length === 0) return undefined
  const next = (Math.floor(now / PERIOD_MS) + 1) * PERIOD_MS
  const period = hashForDay('digest', `${next} ${area}`, now)
  const attempt = { now, deadline: now + STORE_TIMEOUT_MS }
  const { isAllowed } = await addLimitEntry(ops, period, crypto.randomUUID(), { max: 1 }, attempt)
  if (!isAllowed) return next

  const mail = buildDigest(getAreaCity(area).city, fresh, held, now)
  const at = Date.parse(first.at)
  // A retry gets the same id, and a digest of other requests a new one.
  const keys = named.map(({ key }) => key).join()
  const messageId = makeMessageId(area, 'digest', hashForDay('digest', keys, at))
  if (env.SMTP_URL) await mailDispatchers(ops, area, { ...mail, messageId }, at)
  const chat = env.CHAT_WEBHOOK_URL && postChat(env.CHAT_WEBHOOK_URL, mail.subject)
  // The mail has the same news, so we ignore a chat that fails after it.
  await (env.SMTP_URL ? Promise.allSettled([chat]) : chat)
  await noteSent(ops, named, toInstant(new Date(now)))
  return undefined
}

interface Unsent {
  requests: readonly Request[]
  more: number
}

function buildDigest(city: City, fresh: Unsent, held: Unsent, now: number) {
  const [freshCount, heldCount] = [fresh.requests.length, held.requests.length + held.more]
  const counts = [
    freshCount > 0 && `${freshCount} new request${freshCount === 1 ? '' : 's'}`,
    heldCount > 0 && `${heldCount} held as suspected spam`,
  ]
  const heading = counts.filter(Boolean).join(', ')
  const bodies = formatAreaMail(city, {
    heading,
    blocks: [
      ...createListBlocks(fresh.requests, { title: 'New requests', now }),
      ...createListBlocks(held.requests, { title: 'Suspected spam', now, more: held.more }),
    ],
    footer: [['One mail for all requests of these minutes, at most six an hour.']],
  })
  return { subject: `${city.locationName}: ${heading}`, ...bodies }
}

/** Skips requests that a digest has listed: their entries may still wait for the customer's mail. */
async function loadUnsent(
  entries: readonly OutboxEntry[],
  max: number,
  mark: string,
  load: (entry: OutboxEntry) => Promise<Request | undefined>,
): Promise<Unsent> {
  const unsent = new Map<string, Request>()
  let start = 0
  for (; start < entries.length && unsent.size < max; start += max) {
    const loaded = await Promise.all(entries.slice(start, start + max).map(load))
    for (const request of loaded)
      if (request && !request.sent.has(mark)) unsent.set(request.key, request)
  }
  const unread = Math.max(0, entries.length - start)
  const requests = [...unsent.values()].slice(0, max)
  return { requests, more: unread + unsent.size - requests.length }
}

async function noteSent(ops: Store, named: readonly Request[], at: string): Promise<void> {
  const office = {
    ...(env.SMTP_URL && { 'sent/email': at }),
    ...(env.CHAT_WEBHOOK_URL && { 'sent/chat': at }),
  }
  const notes = named.map(({ key, isHeld }) =>
    ops.update('details', key, isHeld ? { [`sent/${HELD_MARK}`]: at } : office),
  )
  await Promise.all(notes)
}
