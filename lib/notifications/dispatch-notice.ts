import 'server-only'
import { sendAlert } from '@/lib/alerts/alert'
import { postChat } from '@/lib/alerts/post-chat'
import { env } from '@/lib/env'
import { html } from './html'
import { sendMail } from './mailer'

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
