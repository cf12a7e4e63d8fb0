import 'server-only'
import { env } from '@/lib/env'
import { toInstant } from '@/lib/forms/stored-fields'
import { logEvent } from '@/lib/log'
import { saveToDesk } from '@/lib/requests/desk-index'
import { isAhead, type Request } from '@/lib/requests/request'
import { GAVE_UP } from '@/lib/requests/sent'
import { countRequest } from '@/lib/security/area-load'
import { decodeTime } from '@/lib/store/record-key'
import { settleBy, sleep } from '@/lib/deadline'
import { STORE_TIMEOUT_MS, type Store } from '@/lib/store/store'
import { getActiveChannels, isNews, type Channel, type Notice } from './channels'
import { mayBeDelivered } from './copies'
import { postpone, removeEntry, toChange, type OutboxEntry, type Owed } from './outbox'
import { planDays } from './day-plan'
import { addReminder } from './reminders'

/** The tries must end within the function's 30 s (vercel.json). */
const RETRY_DELAYS_MS = [1_000, 4_000]

/** Of the channel and what it tells, in `details.sent`: `email`, `email:0-cancelled`. */
function getSentName({ name }: Channel, { occasion, change_id: id, date }: OutboxEntry): string {
  const what = id ?? date ?? occasion
  return what === 'request' ? name : `${name}:${what}`
}

export interface Deliveries {
  /** Names of the channels that are tried again. */
  missed: string[]
  /** Names of the channels that are not tried again. */
  gaveUp: string[]
  isDone: boolean
}

/**
 * Delivers to every channel that does not have it, each on its own, and notes it in `details.sent`. Never
 * throws. At least once: a later call delivers again what could not be noted.
 */
export async function deliver(
  store: Store,
  request: Request,
  entry: OutboxEntry,
  retryDelays: readonly number[] = [],
): Promise<Deliveries> {
  const change = entry.occasion === 'change' ? toChange(entry) : undefined
  const notice = { request: { ...request, change }, entry }
  const channels = getActiveChannels().filter(
    (channel) => channel.accepts(notice) && !request.sent.has(getSentName(channel, entry)),
  )
  const [isPlanned, outcomes] = await Promise.all([
    plan(store, notice),
    Promise.all(channels.map((channel) => deliverTo(channel, store, notice, retryDelays))),
  ])
  const list = (outcome: Outcome) =>
    channels.flatMap(({ name }, index) => (outcomes[index] === outcome ? [name] : []))
  const missed = list('missed')
  return { missed, gaveUp: list(GAVE_UP), isDone: isPlanned && missed.length === 0 }
}

/** The office's index, and the mails of a later time. */
async function plan(store: Store, notice: Notice): Promise<boolean> {
  if (!isNews(notice)) return true
  const { request, entry } = notice
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

type Outcome = 'sent' | 'refused' | 'missed' | typeof GAVE_UP

async function deliverTo(
  channel: Channel,
  store: Store,
  notice: Notice,
  retryDelays: readonly number[],
): Promise<Outcome> {
  const { list, key } = notice.entry
  const log = (outcome: string, reason?: string) =>
    logEvent('delivery', { channel: channel.name, outcome, list, key, reason }, 'error')
  let outcome: Outcome = GAVE_UP
  try {
    if (!isTooOld(channel, notice)) outcome = await send(store, channel, notice, retryDelays)
  } catch (error) {
    log('missed', (error as Error).message)
    return 'missed'
  }
  if (outcome !== 'sent') log(outcome)
  const value = outcome === 'sent' ? toInstant(new Date()) : outcome
  const note = { [`sent/${getSentName(channel, notice.entry)}`]: value }
  await settleBy(Date.now() + STORE_TIMEOUT_MS, store.update('details', key, note)).catch(
    ({ message }: Error) => log('not-noted', message),
  )
  return outcome
}

/** A reminder is, when its pickup begins. */
function isTooOld({ maxAgeMs }: Channel, { request, entry }: Notice): boolean {
  if (entry.occasion === 'reminder') return !isAhead(request, new Date())
  return Date.now() - Date.parse(entry.at) >= maxAgeMs
}

async function send(
  store: Store,
  channel: Channel,
  notice: Notice,
  retryDelays: readonly number[],
): Promise<'sent' | 'refused'> {
  for (const delay of retryDelays) {
    try {
      return await channel.send(notice, store)
    } catch (error) {
      if (mayBeDelivered(error)) throw error
      await sleep(delay)
    }
  }
  return channel.send(notice, store)
}

/** For a new request or change, after the answer: a run does what fails. Never throws. */
export async function deliverNow(store: Store, request: Request, owed: Owed): Promise<void> {
  const { areaKey, key } = request
  const attempt = { now: Date.now(), deadline: Date.now() + STORE_TIMEOUT_MS }
  const isNew = owed.entry.occasion === 'request'
  if (areaKey && isNew && (await countRequest(store, areaKey, key, attempt))) {
    // A run sends it: the office has a digest, and the customers' mails take turns.
    const entry = { ...owed.entry, digest: areaKey }
    return postpone(store, { ...owed, entry }, decodeTime(owed.entryKey)).catch(() => undefined)
  }
  const { isDone } = await deliver(store, request, owed.entry, RETRY_DELAYS_MS)
  if (isDone) await removeEntry(store, owed)
}
