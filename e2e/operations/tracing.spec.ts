import { startAlertReceiver } from '@/e2e/support/servers/alert-receiver'
import { expect, test } from '@/e2e/support/servers/fixtures'
import { VALID_MOVE, postForm } from '@/e2e/support/pages/post-form'
import { fetchForm, isThankYouRedirect } from '@/lib/monitoring/plain-form'

test('Traces show routes and times, and nothing of the visitor', async ({
  stopAfterTest,
  startOtherSite,
}) => {
  const receiver = await startAlertReceiver()
  stopAfterTest({ stop: () => Promise.resolve(receiver.stop()) })
  const site = await startOtherSite({
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_BSP_SCHEDULE_DELAY: '200',
    CHAT_WEBHOOK_URL: `${receiver.url}/secret-room`,
  })
  const form = await fetchForm(`${site.url}/toronto?gclid=mary-click`, 'Moving quote')
  expect(isThankYouRedirect(await postForm(form, VALID_MOVE))).toBe(true)
  await fetch(`${site.url}/thankyou?moveDate=2099-12-01&fromAddress=m5v2t6`)
  const getTraces = () => receiver.alerts.filter((text) => text.includes('"resourceSpans"')).join()
  await expect.poll(getTraces).toContain('GET /[country]/thankyou')
  await expect.poll(getTraces).toContain('POST /[country]/[city]')
  expect(getTraces()).toContain('"fetch POST"')
  const personal = /mary|416-555|m5v|2099-12|gclid|secret-room|user.agent/gi
  expect(getTraces().match(personal)).toBeNull()
})
