import 'server-only'
import { env } from '@/lib/env'
import { EmailListSchema } from '@/lib/env-formats'
import { logEvent } from '@/lib/log'
import { STORE_TIMEOUT_MS } from '@/lib/requests/load-request'
import type { Store } from '@/lib/store/store'
import type { Notice } from './channels'
import { buildDispatchMail } from './dispatcher-mail'
import { makeMessageId, sendMail, type MailError } from './mailer'

const HOUR_MS = 3_600_000

/** @throws Error without personal data */
export async function sendToDispatchers({ request, entry }: Notice, store: Store): Promise<'sent'> {
  const mail = {
    ...buildDispatchMail(request),
    messageId: makeMessageId(request.key, 'dispatch', request.change?.id),
  }
  const to = await getDispatchers(store, request.locationId)
  const { deferred } = await sendMail({ ...mail, to }).catch((error: MailError) => {
    if (error.isUnknownAddress) return sendMail({ ...mail, to: env.DISPATCH_EMAIL ?? [] })
    throw error
  })
  // A later try reaches who was refused for now; the others get the same Message-ID again.
  if (deferred > 0 && Date.now() - Date.parse(entry.at) < HOUR_MS)
    throw new Error('a recipient was refused for now')
  return 'sent'
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
