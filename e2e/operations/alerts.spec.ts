import { expect, serverTest as test } from '@/e2e/support/servers/fixtures'
import type { WebhookReceiver } from '@/e2e/support/servers/webhook-receiver'
import { postQuote } from '@/e2e/support/pages/post-form'

const readAlerts = ({ calls }: WebhookReceiver) => calls.map(({ body }) => body).join()

test('When submissions cannot be stored, staff get one alert without personal data', async ({
  webhookReceiver,
  database,
  startOtherSite,
}) => {
  const site = await startOtherSite({ ALERT_WEBHOOK_URL: webhookReceiver.url })
  await postQuote(site.url)
  database.setFault('deny')
  for (let times = 0; times < 5; times++) await postQuote(site.url)
  await expect.poll(() => webhookReceiver.calls.length).toBe(1)
  expect(readAlerts(webhookReceiver)).toContain('could not be stored')
  expect(readAlerts(webhookReceiver)).not.toMatch(/mary|416|555|m5v/i)
  await expect
    .poll(() => parseLogEvents(site.log(), 'submission').map(({ level }) => level))
    .toEqual(['info', ...Array<string>(5).fill('error')])
})

/** Breaks a function that only a thank-you page with a move date calls. */
const BROKEN_DATES_SCRIPT = `
  Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
    get() { throw new TypeError('broken on purpose') },
  })`

test('When a page fails to render, staff get one alert without personal data', async ({
  webhookReceiver,
  startOtherSite,
}) => {
  const site = await startOtherSite({
    ALERT_WEBHOOK_URL: webhookReceiver.url,
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(BROKEN_DATES_SCRIPT)}`,
  })
  const url = `${site.url}/thankyou?moveDate=2099-12-01&fromAddress=m5v2t6`
  for (let times = 0; times < 3; times++) expect((await fetch(url)).status).toBe(500)
  await expect.poll(() => webhookReceiver.calls.length).toBe(1)
  const getErrors = () => parseLogEvents(site.log(), 'request-error')
  await expect.poll(getErrors).toHaveLength(3)
  const errors = getErrors()
  expect(errors[0]).toEqual({
    at: expect.any(String),
    level: 'error',
    event: 'request-error',
    error: 'TypeError',
    digest: expect.stringMatching(/^\d+$/),
    method: 'GET',
    route: '/[country]/thankyou',
    type: 'render',
    stack: expect.arrayContaining([expect.stringMatching(/\.next\/server\/.*:\d+:\d+\)?$/)]),
  })
  expect(JSON.stringify(errors) + readAlerts(webhookReceiver)).not.toMatch(
    /m5v|2099-12-01|on purpose/,
  )
})

function parseLogEvents(log: string, event: string): Record<string, unknown>[] {
  return log
    .split('\n')
    .filter((line) => line.includes(`"event":"${event}"`))
    .map((line) => JSON.parse(line) as Record<string, unknown>)
}
