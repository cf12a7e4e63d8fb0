import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { simpleParser, type ParsedMail } from 'mailparser'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'

/**
 * Of one SMTP session: `busy` answers 451 at RCPT, `refused` 554 at RCPT, `recipient-rejected` 550 5.1.1,
 * `auth-refused` 535. `hung` never greets and `hung-after-data` never answers the mail; neither takes
 * it. `drops-after-data` takes the mail and closes the connection instead of an answer. `broken-tls`
 * offers STARTTLS and answers the handshake with text, `untrusted-tls` has a self-signed certificate.
 */
export type MailFault =
  | 'busy'
  | 'refused'
  | 'recipient-rejected'
  | 'auth-refused'
  | 'hung'
  | 'hung-after-data'
  | 'drops-after-data'
  | 'broken-tls'
  | 'untrusted-tls'

/** Gets the number of the session, from 1. */
type ChooseFault = (session: number) => MailFault | undefined

interface ReceivedMail {
  messageId: string
  subject: string
  from: string
  /** Of the header. */
  to: string[]
  /** Of the envelope: the addresses that get the mail. */
  recipients: string[]
  replyTo: string
  /** '' for a missing part. */
  text: string
  html: string
  raw: string
  /** By mailparser, with `headerLines` and `attachments`. */
  parsed: ParsedMail
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

interface Connection {
  socket: Socket
  fault: MailFault | undefined
}

const RECIPIENT_ERRORS: Partial<Record<MailFault, [code: number, text: string]>> = {
  busy: [451, '4.3.2 Try again later'],
  refused: [554, '5.7.1 Refused'],
  'recipient-rejected': [550, '5.1.1 No such user'],
}

/** An SMTP server that takes any login and any mail. Without a fault it offers no STARTTLS. */
export async function startMailServer({
  fault: firstFault,
}: { fault?: MailFault | ChooseFault } = {}): Promise<MailServer> {
  const mails: ReceivedMail[] = []
  const faultCounts: MailServer['faultCounts'] = {}
  const triedRecipients: string[] = []
  /** By the client's port. */
  const connections = new Map<number, Connection>()
  let currentFault = firstFault
  let sessions = 0

  const getConnection = (session: SMTPServerSession) => connections.get(session.remotePort)
  const smtp = createSmtpServer(mails, triedRecipients, getConnection)
  const server = createServer((socket) => {
    sessions++
    const fault = typeof currentFault === 'function' ? currentFault(sessions) : currentFault
    if (fault) faultCounts[fault] = (faultCounts[fault] ?? 0) + 1
    const port = socket.remotePort ?? 0
    connections.set(port, { socket, fault })
    socket.on('error', () => {}).on('close', () => connections.delete(port))
    if (fault === 'broken-tls') offerBrokenTls(socket)
    else if (fault !== 'hung') smtp.connect(socket)
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

function createSmtpServer(
  mails: ReceivedMail[],
  triedRecipients: string[],
  getConnection: (session: SMTPServerSession) => Connection | undefined,
): SMTPServer {
  const getFault = (session: SMTPServerSession) => getConnection(session)?.fault
  const server = new SMTPServer({
    logger: false,
    disableReverseLookup: true,
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onConnect(session, callback) {
      if (getFault(session) === 'untrusted-tls') session.disabledCommands = []
      callback()
    },
    onAuth({ username }, session, callback) {
      const isRefused = getFault(session) === 'auth-refused'
      callback(isRefused ? createSmtpError(535, '5.7.8 Wrong password') : null, { user: username })
    },
    onMailFrom(_address, session, callback) {
      const isRefused = getFault(session) === 'auth-refused'
      callback(isRefused ? createSmtpError(530, '5.7.0 Log in first') : null)
    },
    onRcptTo({ address }, session, callback) {
      triedRecipients.push(address)
      const fault = getFault(session)
      const error = fault && RECIPIENT_ERRORS[fault]
      callback(error ? createSmtpError(...error) : null)
    },
    onData(stream, session, callback) {
      const connection = getConnection(session)
      receiveMail(stream, session)
        .then((mail) => {
          if (connection?.fault === 'hung-after-data') return
          mails.push(mail)
          if (connection?.fault === 'drops-after-data') connection.socket.destroy()
          else callback()
        })
        .catch(callback)
    },
  })
  // A client that gives up is no failure of the server.
  return server.on('error', () => {})
}

async function receiveMail(
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
): Promise<ReceivedMail> {
  const raw = await buffer(stream)
  const parsed = await simpleParser(raw, { skipHtmlToText: true, skipTextToHtml: true })
  return {
    messageId: parsed.messageId ?? '',
    subject: parsed.subject ?? '',
    from: parsed.from?.text ?? '',
    to: [parsed.to ?? []].flat().flatMap(({ value }) => value.map(({ address = '' }) => address)),
    recipients: session.envelope.rcptTo.map(({ address }) => address),
    replyTo: parsed.replyTo?.text ?? '',
    text: parsed.text ?? '',
    html: parsed.html || '',
    raw: raw.toString(),
    parsed,
  }
}

function createSmtpError(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode })
}

function offerBrokenTls(socket: Socket): void {
  socket.write('220 localhost ESMTP\r\n')
  socket.on('data', (chunk) => {
    const command = chunk.toString()
    if (/^EHLO /i.test(command)) socket.write('250-localhost\r\n250 STARTTLS\r\n')
    else if (/^STARTTLS/i.test(command)) socket.write('220 Ready to start TLS\r\n')
    else socket.end('No TLS here\r\n')
  })
}
