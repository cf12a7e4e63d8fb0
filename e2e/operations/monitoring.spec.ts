import { createRecordKey } from '@/lib/store/record-key'
import { CRON_SECRET } from '@/e2e/support/servers/isolated-site'
import { startWebhookReceiver, type WebhookReceiver } from '@/e2e/support/servers/webhook-receiver'
import { runCommand } from '@/e2e/support/servers/run-command'
import type { DatabaseServer } from '@/e2e/support/servers/database-server'
import { expect, getSiteSettings, serverTest as base } from '@/e2e/support/servers/fixtures'
import { findFreePort, startSite, type Site } from '@/e2e/support/servers/site'

const FORM_NAMES = ['moving quote', 'quick estimate', 'junk pickup']

const test = base.extend<object, { alerts: WebhookReceiver }>({
  alerts: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names out of the pattern
    async ({}, use) => {
      const receiver = await startWebhookReceiver()
      await use(receiver)
      receiver.stop()
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ database, alerts }, use) => {
      const port = await findFreePort()
      const addresses = { SITE_URL: `http://localhost:${port}`, ALERT_WEBHOOK_URL: alerts.url }
      const settings = { ...getSiteSettings(database), CRON_SECRET, ...addresses }
      const site = await startSite(settings, '.', port)
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
})

test.beforeEach(({ alerts }) => void (alerts.calls.length = 0))

const runCanary = (database: DatabaseServer, url: string, secret = CRON_SECRET) =>
  runCommand('canary', ['--url', url], { ...getSiteSettings(database), CRON_SECRET: secret })

const callCronRoute = (site: Site, secret: string, name = 'canary') =>
  fetch(`${site.url}/api/cron/${name}`, { headers: { authorization: `Bearer ${secret}` } })

const getLeftoverRecords = (database: DatabaseServer) =>
  Object.keys(database.read('/') ?? {}).filter((list) => list !== 'locations')

test('The canary command sends each form, and removes its record', async ({ database, site }) => {
  const old = createRecordKey('', {}, Date.now() - 2 * 3_600_000).key
  database.put(`/quarantine/jobs/${old}`, { description: 'Canary of a run cut off' })
  database.put(`/details/${old}`, { suspicions: 'canary' })
  const { status, text } = await runCanary(database, site.url)
  for (const form of FORM_NAMES) expect(text).toContain(`${form}: sent, stored and removed in`)
  expect(text).toContain('1 of earlier runs removed')
  expect(status).toBe(0)
  expect(getLeftoverRecords(database)).toEqual([])
})

test('A canary with another secret stores nothing and alerts no one', async ({
  database,
  site,
  alerts,
}) => {
  const { status, text } = await runCanary(database, site.url, 'another-'.repeat(5))
  for (const form of FORM_NAMES)
    expect(text).toMatch(new RegExp(`${form}: FAILED at the step "send" .*: the site refused it`))
  expect(status).toBe(1)
  expect(getLeftoverRecords(database)).toEqual([])
  expect(alerts.calls).toEqual([])
})

test('The cron route sends canaries only with its secret', async ({ database, site, alerts }) => {
  expect((await callCronRoute(site, 'guess')).status).toBe(401)
  expect((await fetch(`${site.url}/api/cron/canary`)).status).toBe(401)

  const answer = await callCronRoute(site, CRON_SECRET)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await answer.json()).toMatchObject({
    ok: true,
    results: FORM_NAMES.map((form) => ({ form })),
  })
  expect(getLeftoverRecords(database).filter((list) => list !== 'limits')).toEqual([])
  expect(alerts.calls).toEqual([])
})

test('When a form breaks, an alert and the log name it', async ({ database, site, alerts }) => {
  database.setFault((path) => (path.startsWith('/quarantine/jobs') ? 'deny' : undefined))
  const answer = await callCronRoute(site, CRON_SECRET)
  expect(answer.status).toBe(500)
  await expect.poll(() => alerts.calls).toHaveLength(1)
  const { text } = JSON.parse(alerts.calls[0]?.body ?? '{}') as { text: string }
  expect(text).toMatch(/^A form on http:\/\/localhost:\d+ isn’t working\.\njunk pickup \(/)
  expect(text).not.toContain('moving quote')
  await expect
    .poll(site.log)
    .toMatch(/"event":"canary","outcome":"failed","failures":\["junk pickup/)
})
