import 'server-only'
import { env } from '@/lib/env'
import { toInstant } from '@/lib/forms/stored-fields'
import { logEvent } from '@/lib/log'
import type { Request } from '@/lib/requests/request'
import { settleBy, sleep, STORE_TIMEOUT_MS, type Store } from '@/lib/store/store'
import { getActiveChannels, isNews, type Channel, type Notice } from './channels'
import { MailError } from './mailer'
import { removeEntry, type OutboxEntry, type Owed } from './outbox'
import { planDays } from './day-plan'
import { addReminder } from './reminders'

/** The tries must end within the function's 30 s (vercel.json). */
const RETRY_DELAYS_MS = [1_000, 4_000]

/** Of the channel and what it tells, in `details.sent`: `email`, `email:0-cancelled`. */
function getSentName({ name }: Channel, { occasion, change_id: id, date }: OutboxEntry): string {
  const what = id ?? date ?? occasion
  return what === 'request' ? name : `${name}:${what}`
}

/**
 * Tells every channel that was not told yet, each on its own, and notes it in `details.sent`. Never throws.
 * At least once: what was sent without a note is sent again by a later call.
 * @returns the names of the channels that are still owed, and whether nothing is
 */
export async function deliver(
  store: Store,
  request: Request,
  entry: OutboxEntry,
  retryDelays: readonly number[] = [],
): Promise<{ missed: string[]; isDone: boolean }> {
  const { change_id: id = '', from = '', to = '', at, by } = entry
  const change = entry.occasion === 'change' ? { id, from, to, at, ...(by && { by }) } : undefined
  const notice = { request: { ...request, change }, entry }
  const owed = getActiveChannels().filter(
    (channel) =>
      channel.accepts(notice) &&
      !request.sent.has(getSentName(channel, entry)) &&
      // A reminder has an end of its own.
      (entry.occasion === 'reminder' || Date.now() - Date.parse(at) < channel.maxAgeMs),
  )
  const [isPlanned, ...missed] = await Promise.all([
    plan(store, notice),
    ...owed.map(async (channel) =>
      (await tell(store, channel, notice, retryDelays)) ? [] : [channel.name],
    ),
  ])
  return { missed: missed.flat(), isDone: isPlanned && missed.flat().length === 0 }
}

/** What is owed at a later time. */
async function plan(store: Store, notice: Notice): Promise<boolean> {
  if (!env.SMTP_URL || !isNews(notice)) return true
  const { request } = notice
  return Promise.all([addReminder(store, request), planDays(store, request)]).then(
    () => true,
    () => false,
  )
}

async function tell(
  store: Store,
  channel: Channel,
  notice: Notice,
  retryDelays: readonly number[],
): Promise<boolean> {
  const { list, key } = notice.entry
  const log = (outcome: string, reason?: string) =>
    logEvent('delivery', { channel: channel.name, outcome, list, key, reason }, 'error')
  let result: 'sent' | 'refused'
  try {
    result = await send(store, channel, notice, retryDelays)
  } catch (error) {
    log('missed', (error as Error).message)
    return false
  }
  if (result === 'refused') log('refused')
  const value = result === 'sent' ? toInstant(new Date()) : result
  const note = { [`sent/${getSentName(channel, notice.entry)}`]: value }
  await settleBy(Date.now() + STORE_TIMEOUT_MS, store.update('details', key, note)).catch(
    ({ message }: Error) => log('not-noted', message),
  )
  return true
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
      // The server may have taken the mail.
      if (error instanceof MailError && error.isTimeout) throw error
      await sleep(delay)
    }
  }
  return channel.send(notice, store)
}

/** Of a new request or change, after the answer: what fails is left to a run. Never throws. */
export async function deliverNow(store: Store, request: Request, owed: Owed): Promise<void> {
  const { isDone } = await deliver(store, request, owed.entry, RETRY_DELAYS_MS)
  if (isDone) await removeEntry(store, owed)
}
