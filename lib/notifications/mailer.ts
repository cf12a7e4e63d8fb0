import 'server-only'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { env, SITE_URL } from '@/lib/env'
import { logEvent } from '@/lib/log'
import { settleBy, TimeoutError } from '@/lib/store/store'

const CONNECT_TIMEOUT_MS = 4_000
const SEND_TIMEOUT_MS = 10_000

export interface Mail {
  to: string | string[]
  subject: string
  text: string
  html: string
  /** Without angle brackets. The same for every try, so that repetitions are one thread. */
  messageId: string
  replyTo?: string | undefined
  headers?: Record<string, string>
  attachments?: { filename: string; content: string; contentType: string }[]
}

/** The message holds codes only: a server's answer may quote an address. */
export class MailError extends Error {
  /** No such address (RFC 3463, status 5.1.x): another try would not change that. */
  readonly isUnknownAddress: boolean
  /** The server was slow after the connection: it may have taken the mail. */
  readonly isTimeout: boolean
  constructor(error: SmtpError) {
    const { code, command, responseCode, response = '', message } = error
    super([code, command, responseCode].filter(Boolean).join(' ') || message)
    this.isUnknownAddress = command === 'RCPT TO' && /^5\d\d[ -]5\.1\./.test(response)
    this.isTimeout = error instanceof TimeoutError
  }
}

interface SmtpError extends Error {
  code?: string
  command?: string
  responseCode?: number
  response?: string
}

/**
 * Sends by `SMTP_URL`. Resolves when one recipient is accepted, with the number of those that the server
 * refuses for now. @throws MailError
 */
export async function sendMail({ to, messageId, ...mail }: Mail): Promise<{ deferred: number }> {
  const options: SendMailOptions = {
    ...mail,
    // As objects, so that a comma in an address cannot name two recipients.
    to: [to].flat().map((address) => ({ name: '', address })),
    from: env.MAIL_FROM,
    messageId: `<${messageId}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
  try {
    const sent = createSmtpTransport(env.SMTP_URL ?? '').sendMail(options)
    const { rejectedErrors = [] } = await settleBy(Date.now() + SEND_TIMEOUT_MS, sent)
    if (rejectedErrors.length > 0) {
      const fields = { outcome: 'rejected', recipients: rejectedErrors.length, messageId }
      logEvent('mail', fields, 'error')
    }
    const isDeferred = ({ responseCode = 0 }: SmtpError) => responseCode < 500
    return { deferred: rejectedErrors.filter(isDeferred).length }
  } catch (error) {
    throw new MailError(error as SmtpError)
  }
}

function createSmtpTransport(url: string) {
  const isLocal = ['localhost', '127.0.0.1'].includes(new URL(url).hostname)
  return createTransport({
    url,
    // Relays refuse the address literal that is the default of a host without a name.
    name: new URL(SITE_URL).hostname,
    requireTLS: !isLocal,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    dnsTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: 2 * SEND_TIMEOUT_MS,
  })
}

/** The same for every try of a mail. @param occasion such as a change; '' for the request itself */
export function makeMessageId(key: string, name: string, occasion = ''): string {
  const parts = [key, name, occasion].filter(Boolean).join('.')
  return `${parts}@${new URL(SITE_URL).hostname}`
}
