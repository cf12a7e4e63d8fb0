import { createTransport } from 'nodemailer'
import { startMailServer, type MailFault, type MailServer } from './mail-server'

const MAIL = {
  from: 'Site <site@example.com>',
  to: 'dispatch@example.com',
  replyTo: 'mary@example.com',
  messageId: '<-NaKey@example.com>',
  subject: 'New quote for Åsa',
  text: 'Hello\nthere',
  html: '<p>Hello</p>',
}
const AUTH = { user: 'site', pass: 'secret' }
/** For a server that hangs; one that answers may be slow on a busy machine. */
const SHORT_TIMEOUTS = { greetingTimeout: 200, socketTimeout: 300 }

let server: MailServer
beforeEach(async () => {
  server = await startMailServer()
})
afterEach(() => server.stop())

const sendMail = (auth?: typeof AUTH, timeouts?: typeof SHORT_TIMEOUTS) => {
  const { hostname: host, port } = new URL(server.url)
  return createTransport({ host, port: Number(port), auth, ...timeouts }).sendMail(MAIL)
}

test('The server returns the mail that a client sent, as a person would read it', async () => {
  const { accepted } = await sendMail(AUTH)
  expect(accepted).toEqual(['dispatch@example.com'])
  expect(server.mails).toHaveLength(1)
  expect(server.mails[0]).toMatchObject({
    messageId: '<-NaKey@example.com>',
    subject: 'New quote for Åsa',
    from: '"Site" <site@example.com>',
    to: ['dispatch@example.com'],
    recipients: ['dispatch@example.com'],
    replyTo: 'mary@example.com',
    text: 'Hello\nthere',
    html: '<p>Hello</p>',
  })
  expect(server.mails[0]?.raw).toContain('Message-ID: <-NaKey@example.com>')
})

test.each<[MailFault, object]>([
  ['busy', { responseCode: 451 }],
  ['refused', { responseCode: 554 }],
  [
    'recipient-rejected',
    { responseCode: 550, response: expect.stringContaining('5.1.1') as string },
  ],
  ['auth-refused', { code: 'EAUTH', responseCode: 535 }],
  ['hung', { code: 'ETIMEDOUT' }],
  ['hung-after-data', { code: 'ETIMEDOUT' }],
  [
    'broken-tls',
    { code: 'ESOCKET', message: expect.stringContaining('wrong version number') as string },
  ],
  ['untrusted-tls', { code: 'ESOCKET', message: expect.stringContaining('certificate') as string }],
])('The fault "%s" fails the mail, and the server does not take it', async (fault, error) => {
  server.setFault(fault)
  const timeouts = fault.startsWith('hung') ? SHORT_TIMEOUTS : undefined
  await expect(sendMail(AUTH, timeouts)).rejects.toMatchObject(error)
  expect(server.mails).toEqual([])
  expect(server.faultCounts).toEqual({ [fault]: 1 })
})

test('A client without a password is refused as well', async () => {
  server.setFault('auth-refused')
  await expect(sendMail()).rejects.toMatchObject({ responseCode: 530 })
})

test('A mail whose answer was dropped was taken', async () => {
  server.setFault('drops-after-data')
  await expect(sendMail()).rejects.toMatchObject({ code: 'ECONNECTION' })
  expect(server.mails.map(({ messageId }) => messageId)).toEqual([MAIL.messageId])
})

test('A test chooses the fault of each session', async () => {
  server.setFault((session) => (session % 2 === 1 ? 'busy' : undefined))
  await expect(sendMail()).rejects.toThrow('451')
  await sendMail()
  expect(server.sessionCount()).toBe(2)
  expect(server.faultCounts).toEqual({ busy: 1 })
  expect(server.mails).toHaveLength(1)
})
