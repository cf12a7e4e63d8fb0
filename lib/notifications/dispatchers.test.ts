import { startMailServer, type MailServer } from '@/e2e/support/servers/mail-server'
import { env } from '@/lib/env'
import { sendDispatchNotice } from './dispatchers'

const DISPATCHERS = ['one@crew.example', 'two@crew.example']
let mail: MailServer

beforeEach(async () => {
  mail = await startMailServer()
  env.SMTP_URL = mail.url
  env.MAIL_FROM = 'site@crew.example'
  env.DISPATCH_EMAIL = DISPATCHERS
})
afterEach(() => {
  mail.stop()
  env.SMTP_URL = env.CHAT_WEBHOOK_URL = undefined
  jest.restoreAllMocks()
})

test('The dispatchers get a notice by mail, and by chat if it is set', async () => {
  env.CHAT_WEBHOOK_URL = 'https://chat.example/hook'
  const fetch = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null))
  expect(await sendDispatchNotice('Suspected spam', '2 leads <b>', 'id@site')).toBe(true)
  expect(mail.mails).toMatchObject([{ recipients: DISPATCHERS, subject: 'Suspected spam' }])
  expect(mail.mails[0]?.text).toContain('2 leads <b>')
  expect(mail.mails[0]?.html).toContain('2 leads &lt;b&gt;')
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('A notice counts as sent when one of two channels takes it', async () => {
  env.CHAT_WEBHOOK_URL = 'https://chat.example/hook'
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('down'))
  expect(await sendDispatchNotice('Suspected spam', '2 leads', 'id@site')).toBe(true)
})

test('A notice that no channel takes is not sent', async () => {
  mail.setFault('auth-refused')
  env.SMTP_URL = mail.url.replace('//', '//site:secret@')
  expect(await sendDispatchNotice('Suspected spam', '2 leads', 'id@site')).toBe(false)
})
