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
import { STORE_TIMEOUT_MS, type Store } from '@/lib/store/store'
import { getActiveChannels } from './channels'
import { LISTS } from './day-lists'
import { buildDigestMail } from './digest-mail'
import { createOfficeUrl, listHeld } from './held'
import { makeMessageId } from './mailer'
import { DIGEST_MS, type OutboxEntry } from './outbox'
import { mailDispatchers } from './send-to-dispatchers'

/** At most six an hour. */
const PERIOD_MS = 10 * MINUTE_MS
/** The key of a request is made in the browser, before it is sent. */
const KEY_LEAD_MS = 10 * MINUTE_MS

/**
 * Sends the office of a location one mail, and one text to its chat, about requests of a busy time and about
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
  const active = getActiveChannels().map(({ name }) => name)
  const [first] = entries
  const [main, ...others] = (['email', 'chat'] as const).filter((name) => active.includes(name))
  if (!cityKey || !first || !main) return undefined
  const now = Date.now()
  const held = await loadHeldOf(ops, location, entries)
  const fresh = await loadFresh(ops, entries, main)
  if (fresh.length + held.length === 0) return undefined
  const next = (Math.floor(now / PERIOD_MS) + 1) * PERIOD_MS
  const period = hashForDay('digest', `${next} ${location}`, now)
  const attempt = { now, deadline: now + STORE_TIMEOUT_MS }
  const { isTaken } = await takePlace(ops, period, crypto.randomUUID(), { max: 1 }, attempt)
  if (!isTaken) return next

  const city = getCity(cityKey)
  const mail = buildDigestMail(fresh, held, {
    place: city.locationName,
    lang: city.country === 'canada' ? 'en-CA' : 'en-US',
    getOfficeUrl: createOfficeUrl(now),
  })
  const at = Date.parse(first.at)
  const messageId = makeMessageId(location, 'digest', String(at))
  const send = {
    email: () => mailDispatchers(ops, location, { ...mail, messageId }, at),
    chat: () => postChat(env.CHAT_WEBHOOK_URL ?? '', mail.subject),
  }
  await send[main]()
  const more = await Promise.all(
    others.map((name) =>
      send[name]()
        .then(() => [name])
        .catch(() => []),
    ),
  )
  const sentAt = toInstant(new Date(now))
  const note = Object.fromEntries([main, ...more.flat()].map((name) => [`sent/${name}`, sentAt]))
  await Promise.all(fresh.map(({ key }) => ops.update('details', key, note)))
  return undefined
}

/** Of the minutes that the entries name. */
async function loadHeldOf(ops: Store, location: string, entries: readonly OutboxEntry[]) {
  const starts = entries
    .filter(({ occasion }) => occasion === 'digest')
    .map(({ at }) => Date.parse(at))
  if (starts.length === 0) return []
  return listHeld(ops, location, {
    since: Math.min(...starts) - KEY_LEAD_MS,
    max: LISTS.held.max,
    isWanted: (at) => starts.some((start) => at >= start && at < start + DIGEST_MS),
  })
}

async function loadFresh(ops: Store, entries: readonly OutboxEntry[], channel: string) {
  const requests = entries.filter(({ occasion }) => occasion === 'request')
  const loaded = await Promise.all(
    requests.slice(0, LISTS.fresh.max).map(({ list, key }) => loadRequest(ops, list, key)),
  )
  return loaded.filter((one): one is Request => one !== undefined && !one.sent.has(channel))
}
