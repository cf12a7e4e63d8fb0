import { postChat } from '@/lib/monitoring/post-chat'
import { SITE_URL, type Env } from '@/lib/env'
import { sendMail } from '@/lib/notifications/mailer'
import { postSignedJson } from '@/lib/notifications/webhook'
import { formatCount } from '@/scripts/ops/text-layout'
import { ok, warning, wrong, type Finding } from './finding'

const FIX = 'docs/notifications.md describes each channel.'
const TEST_TEXT = `A test of ${SITE_URL} by npm run doctor. Requests arrive here.`

type Channel = [name: string, where: string, sendTest: () => Promise<unknown>]

export async function checkChannels(env: Env, sendsTests: boolean): Promise<Finding[]> {
  const channels = listChannels(env)
  // A preview has no channel, whatever is set.
  if (channels.length === 0 && env.VERCEL_ENV !== 'preview')
    return [warning('NOBODY learns of a request: no notification channel is set', FIX)]
  const findings = channels.map(async ([name, where, sendTest]): Promise<Finding> => {
    if (!sendsTests) return ok(`Channel ${name}: ${where}`)
    return sendTest().then(
      () => ok(`Channel ${name} took a test: ${where}`),
      (error: Error) => wrong(`Channel ${name} did not take a test: ${error.message}`, FIX),
    )
  })
  return Promise.all(findings)
}

function listChannels(env: Env): Channel[] {
  const { LEAD_WEBHOOK_URL: webhook, LEAD_WEBHOOK_SECRET: secret = '' } = env
  const { SMTP_URL: server, DISPATCH_EMAIL: to = [], CHAT_WEBHOOK_URL: chat } = env
  const id = `test-${crypto.randomUUID()}`
  const channels: Channel[] = []
  if (webhook) {
    const body = JSON.stringify({ list: 'test', key: id, record: {} })
    const sendTest = () => postSignedJson(webhook, secret, body, id)
    channels.push(['webhook', new URL(webhook).host, sendTest])
  }
  if (server) {
    const addresses = formatCount(to.length, 'address', 'addresses')
    const messageId = `${id}@${new URL(SITE_URL).hostname}`
    const mail = { subject: `Test of ${SITE_URL}`, text: TEST_TEXT, html: `<p>${TEST_TEXT}</p>` }
    const where = `${addresses} of DISPATCH_EMAIL, by ${new URL(server).hostname}`
    channels.push(['email', where, () => sendMail({ ...mail, to, messageId })])
  }
  if (chat) channels.push(['chat', new URL(chat).host, () => postChat(chat, TEST_TEXT)])
  return channels
}
