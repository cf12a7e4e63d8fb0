import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { SITE_KEY } from './desk'

const RECIPIENT_ERRORS: Partial<Record<MailFault, [code: number, text: string]>> = {
  refused: [554, '5.7.1 Refused'],
  'recipient-rejected': [550, '5.1.1 No such user'],
}

const MESSAGE_ERRORS: typeof RECIPIENT_ERRORS = {
  'message-refused': [554, '5.6.0 Refused'],
  'message-deferred': [451, '4.3.0 Later'],
}

/**
 * The first two refuse RCPT, `auth-refused` a login, the `message-…` ones the message. `hung` never greets.
 * `dropped` closes the connection after the message, `dropped-early` before it, both without a reply.
 */
type MailFault =
  | 'refused'
  | 'recipient-rejected'
  | 'auth-refused'
  | 'message-refused'
  | 'message-deferred'
  | 'hung'
  | 'dropped'
  | 'dropped-early'

/** @param session number of the last session, from 1 */
type ChooseFault = (session: number) => MailFault | undefined

export type ReceivedMail = Awaited<ReturnType<typeof receiveMail>>
export type MailServer = Awaited<ReturnType<typeof startMailServer>>

export const DISPATCHER = 'dispatch@movers.example'

export const getMailSettings = ({ url }: MailServer) => ({
  SMTP_URL: url.replace('//', '//site:secret@'),
  MAIL_FROM: 'Movers <hello@movers.example>',
  DISPATCH_EMAIL: DISPATCHER,
  // Commands sign links that the site opens.
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: SITE_KEY,
})

export async function startMailServer() {
  const mails: ReceivedMail[] = []
  const triedRecipients: string[] = []
  const refusedRecipients: string[] = []
  const deferredRecipients: string[] = []
  const sockets = new Set<Socket>()
  const destroySockets = () => {
    for (const socket of sockets) socket.destroy()
  }
  let currentFault: MailFault | ChooseFault | undefined
  let sessions = 0
  const getFault = () =>
    typeof currentFault === 'function' ? currentFault(sessions) : currentFault

  const smtp = new SMTPServer({
    logger: false,
    disableReverseLookup: true,
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth({ username }, _session, callback) {
      if (getFault() === 'auth-refused') callback(createSmtpError(535, '5.7.8 Wrong password'))
      else callback(null, { user: username })
    },
    onRcptTo({ address }, _session, callback) {
      triedRecipients.push(address)
      const fault = getFault()
      if (fault === 'dropped-early') return destroySockets()
      const isRefused = refusedRecipients.includes(address)
      const error = fault && RECIPIENT_ERRORS[fault]
      if (isRefused) callback(createSmtpError(553, '5.7.1 Refused'))
      else if (deferredRecipients.includes(address)) callback(createSmtpError(450, '4.2.1 Later'))
      else callback(error ? createSmtpError(...error) : null)
    },
    onData(stream, session, callback) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address)
      buffer(stream)
        .then((raw) => receiveMail(raw, recipients, session.hostNameAppearsAs))
        .then((mail) => {
          const fault = getFault()
          const error = fault && MESSAGE_ERRORS[fault]
          if (error) return callback(createSmtpError(...error))
          mails.push(mail)
          if (fault === 'dropped') destroySockets()
          else callback()
        })
        .catch(callback)
    },
  })
  // A client that gives up is no failure of the server.
  smtp.on('error', () => {})
  const server = createServer((socket) => {
    sessions++
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    if (getFault() !== 'hung') smtp.connect(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    /** For SMTP_URL. */
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    setFault: (fault: MailFault | ChooseFault | undefined) => void (currentFault = fault),
    /** From every RCPT command, refused ones, too. */
    triedRecipients,
    /** Refused for good, whatever the fault. */
    refusedRecipients,
    /** Refused for now. */
    deferredRecipients,
    stop() {
      server.close()
      destroySockets()
    },
  }
}

/** @param recipients addresses of the envelope. @param clientName the client's name in EHLO */
async function receiveMail(raw: Buffer, recipients: string[], clientName: string) {
  const options = { skipHtmlToText: true, skipTextToHtml: true }
  const {
    messageId = '',
    subject = '',
    replyTo,
    text = '',
    html,
    attachments,
  } = await simpleParser(raw, options)
  return {
    ...{ messageId, subject, recipients, text, html: html || '' },
    replyTo: replyTo?.text ?? '',
    raw: raw.toString(),
    /** Calendar files, unfolded. */
    calendars: attachments
      .filter(({ contentType }) => contentType === 'text/calendar')
      .map(({ content }) => content.toString().replaceAll('\r\n ', '')),
    clientName,
    at: Date.now(),
  }
}

function createSmtpError(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode })
}
