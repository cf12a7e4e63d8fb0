import 'server-only'
import { getCity } from '@/lib/cities/cities'
import { findRequestCityKey } from '@/lib/cities/location-cities'
import { SITE_URL } from '@/lib/env'
import { readLocation } from '@/lib/locations/location'
import { foldChanges, isClosing } from '@/lib/requests/change'
import { readText } from '@/lib/requests/read-record'
import { GAVE_UP, type SendOutcome } from '@/lib/requests/request-parts'
import { takeMail } from '@/lib/security/mail-limits'
import { createBookingPath } from '@/lib/security/signed-links'
import { STORE_TIMEOUT_MS, type Store } from '@/lib/store/store'
import { buildChangeMail } from './change-mail'
import { buildConfirmationMail } from './confirmation-mail'
import type { CustomerMailSettings } from './customer-mail'
import { MailError, makeMessageId, sendMail } from './mailer'
import { messageId, type Message } from './outbox'
import { buildReminderMail, isReminded } from './reminder-mail'
import { hasDeclined, isStillWon, isThanked, buildThanksMail } from './thanks-mail'

/** By then a confirmation that was being sent is in `details.sent`. */
const CONFIRMATION_MS = 60_000

/** True while the request is active; a change only counts if it is the last one. */
export function acceptsMail({ request, entry }: Message): boolean {
  const { email, changes, change, isCancelled } = request
  if (email === '' || change?.silent) return false
  if (entry.messageKind === 'reminder') return isReminded(request, entry)
  if (entry.messageKind === 'thanks') return isThanked(request, new Date())
  if (entry.messageKind === 'withdrawal') return false
  const last = changes.at(-1)
  if (change && last && last.id !== change.id) return false
  if (!isClosing(change ?? last)) return !isCancelled
  if (!change) return false
  // Anyone may have typed the address: only one that got the confirmation gets the cancellation.
  const confirmed = request.sent.get('customer')
  return confirmed
    ? !['refused', GAVE_UP].includes(confirmed)
    : Date.now() - Date.parse(entry.at) < CONFIRMATION_MS
}

export async function sendToCustomer(
  { request, entry }: Message,
  store: Store,
): Promise<SendOutcome> {
  const { key, locationId, change, language } = request
  if (isClosing(change) && !request.sent.get('customer'))
    throw new Error('waiting for the confirmation, which may still be on its way')
  const cityKey = findRequestCityKey(request.cityKey, locationId)
  if (!cityKey) return 'refused'
  const now = new Date()
  const deadline = now.getTime() + STORE_TIMEOUT_MS
  const location = await readLocation(getCity(cityKey).areaKey, deadline)
  const bookingUrl = SITE_URL + createBookingPath(cityKey, key, {}, language)
  const declineUrl = SITE_URL + createBookingPath(cityKey, key, { decline: '1' }, language)
  const settings = { ...location, cityKey, siteUrl: SITE_URL, bookingUrl, declineUrl, now }
  const mail = buildMail({ request, entry }, settings)
  if (!mail) return 'refused'
  const { messageKind } = entry
  if (messageKind === 'thanks') {
    if (!(await isStillWon(store, request, deadline))) return 'refused'
    if (await hasDeclined(store, mail.to, deadline)) return 'refused'
  }

  // The office's own entries have no IP address: their record says `Unavailable`.
  const ip = request.isEnteredByOffice ? '' : readText(request.record, 'ip_address')
  const customerMail = { kind: messageKind, holder: messageId(entry, ':'), ip }
  const attempt = { now: now.getTime(), deadline }
  const result = isCausedByOffice({ request, entry })
    ? 'taken'
    : await takeMail(store, mail.to, customerMail, attempt)
  if (result === 'mailboxFull') return 'refused'
  if (result === 'domainFull') return GAVE_UP
  if (result === 'hourFull') throw new Error(`the limit of ${messageKind} mails is reached`)
  try {
    const unsubscribe = messageKind === 'thanks' && {
      headers: { 'List-Unsubscribe': `<${declineUrl}>` },
    }
    await sendMail({
      ...mail,
      ...unsubscribe,
      messageId: makeMessageId(messageId(entry), 'customer'),
    })
    return 'sent'
  } catch (error) {
    if (!(error instanceof MailError)) throw error
    // We prefer no mail to several copies.
    if (error.mayBeDelivered) return 'sent'
    if (error.isUnknownAddress || error.isRefused) return 'refused'
    throw error
  }
}

/** These mails skip the limits, which strangers may have used up. */
function isCausedByOffice({ request, entry: { messageKind, by } }: Message): boolean {
  const { change, changes, isEnteredByOffice } = request
  if (change) return change.by === 'office'
  if (messageKind === 'request') return isEnteredByOffice || by === 'office'
  const isConfirmedByOffice = foldChanges(changes).isConfirmed ?? isEnteredByOffice
  return messageKind === 'reminder' && isConfirmedByOffice
}

function buildMail({ request, entry }: Message, settings: CustomerMailSettings) {
  if (entry.messageKind === 'reminder') return buildReminderMail(request, settings)
  if (entry.messageKind === 'thanks') return buildThanksMail(request, settings)
  const { change } = request
  const isDecided = change && (change.confirmed !== undefined || isClosing({ to: change.from }))
  if (change && !isDecided) return buildChangeMail(request, change, settings)
  return buildConfirmationMail(request, settings)
}
