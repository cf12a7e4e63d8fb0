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
import { CANCELLED, REPLACED, type RequestChange } from '@/lib/requests/change'
import { STORE_TIMEOUT_MS } from '@/lib/requests/load-request'
import type { Request } from '@/lib/requests/request'
import type { Store } from '@/lib/store/store'
import { createBookingPath } from '@/lib/signing/booking-link'
import { takeConfirmation, type Confirmation } from '@/lib/limits/confirmation-limits'
import { makeMessageId } from './message-id'

/** A request that the office still has to do, or the customer's last change of it. */
export function acceptsConfirmation(request: Request): boolean {
  const { email, changes, change, isUntouched } = request
  const lastChange = changes.at(-1)
  if (email === '' || change?.to === REPLACED) return false
  if (change && lastChange && lastChange.id !== change.id) return false
  if (isClosing(change ?? lastChange)) return change !== undefined
  return isUntouched
}

function isClosing(change: RequestChange | undefined): boolean {
  return change?.to === CANCELLED || change?.to === REPLACED
}

/** Of the request, or of its change. @throws Error without personal data */
export function sendConfirmation(request: Request, store: Store): Promise<'sent' | 'refused'> {
  const { change } = request
  const build = (settings: CustomerMailSettings) =>
    change ? buildChangeMail(request, change, settings) : buildConfirmationMail(request, settings)
  const pool = change ? 'change' : 'confirmation'
  const mail = { pool, occasion: change?.id ?? '', isClosing: isClosing(change), build } as const
  return sendToCustomer(request, store, mail)
}

/** @throws Error without personal data */
export function sendReminder(request: Request, store: Store): Promise<'sent' | 'refused'> {
  const build = (settings: CustomerMailSettings) => buildReminderMail(request, settings)
  const occasion = getReminderDay(request)
  return sendToCustomer(request, store, { pool: 'reminder', occasion, isClosing: false, build })
}

/** The pickup's day: a moved pickup has a reminder of its own. */
export function getReminderDay({ pickup }: Request): string {
  return pickup?.date ?? ''
}

interface CustomerMail extends Pick<Confirmation, 'pool' | 'occasion' | 'isClosing'> {
  build: (settings: CustomerMailSettings) => (Omit<Mail, 'messageId'> & { to: string }) | undefined
}

async function sendToCustomer(
  { key, cityKey: ownCityKey, locationId }: Request,
  store: Store,
  { pool, occasion, isClosing, build }: CustomerMail,
): Promise<'sent' | 'refused'> {
  const cityKey = findRequestCityKey(ownCityKey, locationId)
  if (!cityKey) return 'refused'
  const deadline = Date.now() + STORE_TIMEOUT_MS
  const { phone, takesTexts } = await readLocation(getCity(cityKey).locationId, deadline)
  const now = new Date()
  const bookingUrl = SITE_URL + createBookingPath(cityKey, key)
  const mail = build({ cityKey, phone, takesTexts, siteUrl: SITE_URL, bookingUrl, now })
  if (!mail) return 'refused'
  const confirmation = { key, pool, occasion, isClosing, now: now.getTime(), deadline }
  const result = await takeConfirmation(store, mail.to, confirmation)
  if (result !== 'taken') {
    // The next hour is early enough; for a reminder the next day, too.
    const isTriedAgain = pool === 'reminder' || (pool === 'change' && result === 'hourFull')
    if (isTriedAgain) throw new Error(`the limit of ${pool} mails is reached`)
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
