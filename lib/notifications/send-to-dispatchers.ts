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
import { createBookingPath } from '@/lib/security/booking-link'
import { hashForDay, takePlace } from '@/lib/security/limits'
import { countRequestsToday } from '@/lib/security/person'
import { STORE_TIMEOUT_MS, type Store } from '@/lib/store/store'
import { sendCopy } from './copies'
import { buildDispatchMail } from './dispatcher-mail'
import { makeMessageId, sendMail, type Mail, type MailError } from './mailer'
import { messageId, type Message, type OutboxEntry } from './outbox'
import { listOfficeAttachments } from './pickup-calendar'

/** @throws Error without personal data */
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
        requestsToday: await countRequestsToday(store, phone, key, sentAt),
      }),
    }),
    attachments: await listCalendarFiles(store, request, entry),
    messageId: makeMessageId(messageId(entry), 'email'),
  }
  await mailDispatchers(store, request.areaKey, mail, Date.parse(entry.at))
  return 'sent'
}

/**
 * To a crew area's own addresses, or to the general ones where the server knows none of these.
 * @param at when it was due, in epoch milliseconds
 * @throws Error without personal data; also where one recipient is refused for now
 */
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
    // A later try reaches who was refused for now; the others get the same Message-ID again.
    if (sent.deferred > 0) throw new DeferredError('a recipient was refused for now')
  })
}

class DeferredError extends Error {
  readonly mayBeDelivered = true
}

/** Once a day for each setting. Never throws. */
async function alertOnRefusal(
  store: Store,
  setting: string,
  refused: string[] = [],
): Promise<void> {
  if (refused.length === 0) return
  const now = Date.now()
  const attempt = { now, deadline: now + STORE_TIMEOUT_MS }
  const limitKey = hashForDay('refused', setting, now)
  const isFirst = await takePlace(store, limitKey, 'alert', { max: 1 }, attempt).then(
    ({ isNew }) => isNew,
    () => true,
  )
  const text = `the mail server refuses ${refused.join(', ')} for good. Correct ${setting}, then run npm run doctor -- --send-test.`
  if (isFirst) await sendAlert(`${SITE_URL}: ${text}`)
}

/** Of the pickup, and of the ones that it replaces, which leave the calendar. @throws without an answer */
async function listCalendarFiles(store: Store, request: Request, { list, replaces }: OutboxEntry) {
  const keys = request.replaces ? (replaces?.split(',') ?? []) : []
  const replaced = await Promise.all(keys.map((key) => loadRequest(store, list, key)))
  return [request, ...replaced].flatMap((one) =>
    one ? listOfficeAttachments(one, new Date()) : [],
  )
}

/** The area's own addresses (`dispatch_email`), else its location's, else `DISPATCH_EMAIL`. @throws without an answer */
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
