import { MailError } from './mailer'

test('A failed mail is described by codes or the kind of its error, never by a text with an address', () => {
  const text = 'mary@example.com is no recipient'
  expect(new MailError(new TypeError(text)).message).toBe('TypeError')
  const codes = { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 }
  expect(new MailError(Object.assign(new Error(text), codes)).message).toBe('EENVELOPE RCPT TO 550')
})
