import { expect, test } from '@/e2e/support/servers/fixtures'
import { VALID_MOVE, postForm } from '@/e2e/support/pages/post-form'
import { fetchForm, isThankYouRedirect } from '@/lib/cron/plain-form'

test('Traces show routes, and nothing of the visitor', async ({
  startOtherSite,
  webhookReceiver,
}) => {
  const { url, calls } = webhookReceiver
  const site = await startOtherSite({
    OTEL_EXPORTER_OTLP_ENDPOINT: url,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_BSP_SCHEDULE_DELAY: '200',
    CHAT_WEBHOOK_URL: `${url}/secret-room`,
  })
  const form = await fetchForm(`${site.url}/toronto?gclid=mary-click`, 'Moving quote')
  expect(isThankYouRedirect(await postForm(form, VALID_MOVE))).toBe(true)
  await fetch(`${site.url}/thankyou?moveDate=2099-12-01&fromAddress=m5v2t6`)

  const bodies = () => calls.map(({ body }) => body)
  const getTraces = () => bodies().filter((body) => body.includes('"resourceSpans"'))
  for (const name of ['GET /[country]/thankyou', 'POST /[country]/[city]', 'fetch POST'])
    await expect.poll(() => getTraces().join()).toContain(`"name":"${name}"`)
  const personal = /mary|416-555|m5v|2099-12|gclid|secret-room|user.agent/gi
  expect(getTraces().join().match(personal)).toBeNull()
})
