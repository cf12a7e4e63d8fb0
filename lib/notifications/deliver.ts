import 'server-only'
import { env } from '@/lib/env'
import { toInstant } from '@/lib/dates/instant'
import { logEvent } from '@/lib/log'
import { saveToDesk } from '@/lib/requests/desk-index'
import { isAhead, type Request } from '@/lib/requests/request'
import { GAVE_UP, type SendOutcome } from '@/lib/requests/request-parts'
import { countRequest } from '@/lib/security/limits'
import { waitUntil, sleep } from '@/lib/deadline'
import { decodeTime } from '@/lib/forms/push-key'
import { STORE_TIMEOUT_MS, type Store } from '@/lib/store/store'
import { getActiveChannels, isRequestOrChange, type Channel } from './channels'
import { mayBeDelivered } from './copies'
import {
  messageId,
  postpone,
  removeEntry,
  toChange,
  type Message,
  type OutboxEntry,
  type Queued,
} from './outbox'
import { planDays } from './day-plan'
import { addReminder } from './reminder-mail'

/** Short, because the function is stopped after 30 s (vercel.json). */
const RETRY_DELAYS_MS = [1_000, 4_000]
/** A try may take ten seconds, so none begins later than this after the first. */
const LAST_TRY_MS = 10_000

/** The delivery's name in `details.sent`: `email`, `email:0-cancelled`. */
const getSentName = ({ name }: Channel, entry: OutboxEntry) =>
  messageId({ ...entry, key: name }, ':')

export interface Deliveries {
  /** Names of the channels to retry; those of `gaveUp` are not retried. */
  undelivered: string[]
  gaveUp: string[]
  isDone: boolean
  /** Set when the retry has a time of its own, in epoch milliseconds. */
  due?: number | undefined
}

/** Sends by each channel that `details.sent` lacks, and notes it there. May send twice. Never throws. */
export async function deliver(
  store: Store,
  request: Request,
  entry: OutboxEntry,
  retryDelays: readonly number[] = [],
): Promise<Deliveries> {
  const change = entry.messageKind === 'change' ? toChange(entry) : undefined
  const message = { request: { ...request, change }, entry }
  const channels = getActiveChannels().filter(
    (channel) => channel.accepts(message) && !request.sent.has(getSentName(channel, entry)),
  )
  const [isPlanned, outcomes] = await Promise.all([
    plan(store, message),
    Promise.all(channels.map((channel) => deliverTo(channel, store, message, retryDelays))),
  ])
  const list = (outcome: Outcome) =>
    channels.flatMap(({ name }, index) => (outcomes[index] === outcome ? [name] : []))
  const undelivered = list('undelivered')
  return { undelivered, gaveUp: list(GAVE_UP), isDone: isPlanned && undelivered.length === 0 }
}

async function plan(store: Store, message: Message): Promise<boolean> {
  if (!isRequestOrChange(message)) return true
  const { request, entry } = message
  const planMails = () => [
    addReminder(store, request),
    planDays(store, request, Date.now(), Date.parse(entry.at)),
  ]
  const mails = env.SMTP_URL ? planMails() : []
  return Promise.all([saveToDesk(store, request), ...mails]).then(
    () => true,
    () => false,
  )
}

type Outcome = SendOutcome | 'undelivered'

async function deliverTo(
  channel: Channel,
  store: Store,
  message: Message,
  retryDelays: readonly number[],
): Promise<Outcome> {
  const { list, key } = message.entry
  const log = (outcome: string, reason?: string) =>
    logEvent('delivery', { channel: channel.name, outcome, list, key, reason }, 'error')
  let outcome: Outcome = GAVE_UP
  try {
    if (!isTooOld(channel, message)) outcome = await send(store, channel, message, retryDelays)
  } catch (error) {
    log('undelivered', (error as Error).message)
    return 'undelivered'
  }
  if (outcome !== 'sent') log(outcome)
  const value = outcome === 'sent' ? toInstant(new Date()) : outcome
  const note = { [`sent/${getSentName(channel, message.entry)}`]: value }
  await waitUntil(Date.now() + STORE_TIMEOUT_MS, store.update('details', key, note)).catch(
    ({ message }: Error) => log('not-noted', message),
  )
  return outcome
}

function isTooOld({ maxAgeMs }: Channel, { request, entry }: Message): boolean {
  if (entry.messageKind === 'reminder') return !isAhead(request, new Date())
  return Date.now() - Date.parse(entry.at) >= maxAgeMs
}

async function send(
  store: Store,
  channel: Channel,
  message: Message,
  retryDelays: readonly number[],
): Promise<SendOutcome> {
  const lastStart = Date.now() + LAST_TRY_MS
  for (const delay of retryDelays) {
    try {
      return await channel.send(message, store)
    } catch (error) {
      if (mayBeDelivered(error) || Date.now() + delay > lastStart) throw error
      await sleep(delay)
    }
  }
  return channel.send(message, store)
}

/** Call it after the reply to the visitor. A cron run retries what fails. Never throws. */
export async function deliverNow(store: Store, request: Request, queued: Queued): Promise<void> {
  const { areaKey, key } = request
  const attempt = { now: Date.now(), deadline: Date.now() + STORE_TIMEOUT_MS }
  const isNew = queued.entry.messageKind === 'request'
  if (areaKey && isNew && (await countRequest(store, areaKey, key, attempt))) {
    // The area is busy: a cron run sends the office a digest, and the customers' mails in turns.
    const entry = { ...queued.entry, digest: areaKey }
    return postpone(store, { ...queued, entry }, decodeTime(queued.entryKey)).catch(() => undefined)
  }
  const { isDone } = await deliver(store, request, queued.entry, RETRY_DELAYS_MS)
  if (isDone) await removeEntry(store, queued)
}
