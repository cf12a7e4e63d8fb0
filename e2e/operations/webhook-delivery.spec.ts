import { Webhook } from 'standardwebhooks'
import { expect, test } from '@/e2e/support/servers/fixtures'
import { getThankYouKey, requestFullQuote } from '@/e2e/support/pages/quote-page'

const LEAD_WEBHOOK_SECRET = 'webhook-'.repeat(5)

test('A stored lead is posted to the webhook, signed, with its attribution', async ({
  page,
  database,
  webhookReceiver,
  startOtherSite,
}) => {
  const LEAD_WEBHOOK_URL = `${webhookReceiver.url}/leads`
  const site = await startOtherSite({ LEAD_WEBHOOK_URL, LEAD_WEBHOOK_SECRET })
  await page.goto(`${site.url}/toronto?utm_source=google`)
  await requestFullQuote(page)
  const key = getThankYouKey(page)
  await expect.poll(() => database.read(`/details/${key}/sent/webhook`)).not.toBeNull()
  expect(webhookReceiver.calls).toHaveLength(1)
  const [call] = webhookReceiver.calls
  expect(call?.headers['webhook-id']).toBe(key)
  const webhook = new Webhook(LEAD_WEBHOOK_SECRET, { format: 'raw' })
  // An invalid signature throws.
  expect(webhook.verify(call?.body ?? '', call?.headers as Record<string, string>)).toEqual({
    list: 'leads',
    key,
    record: database.read(`/leads/${key}`),
    details: { ...(database.read(`/details/${key}`) as object), sent: undefined },
  })
  expect(database.read(`/details/${key}/attribution`)).toMatchObject({
    last: { utm_source: 'google' },
  })
})
