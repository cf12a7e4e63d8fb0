import 'server-only'
import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer'
import { env } from '@/lib/env'
import { logEvent } from '@/lib/log'

const CONNECT_TIMEOUT_MS = 4_000
/** Three tries and their pauses must end within the function's 30 s (vercel.json). */
const SEND_TIMEOUT_MS = 6_000

export interface Mail {
  to: string | string[]
  subject: string
  text: string
  html: string
  /** Without angle brackets. The same for every try, so that repetitions are one thread. */
  messageId: string
  replyTo?: string | undefined
  headers?: Record<string, string>
}

/** The message holds codes only: a server's answer may quote an address. */
export class MailError extends Error {
  /** The server took neither recipient nor content: another try would not change that. */
  readonly isRefused: boolean
  constructor({ code, command, responseCode, message }: SmtpError) {
    super([code, command, responseCode].filter(Boolean).join(' ') || message)
    this.isRefused = (responseCode ?? 0) >= 500 && ['RCPT TO', 'DATA'].includes(command ?? '')
  }
}

interface SmtpError extends Error {
  code?: string
  command?: string
  responseCode?: number
}

/** Sends by `SMTP_URL`. Resolves when one recipient is accepted. @throws MailError */
export async function sendMail({ to, messageId, ...mail }: Mail): Promise<void> {
  const options: SendMailOptions = {
    ...mail,
    // As objects, so that a comma in an address cannot name two recipients.
    to: [to].flat().map((address) => ({ name: '', address })),
    from: env.MAIL_FROM,
    messageId: `<${messageId}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
  const timeout = Promise.withResolvers<never>()
  const timer = setTimeout(() => timeout.reject(new Error('timed out')), SEND_TIMEOUT_MS)
  try {
    const { rejected } = await Promise.race([getTransport().sendMail(options), timeout.promise])
    if (rejected.length > 0) {
      logEvent('mail', { outcome: 'rejected', recipients: rejected.length, messageId }, 'error')
    }
  } catch (error) {
    throw new MailError(error as SmtpError)
  } finally {
    clearTimeout(timer)
  }
}

type SmtpTransporter = Transporter<{ rejected: unknown[] }>
let transport: { url: string; transporter: SmtpTransporter } | undefined

function getTransport(): SmtpTransporter {
  const url = env.SMTP_URL ?? ''
  if (transport?.url === url) return transport.transporter
  const isLocal = ['localhost', '127.0.0.1'].includes(new URL(url).hostname)
  const transporter = createTransport({
    url,
    requireTLS: !isLocal,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    dnsTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SEND_TIMEOUT_MS,
  } as Parameters<typeof createTransport>[0]) as unknown as SmtpTransporter
  transport = { url, transporter }
  return transporter
}
