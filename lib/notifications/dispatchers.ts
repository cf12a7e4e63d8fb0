import 'server-only'
import { sendAlert } from '@/lib/alerts/alert'
import { postChat } from '@/lib/alerts/post-chat'
import { env } from '@/lib/env'
import { EmailListSchema } from '@/lib/env-formats'
import { logEvent } from '@/lib/log'
import type { Store, StoredRecord } from '@/lib/store/store'
import { html } from './html'
import { sendMail } from './mailer'

const STORE_TIMEOUT_MS = 2_000

/** The location's own addresses (`dispatch_email`), else `DISPATCH_EMAIL`. @throws without an answer */
export async function getDispatchers(
  store: Pick<Store, 'read'>,
  { location_id: id }: StoredRecord,
): Promise<string[]> {
  const general = env.DISPATCH_EMAIL ?? []
  if (typeof id !== 'string') return general
  const location = await store.read('locations', id, Date.now() + STORE_TIMEOUT_MS)
  const addresses = location?.dispatch_email
  if (addresses === undefined || addresses === '') return general
  const { data } = EmailListSchema.safeParse(addresses)
  if (!data) logEvent('location', { outcome: 'ignored', id, fields: ['dispatch_email'] }, 'error')
  return data ?? general
}

/**
 * Sends the dispatcher a text without personal data: by mail, chat and alert, as far as they are set.
 * False if none of them took it; never throws.
 */
export async function sendDispatchNotice(
  subject: string,
  text: string,
  messageId: string,
): Promise<boolean> {
  const { SMTP_URL, DISPATCH_EMAIL: to = [], CHAT_WEBHOOK_URL, ALERT_WEBHOOK_URL } = env
  const mail = { to, subject, text, html: html`<p>${text}</p>`.toString(), messageId }
  const sends = [
    ...(SMTP_URL ? [sendMail(mail).then(() => true)] : []),
    ...(CHAT_WEBHOOK_URL ? [postChat(CHAT_WEBHOOK_URL, text).then(() => true)] : []),
    ...(ALERT_WEBHOOK_URL ? [sendAlert(text)] : []),
  ]
  const results = await Promise.all(sends.map((send) => send.catch(() => false)))
  return results.length === 0 || results.includes(true)
}
