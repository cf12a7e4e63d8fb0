import 'server-only'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { env, SITE_URL } from '@/lib/env'
import { logEvent } from '@/lib/log'

const CONNECT_TIMEOUT_MS = 4_000
const SEND_TIMEOUT_MS = 10_000

/** Stops automatic replies, such as absence notes. */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

export interface Mail {
  to: string | string[]
  subject: string
  text: string
  html: string
  /** No angle brackets. The same for every try, so that copies form one thread. */
  messageId: string
  replyTo?: string | undefined
  headers?: Record<string, string>
  attachments?: { filename: string; content: string; contentType: string }[]
}

/** The message is made of codes, or else the error's name: a server's reply may quote an address. */
export class MailError extends Error {
  /** No such address (RFC 3463, status 5.1.x). */
  readonly isUnknownAddress: boolean
  /** A 5xx reply to the whole message. */
  readonly isRefused: boolean
  /** The server got the whole message but did not reply, so it may have kept it. */
  readonly mayBeDelivered: boolean
  readonly refused: string[]
  constructor(error: SmtpError, isWholeSent = false) {
    const { code, command, responseCode = 0, response = '', name } = error
    super([code, command, responseCode].filter(Boolean).join(' ') || name)
    this.isUnknownAddress = command === 'RCPT TO' && /^5\d\d[ -]5\.1\./.test(response)
    this.isRefused = isWholeSent && responseCode >= 500
    this.mayBeDelivered = isWholeSent && responseCode === 0
    this.refused = listRefused(error.rejectedErrors)
  }
}

interface SmtpError extends Error {
  code?: string
  command?: string
  responseCode?: number
  response?: string
  recipient?: string
  rejectedErrors?: SmtpError[]
}

interface SendResult {
  /** The number of recipients that the server refuses for now; `refused` lists those refused for good. */
  deferred: number
  refused: string[]
}

/** Resolves when the server accepts at least one recipient. @throws MailError */
export async function sendMail({ to, messageId, ...mail }: Mail): Promise<SendResult> {
  const options: SendMailOptions = {
    ...mail,
    // Objects, so that a comma in an address cannot name two recipients.
    to: [to].flat().map((address) => ({ name: '', address })),
    from: env.MAIL_FROM,
    messageId: `<${messageId}>`,
    headers: { ...AUTOMATIC, ...mail.headers },
    disableFileAccess: true,
    disableUrlAccess: true,
    signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
  }
  let isWholeSent = false
  try {
    const transport = createSmtpTransport(env.SMTP_URL ?? '')
    // nodemailer's errors do not say whether the connection was lost before or after the last byte.
    transport.use('stream', ({ message }, done) => {
      message.processFunc((input) => input.once('end', () => (isWholeSent = true)))
      done()
    })
    const { rejectedErrors = [] } = await transport.sendMail(options)
    if (rejectedErrors.length > 0) {
      const fields = { outcome: 'rejected', recipients: rejectedErrors.length, messageId }
      logEvent('mail', fields, 'error')
    }
    const refused = listRefused(rejectedErrors)
    return { deferred: rejectedErrors.length - refused.length, refused }
  } catch (error) {
    throw new MailError(error as SmtpError, isWholeSent)
  }
}

function listRefused(errors: SmtpError[] = []): string[] {
  return errors.flatMap(({ responseCode = 0, recipient = '' }) =>
    responseCode >= 500 ? [recipient] : [],
  )
}

function createSmtpTransport(url: string) {
  const isLocal = ['localhost', '127.0.0.1'].includes(new URL(url).hostname)
  return createTransport({
    url,
    // A host without a name would send an address literal, which relays refuse.
    name: new URL(SITE_URL).hostname,
    requireTLS: !isLocal,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    dnsTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: 2 * SEND_TIMEOUT_MS,
  })
}

export const makeMessageId = (...parts: readonly string[]) =>
  `${parts.join('.')}@${new URL(SITE_URL).hostname}`
