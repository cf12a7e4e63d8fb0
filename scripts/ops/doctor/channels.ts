import { postChat } from '@/lib/alerts/post-chat'
import { SITE_URL, type Env } from '@/lib/env'
import { sendMail } from '@/lib/notifications/mailer'
import { postSignedJson } from '@/lib/notifications/webhook'
import { readText } from '@/lib/notifications/stored-request'
import type { Store, StoredRecord } from '@/lib/store/store'
import { encodeTime, getRequestTime, MAX_KEY_DRIFT_MS } from '@/lib/store/record-key'
import { formatCount } from '@/scripts/ops/text-layout'
import { ok, warning, wrong, type Finding } from './finding'

const FIX = 'docs/notifications.md describes each channel.'
const TEST_TEXT = `A test of ${SITE_URL} by npm run doctor. Requests arrive here.`

const LATE_FIX = 'The event "delivery" in the host’s log has the reason of each.'
const DAYS = 7
/** A mover who answers within minutes gets the job. */
const LATE_MINUTES = 5

interface Channel {
  name: string
  where: string
  sendTest: () => Promise<unknown>
}

export async function checkChannels(env: Env, sendsTests: boolean): Promise<Finding[]> {
  const channels = listChannels(env)
  // A preview has no channel, whatever is set.
  if (channels.length === 0 && env.VERCEL_ENV !== 'preview')
    return [warning('NOBODY learns of a request: no notification channel is set', FIX)]
  const findings = channels.map(async ({ name, where, sendTest }): Promise<Finding> => {
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
    channels.push({ name: 'webhook', where: new URL(webhook).host, sendTest })
  }
  if (server) {
    const addresses = formatCount(to.length, 'address', 'addresses')
    const where = `${addresses} of DISPATCH_EMAIL, by ${new URL(server).hostname}`
    const messageId = `${id}@${new URL(SITE_URL).hostname}`
    const mail = { subject: `Test of ${SITE_URL}`, text: TEST_TEXT, html: `<p>${TEST_TEXT}</p>` }
    const sendTest = () => sendMail({ ...mail, to, messageId })
    channels.push({ name: 'email', where, sendTest })
  }
  if (chat) {
    const sendTest = () => postChat(chat, TEST_TEXT)
    channels.push({ name: 'chat', where: new URL(chat).host, sendTest })
  }
  return channels
}

/** Which channels were late, or were refused, in the last days. @throws without an answer */
export async function checkDeliveries(store: Pick<Store, 'list'>, now: number): Promise<Finding[]> {
  const first = now - DAYS * 86_400_000
  const since = encodeTime(first - MAX_KEY_DRIFT_MS)
  const [deliveries, details] = await Promise.all([
    store.list('deliveries', since),
    store.list('details', since),
  ])
  const isLate = ([path, delivery]: [path: string, delivery: StoredRecord]) => {
    const [key = '', channel, occasion] = path.split(':')
    // A change, a reminder and a withdrawal come long after the request.
    if (!details[key] || occasion !== undefined || channel === 'withdrawal') return false
    const delay = readTime(delivery) - getRequestTime(key, details[key], now)
    return delay > LATE_MINUTES * 60_000
  }
  const recent = Object.entries(deliveries).filter(([, delivery]) => readTime(delivery) >= first)
  return [...Map.groupBy(recent, ([path]) => path.split(':')[1])].map(([name, entries]) => {
    const count = formatCount(entries.length, 'delivery', 'deliveries')
    const late = entries.filter(isLate).length
    const refused = entries.filter(([, delivery]) => delivery.refused === true).length
    const message = `Channel ${name}, ${DAYS} days: ${count}, ${late} after over ${LATE_MINUTES} minutes, ${refused} refused`
    return late + refused === 0 ? ok(message) : warning(message, LATE_FIX)
  })
}

const readTime = (delivery: StoredRecord) => Date.parse(readText(delivery, 'at'))
