import { readEnv } from './env'

function getErrorMessage(source: Record<string, string>): string {
  try {
    readEnv(source)
    return ''
  } catch (error) {
    return (error as Error).message
  }
}

const getNamedKeys = (source: Record<string, string>) =>
  [...new Set([...getErrorMessage(source).matchAll(/^ +(\w+)/gm)].map(([, key]) => key))].sort()

const MAIL = {
  SMTP_URL: 'smtp://user:p%40ss@mail.example:587',
  MAIL_FROM: 'HomeTeam <hello@site.example>',
  DISPATCH_EMAIL: 'one@site.example, two@site.example',
}

test('Mail settings are read, with one or several dispatchers', () => {
  expect(readEnv(MAIL)).toMatchObject({
    DISPATCH_EMAIL: ['one@site.example', 'two@site.example'],
  })
  expect(getErrorMessage({ ...MAIL, MAIL_FROM: 'hello@site.example' })).toBe('')
  expect(getErrorMessage({ ...MAIL, SMTP_URL: 'smtps://mail.example' })).toBe('')
})

test.each([
  ['SMTP_URL', 'mail.example:587'],
  ['SMTP_URL', 'https://mail.example'],
  ['SMTP_URL', 'smtp://'],
  ['SMTP_URL', 'smtp://mail.example:99999'],
  ['MAIL_FROM', 'HomeTeam'],
  ['MAIL_FROM', 'HomeTeam <hello>'],
  ['MAIL_FROM', 'HomeTeam, Inc <hello@site.example>'],
  ['MAIL_FROM', 'one@site.example, two@site.example'],
  ['MAIL_FROM', 'Home\nBcc: x@y.example <hello@site.example>'],
  ['DISPATCH_EMAIL', 'dispatch'],
  ['DISPATCH_EMAIL', 'one@site.example,'],
  ['DISPATCH_EMAIL', 'one@site.example; two@site.example'],
  ['CHAT_WEBHOOK_URL', 'chat.example/hook'],
  ['CHAT_WEBHOOK_URL', 'http://chat.example/hook'],
])('With mail, a %s of "%s" is named as wrong', (key, value) => {
  expect(getNamedKeys({ ...MAIL, [key]: value })).toEqual([key])
})

test('A mail server needs a sender and a dispatcher', () => {
  expect(getNamedKeys({ SMTP_URL: MAIL.SMTP_URL })).toEqual(['DISPATCH_EMAIL', 'MAIL_FROM'])
})
