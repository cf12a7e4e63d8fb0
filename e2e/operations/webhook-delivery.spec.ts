import { Webhook } from 'standardwebhooks'
import { toInstant } from '@/lib/dates/instant'
import { LEAD } from '@/lib/store/records.fixture'
import { runCommand } from '@/e2e/support/servers/run-command'
import { expect, getSiteSettings, test as base } from '@/e2e/support/servers/fixtures'
import { getThankYouKey, requestFullQuote } from '@/e2e/support/pages/quote-page'
import type { Site } from '@/e2e/support/servers/site'
import type { WebhookReceiver } from '@/e2e/support/servers/webhook-receiver'
import { encodeTime } from '@/lib/forms/push-key'

const LEAD_WEBHOOK_SECRET = 'webhook-'.repeat(5)
const CRON_SECRET = 'cron-'.repeat(7)

interface TestEnvironment {
  site: Site
  settings: Record<string, string>
}

const webhook = new Webhook(LEAD_WEBHOOK_SECRET, { format: 'raw' })
const readPayload = ({ headers, body }: WebhookReceiver['calls'][number]) =>
  webhook.verify(body, headers as Record<string, string>)

const test = base.extend<{ environment: TestEnvironment }>({
  environment: async ({ database, startOtherSite, webhookReceiver }, use) => {
    const settings = {
      ...getSiteSettings(database),
      LEAD_WEBHOOK_URL: `${webhookReceiver.url}/leads`,
      LEAD_WEBHOOK_SECRET,
      CRON_SECRET,
    }
    await use({ site: await startOtherSite(settings), settings })
    // An invalid signature throws.
    webhookReceiver.calls.forEach(readPayload)
  },
})

test('A stored lead is posted to the webhook, signed, with its attribution', async ({
  page,
  environment: { site },
  database,
  webhookReceiver,
}) => {
  await page.goto(`${site.url}/toronto?utm_source=google`)
  await requestFullQuote(page)
  const key = getThankYouKey(page)
  await expect.poll(() => database.read(`/details/${key}/sent/webhook`)).not.toBeNull()
  expect(webhookReceiver.calls).toHaveLength(1)
  const [call = { headers: {}, body: '', at: 0 }] = webhookReceiver.calls
  expect(call.headers['webhook-id']).toBe(key)
  expect(readPayload(call)).toEqual({
    list: 'leads',
    key,
    record: database.read(`/leads/${key}`),
    details: { ...(database.read(`/details/${key}`) as object), sent: undefined },
  })
  expect(database.read(`/details/${key}/attribution`)).toMatchObject({
    last: { utm_source: 'google' },
  })
})

test('Undelivered messages are sent by cron job and command, once', async ({
  environment,
  database,
  webhookReceiver,
}) => {
  const { site, settings } = environment
  const [key, past] = [`${encodeTime(Date.now())}${'x'.repeat(12)}`, encodeTime(0)]
  database.put(`/leads/${key}`, LEAD)
  database.put(`/details/${key}`, { city: 'toronto' })
  const at = toInstant(new Date(Date.now() - 2 * 3_600_000))
  const entry = { list: 'leads', key, id: 'id', messageKind: 'request', at }
  const queue = () => database.put('/outbox', { [`${past}entry`]: { ...entry, tries: 3 } })
  const callCron = (secret: string) =>
    fetch(`${site.url}/api/cron/deliver`, { headers: { authorization: `Bearer ${secret}` } })
  const deliver = () => runCommand('deliver', [], settings)

  queue()
  expect((await callCron('guess')).status).toBe(401)
  webhookReceiver.status = 500
  const failed = await callCron(CRON_SECRET)
  expect([failed.status, await failed.json()]).toEqual([
    500,
    { ok: false, done: 0, waiting: 1, overdue: { webhook: 1 }, gaveUp: {} },
  ])
  expect(await deliver()).toMatchObject({
    status: 1,
    stdout: expect.stringMatching(
      /^0 entries of the outbox done\n1 waiting after a failure, the next try at \S+ UTC\n$/,
    ),
  })

  queue()
  webhookReceiver.status = 200
  expect(await (await callCron(CRON_SECRET)).json()).toEqual({
    ok: true,
    done: 1,
    waiting: 0,
    overdue: {},
    gaveUp: {},
  })
  // Simulates a run that stopped before it removed the entry.
  queue()
  expect(await deliver()).toMatchObject({ status: 0, stdout: '1 entry of the outbox done\n' })
  expect(webhookReceiver.calls).toHaveLength(2)
  expect(database.read('/outbox')).toBeNull()
})
