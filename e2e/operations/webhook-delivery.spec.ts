import { createServer, type IncomingHttpHeaders } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { encodeTime } from '@/lib/submissions/record-key'
import { SEED_LOCATIONS } from '@/lib/cities/locations'
import { runCommand } from '@/e2e/support/servers/run-command'
import { startDatabaseServer, type DatabaseServer } from '@/e2e/support/servers/database-server'
import { expect, getSiteSettings, test as base } from '@/e2e/support/servers/fixtures'
import { VALID_MOVE, postForm } from '@/e2e/support/pages/post-form'
import { fetchForm, isThankYouRedirect, getRequestKey } from '@/lib/monitoring/plain-form'
import { fillMove, getFullQuoteForm, submitForm } from '@/e2e/support/pages/quote-page'
import { startSite, type Site } from '@/e2e/support/servers/site'

const LEAD_WEBHOOK_SECRET = 'webhook-'.repeat(5)
const CRON_SECRET = 'cron-'.repeat(7)

interface WebhookReceiver {
  /** Requests with a valid signature. */
  calls: { headers: IncomingHttpHeaders; payload: unknown }[]
  /** The status of each answer; 0 answers nothing. */
  status: number
}

interface TestEnvironment {
  store: DatabaseServer
  receiver: WebhookReceiver
  site: Site
  settings: Record<string, string>
}

const test = base.extend<{ environment: TestEnvironment }>({
  environment: async ({ stopAfterTest }, use) => {
    const webhook = new Webhook(LEAD_WEBHOOK_SECRET, { format: 'raw' })
    const receiver: WebhookReceiver = { calls: [], status: 200 }
    const server = createServer((request, response) => {
      let body = ''
      request.on('data', (chunk) => (body += String(chunk)))
      request.on('end', () => {
        const { headers } = request
        // An invalid signature throws, which fails the test.
        const payload = webhook.verify(body, headers as Record<string, string>)
        receiver.calls.push({ headers, payload })
        if (receiver.status > 0) response.writeHead(receiver.status).end()
      })
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const store = await startDatabaseServer()
    store.put('/locations', SEED_LOCATIONS)
    const settings = {
      ...getSiteSettings(store),
      LEAD_WEBHOOK_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/leads`,
      LEAD_WEBHOOK_SECRET,
      CRON_SECRET,
    }
    const site = await startSite(settings)
    stopAfterTest(site)
    stopAfterTest(store)
    await use({ store, receiver, site, settings })
    server.closeAllConnections()
    server.close()
  },
})

const makeRuns = (webhook: object) => ({
  webhook: { ...webhook, overdue: 0 },
  withdrawal: { delivered: 0, pending: 0, overdue: 0 },
})

async function postLead({ site }: TestEnvironment) {
  const form = await fetchForm(`${site.url}/toronto`, 'Moving quote')
  return postForm(form, VALID_MOVE)
}

test('A stored lead is posted to the webhook, signed, with its attribution', async ({
  page,
  environment,
}) => {
  const { store, receiver, site } = environment
  await page.goto(`${site.url}/toronto?utm_source=google`)
  await fillMove(getFullQuoteForm(page))
  await submitForm(getFullQuoteForm(page))
  await expect(page).toHaveURL(/\/thankyou/)
  const key = new URL(page.url()).searchParams.get('ref') ?? ''
  await expect.poll(() => store.read(`/deliveries/${key}:webhook`)).toMatchObject({ tries: 1 })
  expect(receiver.calls).toHaveLength(1)
  const [call] = receiver.calls
  expect(call?.headers['webhook-id']).toBe(key)
  expect(call?.payload).toEqual({
    list: 'leads',
    key,
    record: store.read(`/leads/${key}`),
    details: store.read(`/details/${key}`),
  })
  expect(store.read(`/details/${key}/attribution`)).toMatchObject({
    last: { utm_source: 'google' },
  })
})

test('A visitor is thanked before a slow webhook answers, and the delivery is retried', async ({
  environment,
}) => {
  const { store, receiver } = environment
  receiver.status = 0
  const response = await postLead(environment)
  expect(isThankYouRedirect(response)).toBe(true)
  await expect.poll(() => receiver.calls.length).toBe(1)
  expect(store.read('/deliveries')).toBeNull()
  receiver.status = 500
  await expect.poll(() => receiver.calls.length, { timeout: 20_000 }).toBe(2)
  receiver.status = 204
  await expect
    .poll(() => store.read(`/deliveries/${getRequestKey(response)}:webhook`), { timeout: 20_000 })
    .toMatchObject({ tries: 3 })
})

test('Missed deliveries are retried by the cron job and by the command', async ({
  environment,
}) => {
  const { store, receiver, site, settings } = environment
  receiver.status = 500
  const response = await postLead(environment)
  const lead = store.read(`/leads/${getRequestKey(response)}`)
  // Older than the retries of the submission itself.
  const createOldKey = (minutes: number) =>
    `${encodeTime(Date.now() - minutes * 60_000)}${'x'.repeat(12)}`
  const [one, two] = [createOldKey(10), createOldKey(11)]
  store.put('/leads', { [one]: lead })
  const callCron = (secret: string) =>
    fetch(`${site.url}/api/cron/deliver`, { headers: { authorization: `Bearer ${secret}` } })

  expect((await callCron('guess')).status).toBe(401)
  const failed = await callCron(CRON_SECRET)
  expect([failed.status, await failed.json()]).toEqual([
    500,
    { ok: false, channels: makeRuns({ delivered: 0, pending: 1 }) },
  ])
  receiver.status = 200
  const done = await callCron(CRON_SECRET)
  expect([done.status, await done.json()]).toEqual([
    200,
    { ok: true, channels: makeRuns({ delivered: 1, pending: 0 }) },
  ])
  expect(store.read(`/deliveries/${one}:webhook`)).toMatchObject({ tries: 1 })

  store.put(`/leads/${two}`, lead)
  const { status, text } = await runCommand('deliver', [], settings)
  expect([status, text]).toEqual([
    0,
    'webhook: 1 delivered, 0 pending (0 for over an hour)\nwithdrawal: 0 delivered, 0 pending (0 for over an hour)\n',
  ])
})
