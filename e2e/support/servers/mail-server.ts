import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { simpleParser } from 'mailparser'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'

const RECIPIENT_ERRORS: Partial<Record<MailFault, [code: number, text: string]>> = {
  busy: [451, '4.3.2 Try again later'],
  refused: [554, '5.7.1 Refused'],
  'recipient-rejected': [550, '5.1.1 No such user'],
}

/**
 * Of one SMTP session: the first three answer RCPT with an error, `auth-refused` a login. `hung` never
 * greets. `drops-after-data` takes the mail and closes the connection instead of an answer.
 */
export type MailFault =
  'busy' | 'refused' | 'recipient-rejected' | 'auth-refused' | 'hung' | 'drops-after-data'

/** Gets the number of the session, from 1. */
type ChooseFault = (session: number) => MailFault | undefined

interface ReceivedMail {
  messageId: string
  subject: string
  /** Of the envelope: the addresses that get the mail. */
  recipients: string[]
  replyTo: string
  text: string
  html: string
  raw: string
}

export interface MailServer {
  /** For SMTP_URL: `smtp://127.0.0.1:2525`. */
  url: string
  /** In the order of their arrival; also those whose answer was dropped. */
  mails: ReceivedMail[]
  /** For the sessions from now on. */
  setFault(fault: MailFault | ChooseFault | undefined): void
  faultCounts: Partial<Record<MailFault, number>>
  sessionCount(): number
  openSessionCount(): number
  /** Of every RCPT command, refused ones, too. */
  triedRecipients: string[]
  stop(): void
}

/** An SMTP server that takes any login and any mail. */
export async function startMailServer(): Promise<MailServer> {
  const mails: ReceivedMail[] = []
  const faultCounts: MailServer['faultCounts'] = {}
  const triedRecipients: string[] = []
  /** By the client's port. */
  const connections = new Map<number, { socket: Socket; fault: MailFault | undefined }>()
  let currentFault: MailFault | ChooseFault | undefined
  let sessions = 0

  const getConnection = ({ remotePort }: SMTPServerSession) => connections.get(remotePort)
  const smtp = new SMTPServer({
    logger: false,
    disableReverseLookup: true,
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth({ username }, session, callback) {
      if (getConnection(session)?.fault === 'auth-refused')
        callback(createSmtpError(535, '5.7.8 Wrong password'))
      else callback(null, { user: username })
    },
    onRcptTo({ address }, session, callback) {
      triedRecipients.push(address)
      const fault = getConnection(session)?.fault
      const error = fault && RECIPIENT_ERRORS[fault]
      callback(error ? createSmtpError(...error) : null)
    },
    onData(stream, session, callback) {
      const connection = getConnection(session)
      const recipients = session.envelope.rcptTo.map(({ address }) => address)
      buffer(stream)
        .then((raw) => receiveMail(raw, recipients))
        .then((mail) => {
          mails.push(mail)
          if (connection?.fault === 'drops-after-data') connection.socket.destroy()
          else callback()
        })
        .catch(callback)
    },
  })
  // A client that gives up is no failure of the server.
  smtp.on('error', () => {})
  const server = createServer((socket) => {
    sessions++
    const fault = typeof currentFault === 'function' ? currentFault(sessions) : currentFault
    if (fault) faultCounts[fault] = (faultCounts[fault] ?? 0) + 1
    const port = socket.remotePort ?? 0
    connections.set(port, { socket, fault })
    socket.on('error', () => {}).on('close', () => connections.delete(port))
    if (fault !== 'hung') smtp.connect(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    setFault: (fault) => void (currentFault = fault),
    faultCounts,
    sessionCount: () => sessions,
    openSessionCount: () => connections.size,
    triedRecipients,
    stop() {
      server.close()
      for (const { socket } of connections.values()) socket.destroy()
    },
  }
}

async function receiveMail(raw: Buffer, recipients: string[]): Promise<ReceivedMail> {
  const options = { skipHtmlToText: true, skipTextToHtml: true }
  const {
    messageId = '',
    subject = '',
    replyTo,
    text = '',
    html,
  } = await simpleParser(raw, options)
  return {
    ...{ messageId, subject, recipients, text, html: html || '' },
    replyTo: replyTo?.text ?? '',
    raw: raw.toString(),
  }
}

function createSmtpError(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode })
}
