import 'server-only'
import { HOUR_MS } from '@/lib/dates/durations'
import { env, SITE_URL } from '@/lib/env'
import { EmailListSchema } from '@/lib/env-formats'
import { logEvent } from '@/lib/log'
import { loadRequest } from '@/lib/requests/load-request'
import type { Request } from '@/lib/requests/request'
import { createBookingPath } from '@/lib/security/booking-link'
import { countRequestsToday } from '@/lib/security/limits'
import { STORE_TIMEOUT_MS, type Store } from '@/lib/store/store'
import type { Notice } from './channels'
import { buildDispatchMail } from './dispatcher-mail'
import { makeMessageId, sendMail, type Mail, type MailError } from './mailer'
import type { OutboxEntry } from './outbox'
import { listOfficeAttachments } from './pickup-calendar'

/** @throws Error without personal data */
export async function sendToDispatchers({ request, entry }: Notice, store: Store): Promise<'sent'> {
  const { key, cityKey, phone, language } = request
  const sentAt = { now: Date.parse(entry.at), deadline: Date.now() + STORE_TIMEOUT_MS }
  const mail = {
    ...buildDispatchMail(request, {
      ...(cityKey && {
        bookingUrl: SITE_URL + createBookingPath(cityKey, key, {}, language),
        officeUrl: SITE_URL + createBookingPath(cityKey, key, { office: '1' }),
      }),
      ...(entry.occasion === 'request' && {
        requestsToday: await countRequestsToday(store, phone, key, sentAt),
      }),
    }),
    attachments: await listCalendarFiles(store, request, entry),
    messageId: makeMessageId(key, 'dispatch', request.change?.id),
  }
  await mailDispatchers(store, request.locationId, mail, Date.parse(entry.at))
  return 'sent'
}

/**
 * To a location's own addresses, or to the general ones where the server knows none of these.
 * @param at when it was due, in epoch milliseconds
 * @throws Error without personal data; for an hour also where one recipient is refused for now
 */
export async function mailDispatchers(
  store: Store,
  location: string,
  mail: Omit<Mail, 'to'>,
  at: number,
): Promise<void> {
  const to = await getDispatchers(store, location)
  const { deferred } = await sendMail({ ...mail, to }).catch((error: MailError) => {
    if (error.isUnknownAddress) return sendMail({ ...mail, to: env.DISPATCH_EMAIL ?? [] })
    throw error
  })
  // A later try reaches who was refused for now; the others get the same Message-ID again.
  if (deferred > 0 && Date.now() - at < HOUR_MS) throw new Error('a recipient was refused for now')
}

/** Of the pickup, and of the ones that it replaces, which leave the calendar. @throws without an answer */
async function listCalendarFiles(store: Store, request: Request, { list, replaces }: OutboxEntry) {
  const keys = request.replaces ? (replaces?.split(',') ?? []) : []
  const replaced = await Promise.all(keys.map((key) => loadRequest(store, list, key)))
  return [request, ...replaced].flatMap((one) =>
    one ? listOfficeAttachments(one, new Date()) : [],
  )
}

/** The location's own addresses (`dispatch_email`), else `DISPATCH_EMAIL`. @throws without an answer */
async function getDispatchers(store: Store, id: string): Promise<string[]> {
  const general = env.DISPATCH_EMAIL ?? []
  if (id === '') return general
  const location = await store.read('locations', id, Date.now() + STORE_TIMEOUT_MS)
  const addresses = location?.dispatch_email
  if (!addresses) return general
  const { data } = EmailListSchema.safeParse(addresses)
  if (!data) logEvent('location', { outcome: 'ignored', id, fields: ['dispatch_email'] }, 'error')
  return data ?? general
}
