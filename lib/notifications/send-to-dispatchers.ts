import 'server-only'
import { getAreaLocation } from '@/lib/cities/location-cities'
import type { AreaKey } from '@/lib/cities/locations'
import { env, SITE_URL } from '@/lib/env'
import { EmailListSchema } from '@/lib/env-formats'
import { findDispatchEmail } from '@/lib/locations/location'
import { logEvent } from '@/lib/log'
import { sendAlert } from '@/lib/monitoring/alert'
import { loadRequest } from '@/lib/requests/load-request'
import type { Request } from '@/lib/requests/request'
import { createBookingPath } from '@/lib/security/signed-links'
import { hashForDay, addLimitEntry } from '@/lib/security/limits'
import { countRecentRequests } from '@/lib/security/person'
import { STORE_TIMEOUT_MS, type Store } from '@/lib/store/store'
import { sendCopy } from './copies'
import { buildDispatchMail } from './dispatcher-mail'
import { makeMessageId, sendMail, type Mail, type MailError } from './mailer'
import { messageId, type Message, type OutboxEntry } from './outbox'
import { listOfficeAttachments } from './pickup-calendar'

export async function sendToDispatchers(
  { request, entry }: Message,
  store: Store,
): Promise<'sent'> {
  const { key, cityKey, phone, language } = request
  const sentAt = { now: Date.parse(entry.at), deadline: Date.now() + STORE_TIMEOUT_MS }
  const mail = {
    ...buildDispatchMail(request, {
      ...(cityKey && {
        bookingUrl: SITE_URL + createBookingPath(cityKey, key, {}, language),
      }),
      ...(entry.messageKind === 'request' && {
        recentRequests: await countRecentRequests(store, phone, key, sentAt),
      }),
    }),
    attachments: await listCalendarFiles(store, request, entry),
    messageId: makeMessageId(messageId(entry), 'email'),
  }
  await mailDispatchers(store, request.areaKey, mail, Date.parse(entry.at))
  return 'sent'
}

/** @param at epoch milliseconds @throws, without personal data, even if only one recipient is deferred */
export async function mailDispatchers(
  store: Store,
  area: AreaKey | undefined,
  mail: Omit<Mail, 'to'>,
  at: number,
): Promise<void> {
  const { to, setting } = await getDispatchers(store, area)
  await sendCopy(store, mail.messageId, at, async () => {
    const sent = await sendMail({ ...mail, to }).catch(async (error: MailError) => {
      await alertOnRefusal(store, setting, error.refused)
      if (error.isUnknownAddress) return sendMail({ ...mail, to: env.DISPATCH_EMAIL ?? [] })
      throw error
    })
    await alertOnRefusal(store, setting, sent.refused)
    // The next try reaches the deferred ones; the others get a copy with the same Message-ID.
    if (sent.deferred > 0) throw new DeferredError('a recipient was deferred')
  })
}

class DeferredError extends Error {
  readonly mayBeDelivered = true
}

/** Alerts once a day for each setting. Never throws. */
async function alertOnRefusal(
  store: Store,
  setting: string,
  refused: string[] = [],
): Promise<void> {
  if (refused.length === 0) return
  const now = Date.now()
  const attempt = { now, deadline: now + STORE_TIMEOUT_MS }
  const limitKey = hashForDay('refused', setting, now)
  const isFirst = await addLimitEntry(store, limitKey, 'alert', { max: 1 }, attempt).then(
    ({ isNew }) => isNew,
    () => true,
  )
  const text = `the mail server refuses ${refused.join(', ')} for good. Correct ${setting}, then run npm run doctor -- --send-test.`
  if (isFirst) await sendAlert(`${SITE_URL}: ${text}`)
}

/** Includes the pickups that it replaces, so that they leave the calendar. */
async function listCalendarFiles(store: Store, request: Request, { list, replaces }: OutboxEntry) {
  const keys = request.replaces ? (replaces?.split(',') ?? []) : []
  const replaced = await Promise.all(keys.map((key) => loadRequest(store, list, key)))
  return [request, ...replaced].flatMap((one) =>
    one ? listOfficeAttachments(one, new Date()) : [],
  )
}

/** The area's `dispatch_email`, else its location's; `DISPATCH_EMAIL` if there is none or it is invalid. */
async function getDispatchers(
  store: Store,
  areaKey: AreaKey | undefined,
): Promise<{ to: string[]; setting: string }> {
  const general = { to: env.DISPATCH_EMAIL ?? [], setting: 'DISPATCH_EMAIL' }
  if (!areaKey) return general
  const id = getAreaLocation(areaKey)
  const record = await store.read('locations', id, Date.now() + STORE_TIMEOUT_MS)
  const { path, value } = findDispatchEmail(areaKey, record ?? {})
  if (!value) return general
  const { data } = EmailListSchema.safeParse(value)
  if (!data) logEvent('location', { outcome: 'ignored', id, fields: [path] }, 'error')
  return data ? { to: data, setting: `locations/${id}/${path}` } : general
}
