import { Webhook } from 'standardwebhooks'
import { encodeTime } from '@/lib/store/record-key'
import { runCommand } from '@/e2e/support/servers/run-command'
import { expect, getSiteSettings, test as base } from '@/e2e/support/servers/fixtures'
import { VALID_MOVE, postForm } from '@/e2e/support/pages/post-form'
import { fetchForm, isThankYouRedirect, getRequestKey } from '@/lib/cron/plain-form'
import { fillMove, getFullQuoteForm, submitForm } from '@/e2e/support/pages/quote-page'
import type { Site } from '@/e2e/support/servers/site'
import type { WebhookReceiver } from '@/e2e/support/servers/webhook-receiver'

const LEAD_WEBHOOK_SECRET = 'webhook-'.repeat(5)
const CRON_SECRET = 'cron-'.repeat(7)

interface TestEnvironment {
  site: Site
  settings: Record<string, string>
}

const webhook = new Webhook(LEAD_WEBHOOK_SECRET, { format: 'raw' })
const readPayload = ({ headers, body }: WebhookReceiver['calls'][number]) =>
  webhook.verify(body, headers as Record<string, string>)

/** A site of its own, whose calls must all have a valid signature. */
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
  environment: { site },
  database,
  webhookReceiver,
}) => {
  await page.goto(`${site.url}/toronto?utm_source=google`)
  await fillMove(getFullQuoteForm(page))
  await submitForm(getFullQuoteForm(page))
  await expect(page).toHaveURL(/\/thankyou/)
  const key = new URL(page.url()).searchParams.get('ref') ?? ''
  await expect.poll(() => database.read(`/deliveries/${key}:webhook`)).toMatchObject({ tries: 1 })
  expect(webhookReceiver.calls).toHaveLength(1)
  const [call = { headers: {}, body: '' }] = webhookReceiver.calls
  expect(call.headers['webhook-id']).toBe(key)
  expect(readPayload(call)).toEqual({
    list: 'leads',
    key,
    record: database.read(`/leads/${key}`),
    details: database.read(`/details/${key}`),
  })
  expect(database.read(`/details/${key}/attribution`)).toMatchObject({
    last: { utm_source: 'google' },
  })
})

test('A visitor is thanked before a slow webhook answers, and the delivery is retried', async ({
  environment,
  database,
  webhookReceiver,
}) => {
  webhookReceiver.status = 0
  const response = await postLead(environment)
  expect(isThankYouRedirect(response)).toBe(true)
  await expect.poll(() => webhookReceiver.calls.length).toBe(1)
  expect(database.read('/deliveries')).toBeNull()
  webhookReceiver.status = 500
  await expect.poll(() => webhookReceiver.calls.length, { timeout: 20_000 }).toBe(2)
  webhookReceiver.status = 204
  await expect
    .poll(() => database.read(`/deliveries/${getRequestKey(response)}:webhook`), {
      timeout: 20_000,
    })
    .toMatchObject({ tries: 3 })
})

test('Missed deliveries are retried by the cron job and by the command', async ({
  environment,
  database,
  webhookReceiver,
}) => {
  const { site, settings } = environment
  webhookReceiver.status = 500
  const response = await postLead(environment)
  const lead = database.read(`/leads/${getRequestKey(response)}`)
  // Older than the retries of the submission itself.
  const createOldKey = (minutes: number) =>
    `${encodeTime(Date.now() - minutes * 60_000)}${'x'.repeat(12)}`
  const [one, two] = [createOldKey(10), createOldKey(11)]
  database.put('/leads', { [one]: lead })
  const callCron = (secret: string) =>
    fetch(`${site.url}/api/cron/deliver`, { headers: { authorization: `Bearer ${secret}` } })

  expect((await callCron('guess')).status).toBe(401)
  const failed = await callCron(CRON_SECRET)
  expect([failed.status, await failed.json()]).toEqual([
    500,
    { ok: false, channels: makeRuns({ delivered: 0, pending: 1 }) },
  ])
  webhookReceiver.status = 200
  const done = await callCron(CRON_SECRET)
  expect([done.status, await done.json()]).toEqual([
    200,
    { ok: true, channels: makeRuns({ delivered: 1, pending: 0 }) },
  ])
  expect(database.read(`/deliveries/${one}:webhook`)).toMatchObject({ tries: 2 })

  database.put(`/leads/${two}`, lead)
  const lease = { id: 'x', holder: 'Anna', since: 'noon', until: Date.now() + 60_000 }
  database.put('/limits/zzzzzzzz-deliver', lease)
  const deliver = () => runCommand('deliver', [], settings)
  expect(await deliver()).toMatchObject({
    status: 0,
    stdout: 'Nothing done: another run is under way (Anna, since noon).\n',
  })
  expect(await (await callCron(CRON_SECRET)).json()).toEqual({
    ok: true,
    heldBy: 'Anna, since noon',
  })
  database.put('/limits/zzzzzzzz-deliver', null)
  expect(await deliver()).toMatchObject({
    status: 0,
    stdout:
      'webhook: 1 delivered, 0 pending (0 for over an hour)\nwithdrawal: 0 delivered, 0 pending (0 for over an hour)\n',
  })
})
