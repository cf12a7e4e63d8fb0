import { startMailServer, type MailServer } from '@/e2e/support/servers/mail-server'
import { env } from '@/lib/env'
import { store, useEmptyStore } from '@/lib/submissions/submission.fixture'
import { checkChannels } from './channels'

const [FIRST, SECOND, THIRD, OWN] = ['one', 'two', 'three', 'own'].map(
  (name) => `${name}@crew.example`,
) as [string, string, string, string]
let mail: MailServer

useEmptyStore()
beforeEach(async () => {
  mail = await startMailServer()
  env.SMTP_URL = mail.url
  env.MAIL_FROM = 'site@crew.example'
  env.DISPATCH_EMAIL = [FIRST, SECOND, THIRD]
})
afterEach(() => mail.stop())
const check = async () =>
  (await checkChannels(env, true)).map(({ level, message }) => `${level}: ${message}`)

test('The test of a mail names each address that the server refuses', async () => {
  mail.refusedRecipients.push(THIRD)
  mail.deferredRecipients.push(FIRST)
  expect(await check()).toEqual([
    'ok: Channel email took a test: 3 addresses of DISPATCH_EMAIL, by 127.0.0.1',
    `wrong: 3 addresses of DISPATCH_EMAIL, by 127.0.0.1: the server refuses: ${THIRD}, 1 recipient for now`,
  ])
})

test('The addresses of a crew area have one test, whoever shares them', async () => {
  const houston = { dispatch_email: OWN }
  const record = { dispatch_email: `${FIRST},${OWN}`, areas: { houston } }
  store.records.set('locations/hamilton-niagara', record)
  store.records.set('locations/south-florida', { dispatch_email: OWN })
  expect((await check()).slice(1).toSorted()).toEqual([
    'ok: Channel email took a test: 1 address of locations/hamilton-niagara/areas/houston/dispatch_email, by 127.0.0.1',
    'ok: Channel email took a test: 1 address of locations/south-florida/dispatch_email, by 127.0.0.1',
    'ok: Channel email took a test: 2 addresses of locations/hamilton-niagara/dispatch_email, by 127.0.0.1',
  ])
})

test('A location’s own addresses have a test, too', async () => {
  store.records.set('locations/toronto', { dispatch_email: OWN })
  mail.refusedRecipients.push(OWN)
  expect(await check()).toEqual([
    'ok: Channel email took a test: 3 addresses of DISPATCH_EMAIL, by 127.0.0.1',
    `wrong: Channel email did not take a test: EENVELOPE RCPT TO 553 ${OWN}: 1 address of locations/toronto/dispatch_email, by 127.0.0.1`,
  ])
})
