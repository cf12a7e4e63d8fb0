import { postChat } from '@/lib/alerts/post-chat'
import { SITE_URL, type Env } from '@/lib/env'
import { EmailListSchema } from '@/lib/env-formats'
import { sendMail } from '@/lib/notifications/mailer'
import { postSignedJson } from '@/lib/notifications/webhook'
import { readText } from '@/lib/requests/read-record'
import { getStore } from '@/lib/store'
import type { ListName, Store, StoredRecord } from '@/lib/store/store'
import { getActiveChannels } from '@/lib/deliveries/delivery'
import { encodeTime, getRequestTime, MAX_KEY_DRIFT_MS } from '@/lib/store/record-key'
import { formatCount } from '@/scripts/ops/text-layout'
import { ok, warning, wrong, type Finding } from './finding'

const FIX = 'docs/notifications.md describes each channel.'
const TEST_TEXT = `A test of ${SITE_URL} by npm run doctor. Requests arrive here.`

const LATE_FIX = 'The event "delivery" in the host’s log has the reason of each.'
const DAYS = 7
/** A mover who answers within minutes gets the job. */
const LATE_MINUTES = 5

interface ChannelTest {
  where: string
  send: () => Promise<void>
}

/** Warns where no channel is set, except on a preview, which has none. */
export async function checkChannels(env: Env, sendsTests: boolean): Promise<Finding[]> {
  if (env.VERCEL_ENV === 'preview') return []
  const names = getActiveChannels().map(({ name }) => name)
  if (names.length === 0) {
    return [warning('NOBODY learns of a request: no notification channel is set', FIX)]
  }
  const tests = listTests(env)
  const findings = Object.entries(tests).map(([name, { where }]) => ok(`Channel ${name}: ${where}`))
  if (names.includes('confirmation')) {
    const to = 'customers with an email address, by the same server'
    findings.push(ok(`Channels confirmation and reminder: ${to}`))
  }
  if (env.SMTP_URL) findings.push(...(await checkLocationAddresses()))
  else findings.push(warning('The forms promise a mail, and SMTP_URL is not set', FIX))
  if (!sendsTests) return findings
  return [...findings, ...(await Promise.all(Object.entries(tests).map(runTest)))]
}

function listTests(env: Env): Record<string, ChannelTest> {
  const tests: Record<string, ChannelTest> = {}
  const { LEAD_WEBHOOK_URL: webhook, LEAD_WEBHOOK_SECRET: secret = '' } = env
  if (webhook) {
    const id = `test-${crypto.randomUUID()}`
    const body = JSON.stringify({ list: 'test', key: id, record: {} })
    tests.webhook = {
      where: new URL(webhook).host,
      send: () => postSignedJson(webhook, secret, body, id),
    }
  }
  if (env.SMTP_URL) {
    const { hostname } = new URL(env.SMTP_URL)
    const to = env.DISPATCH_EMAIL ?? []
    const messageId = `test-${crypto.randomUUID()}@${new URL(SITE_URL).hostname}`
    const mail = { subject: `Test of ${SITE_URL}`, text: TEST_TEXT, html: `<p>${TEST_TEXT}</p>` }
    tests.email = {
      where: `${formatCount(to.length, 'address', 'addresses')} of DISPATCH_EMAIL, by ${hostname}`,
      send: async () => void (await sendMail({ ...mail, to, messageId })),
    }
  }
  const { CHAT_WEBHOOK_URL: chat } = env
  if (chat) tests.chat = { where: new URL(chat).host, send: () => postChat(chat, TEST_TEXT) }
  return tests
}

async function runTest([name, { send }]: [string, ChannelTest]): Promise<Finding> {
  return send().then(
    () => ok(`Channel ${name} took a test`),
    (error: Error) => wrong(`Channel ${name} did not take a test: ${error.message}`, FIX),
  )
}

/** A location's own addresses replace DISPATCH_EMAIL. */
async function checkLocationAddresses(): Promise<Finding[]> {
  const locations = await readList(await getStore('ops'), 'locations')
  return Object.entries(locations).flatMap(([id, { dispatch_email: addresses }]) => {
    if (addresses === undefined || addresses === '') return []
    return EmailListSchema.safeParse(addresses).success
      ? [ok(`Mail for ${id} goes to the location's own dispatch_email`)]
      : [
          wrong(
            `locations/${id}/dispatch_email holds no email addresses, so DISPATCH_EMAIL gets its mail`,
            'Correct it in the database: addresses, separated by commas.',
          ),
        ]
  })
}

/** Which channels were late, or were refused, in the last days. */
export async function checkDeliveries(store: Pick<Store, 'list'>, now: number): Promise<Finding[]> {
  const first = now - DAYS * 86_400_000
  const since = encodeTime(first - MAX_KEY_DRIFT_MS)
  const [deliveries, details] = await Promise.all([
    readList(store, 'deliveries', since),
    readList(store, 'details', since),
  ])
  const channels = new Map<string, { count: number; late: number; refused: number }>()
  for (const [path, delivery] of Object.entries(deliveries)) {
    const deliveredAt = Date.parse(readText(delivery, 'at'))
    if (!(deliveredAt >= first)) continue
    const [key = '', channel = '', occasion] = path.split(':')
    const sentAt = details[key] ? getRequestTime(key, details[key], now) : NaN
    // A change, a reminder and a withdrawal come long after the request.
    const isFirst = occasion === undefined && channel !== 'withdrawal'
    const isLate = isFirst && deliveredAt - sentAt > LATE_MINUTES * 60_000
    const sum = channels.get(channel) ?? { count: 0, late: 0, refused: 0 }
    channels.set(channel, {
      count: sum.count + 1,
      late: sum.late + Number(isLate),
      refused: sum.refused + Number(delivery.refused === true),
    })
  }
  return [...channels].map(([name, { count, late, refused }]) => {
    const message = `Channel ${name}, ${DAYS} days: ${formatCount(count, 'delivery', 'deliveries')}, ${late} after over ${LATE_MINUTES} minutes, ${refused} refused`
    return late + refused === 0 ? ok(message) : warning(message, LATE_FIX)
  })
}

/** Empty where it cannot be read: another check reports that. */
function readList(store: Pick<Store, 'list'>, list: ListName, since?: string) {
  return store.list(list, since).catch((): Record<string, StoredRecord> => ({}))
}
