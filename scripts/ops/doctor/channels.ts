import { postChat } from '@/lib/http/post'
import { AREA_KEYS, getAreaLocation } from '@/lib/cities/location-cities'
import { SITE_URL, type Env } from '@/lib/env'
import { EmailListSchema } from '@/lib/env-formats'
import { MailError, sendMail } from '@/lib/notifications/mailer'
import { postSignedJson } from '@/lib/notifications/channels'
import { findDispatchEmail } from '@/lib/locations/location'
import { getStore } from '@/lib/store'
import type { StoredRecord } from '@/lib/store/store'
import { formatCount } from '@/scripts/ops/output'
import { listFault, ok, warning, wrong, type Finding } from './finding'

const FIX = 'docs/notifications.md describes each channel.'
const TEST_TEXT = `A test of ${SITE_URL} by npm run doctor. Requests arrive here.`

/** `sendMail` returns the recipients that the server refused. */
type TestResult = Awaited<ReturnType<typeof sendMail>> | void
type Channel = [name: string, where: string, sendTest: () => Promise<TestResult>]

export async function checkChannels(env: Env, sendsTests: boolean): Promise<Finding[]> {
  const channels = listChannels(env, sendsTests ? await readAddresses() : [])
  // A preview never has a channel.
  if (channels.length === 0 && env.VERCEL_ENV !== 'preview')
    return [warning('NOBODY learns of a request: no notification channel is set', FIX)]
  const findings = channels.map(async ([name, where, sendTest]): Promise<Finding[]> => {
    if (!sendsTests) return [ok(`Channel ${name}: ${where}`)]
    return sendTest().then(
      (result) => {
        const { refused = [], deferred = 0 } = result ?? {}
        const now = deferred > 0 ? [`${formatCount(deferred, 'recipient')} for now`] : []
        const taken = ok(`Channel ${name} took a test: ${where}`)
        return [
          taken,
          ...listFault(wrong, `${where}: the server refuses`, [...refused, ...now], FIX),
        ]
      },
      (error: Error) => {
        const refused = error instanceof MailError ? error.refused : []
        const why = [error.message, ...refused].join(' ')
        return [wrong(`Channel ${name} did not take a test: ${why}: ${where}`, FIX)]
      },
    )
  })
  return (await Promise.all(findings)).flat()
}

type MailSetting = [name: string, addresses: string[]]

/** Addresses of the crew areas. Invalid ones are left out, because checkLocations reports them. */
async function readAddresses(): Promise<MailSetting[]> {
  const locations = await getStore('ops')
    .then((ops) => ops.list('locations'))
    .catch((): Record<string, StoredRecord> => ({}))
  const settings = AREA_KEYS.map((areaKey): MailSetting => {
    const id = getAreaLocation(areaKey)
    const { path, value } = findDispatchEmail(areaKey, locations[id] ?? {})
    return [`locations/${id}/${path}`, EmailListSchema.safeParse(value).data ?? []]
  })
  // Areas of one location may share its setting.
  return [...new Map(settings)].filter(([, addresses]) => addresses.length > 0)
}

function listChannels(env: Env, ofLocations: MailSetting[]): Channel[] {
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
    const mail = { subject: `Test of ${SITE_URL}`, text: TEST_TEXT, html: `<p>${TEST_TEXT}</p>` }
    const settings: MailSetting[] = [['DISPATCH_EMAIL', to], ...ofLocations]
    for (const [index, [name, addresses]] of settings.entries()) {
      const count = formatCount(addresses.length, 'address', 'addresses')
      const where = `${count} of ${name}, by ${new URL(server).hostname}`
      const messageId = `${id}-${index}@${new URL(SITE_URL).hostname}`
      channels.push(['email', where, () => sendMail({ ...mail, to: addresses, messageId })])
    }
  }
  if (chat) channels.push(['chat', new URL(chat).host, () => postChat(chat, TEST_TEXT)])
  return channels
}
