import 'server-only'
import { getCity } from '@/lib/cities/cities'
import { findRequestCityKey } from '@/lib/cities/location-cities'
import { SITE_URL } from '@/lib/env'
import { readLocation } from '@/lib/locations/location'
import { buildChangeMail } from '@/lib/notifications/change-mail'
import { buildConfirmationMail } from '@/lib/notifications/confirmation-mail'
import type { CustomerMailSettings } from '@/lib/notifications/customer-mail'
import { MailError, sendMail, type Mail } from '@/lib/notifications/mailer'
import { buildReminderMail } from '@/lib/notifications/reminder-mail'
import { CANCELLED, listChanges, WITHDRAWN } from '@/lib/notifications/request-change'
import { readEmail } from '@/lib/notifications/request-summary'
import { readText, STORE_TIMEOUT_MS, type StoredRequest } from '@/lib/notifications/stored-request'
import type { Store } from '@/lib/store/store'
import { createBookingPath } from './booking-link'
import { takeConfirmation, type Confirmation } from './confirmation-limits'
import { makeMessageId } from './message-id'

/** A request that the office still has to do, or the customer's last change of it. */
export function acceptsConfirmation(request: StoredRequest): boolean {
  const { list, record, details, change } = request
  if (readEmail(request) === '') return false
  const lastChange = listChanges(details).at(-1)
  if (change && lastChange && lastChange.id !== change.id) return false
  const isOver = [CANCELLED, WITHDRAWN].includes((change ?? lastChange)?.to ?? '')
  if (isOver) return change !== undefined
  return list === 'leads' ? record.status === 'new' : record.job_status === 'active'
}

/** Of the request, or of its change. @throws Error without personal data */
export function sendConfirmation(
  request: StoredRequest,
  store: Store,
): Promise<'sent' | 'refused'> {
  const { change } = request
  const build = (settings: CustomerMailSettings) =>
    change ? buildChangeMail(request, change, settings) : buildConfirmationMail(request, settings)
  const mail = { pool: 'confirmation', occasion: change?.id ?? '', build } as const
  return sendToCustomer(request, store, mail)
}

/** @throws Error without personal data */
export function sendReminder(request: StoredRequest, store: Store): Promise<'sent' | 'refused'> {
  const build = (settings: CustomerMailSettings) => buildReminderMail(request, settings)
  const mail = { pool: 'reminder', occasion: getReminderDay(request), build } as const
  return sendToCustomer(request, store, mail)
}

/** The pickup's day: a moved pickup has a reminder of its own. */
export function getReminderDay({ record }: StoredRequest): string {
  return readText(record, 'date')
}

interface CustomerMail extends Pick<Confirmation, 'pool' | 'occasion'> {
  build: (settings: CustomerMailSettings) => (Omit<Mail, 'messageId'> & { to: string }) | undefined
}

async function sendToCustomer(
  { key, record, details }: StoredRequest,
  store: Store,
  { pool, occasion, build }: CustomerMail,
): Promise<'sent' | 'refused'> {
  const cityKey = findRequestCityKey(details.city, record.location_id)
  if (!cityKey) return 'refused'
  const deadline = Date.now() + STORE_TIMEOUT_MS
  const { phone, takesTexts } = await readLocation(getCity(cityKey).locationId, deadline)
  const now = new Date()
  const bookingUrl = SITE_URL + createBookingPath(cityKey, key)
  const mail = build({ cityKey, phone, takesTexts, siteUrl: SITE_URL, bookingUrl, now })
  if (!mail) return 'refused'
  const confirmation = { key, pool, occasion, now: now.getTime(), deadline }
  if (!(await takeConfirmation(store, mail.to, confirmation))) {
    // The next hour is early enough.
    if (pool === 'reminder') throw new Error('the limit of reminders is reached')
    return 'refused'
  }
  try {
    const headers = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }
    await sendMail({ ...mail, headers, messageId: makeMessageId(key, pool, occasion) })
    return 'sent'
  } catch (error) {
    // After a timeout the customer may have it: rather none than one every ten minutes.
    const isFinal = error instanceof MailError && (error.isUnknownAddress || error.isTimeout)
    if (isFinal) return 'refused'
    throw error
  }
}
