import { readFileSync } from 'node:fs'
import { expect, test as base } from '@playwright/test'
import { createRecordKey } from '@/lib/store/record-key'
import { startWebhookReceiver, type WebhookReceiver } from '@/e2e/support/servers/webhook-receiver'
import { runCommand } from '@/e2e/support/servers/run-command'
import type { DatabaseServer } from '@/e2e/support/servers/database-server'
import { getSiteSettings, startSeededDatabase } from '@/e2e/support/servers/fixtures'
import { findFreePort, startSite, type Site } from '@/e2e/support/servers/site'

// No browser that could stop painting: see repeat-stalled.ts.
base.describe.configure({ retries: 0 })

const CRON_SECRET = 'cron-'.repeat(7)
const FORM_NAMES = ['moving quote', 'quick estimate', 'junk pickup']

interface TestEnvironment {
  store: DatabaseServer
  monitoredSite: Site
  /** The alerts to staff. */
  alerts: WebhookReceiver['calls']
}

/** A site with a canary, a cron job and alerts. */
const test = base.extend<object, { environment: TestEnvironment }>({
  environment: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names out of the pattern
    async ({}, use) => {
      const receiver = await startWebhookReceiver()
      const store = await startSeededDatabase()
      const port = await findFreePort()
      const settings = {
        ...getSiteSettings(store),
        CRON_SECRET,
        SITE_URL: `http://localhost:${port}`,
        ALERT_WEBHOOK_URL: receiver.url,
      }
      const monitoredSite = await startSite(settings, '.', port)
      await use({ store, monitoredSite, alerts: receiver.calls })
      await monitoredSite.stop()
      await store.stop()
      receiver.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})
// The tests share a site and set faults for its database.
test.describe.configure({ mode: 'serial' })
test.afterEach(({ environment }) => environment.store.setFault(undefined))

const runCanary = ({ store, monitoredSite }: TestEnvironment) =>
  runCommand('canary', ['--url', monitoredSite.url], {
    ...getSiteSettings(store),
    CRON_SECRET,
  })

const callCronRoute = (site: Site, secret: string, name = 'canary') =>
  fetch(`${site.url}/api/cron/${name}`, { headers: { authorization: `Bearer ${secret}` } })

/** Lists in the database besides the locations. */
function getLeftoverRecords(store: DatabaseServer): string[] {
  return Object.keys(store.read('/') ?? {}).filter((list) => list !== 'locations')
}

test('The health check reports a reachable database and the build id', async ({ environment }) => {
  const answer = await fetch(`${environment.monitoredSite.url}/api/health`)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({
    ok: true,
    store: 'reachable',
    forgotAt: null,
    build: readFileSync('.next/BUILD_ID', 'utf8'),
  })
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  const head = await fetch(`${environment.monitoredSite.url}/api/health`, { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
})

test('The canary command sends each form, and removes its record', async ({ environment }) => {
  const old = createRecordKey('', {}, Date.now() - 2 * 3_600_000).key
  environment.store.put(`/quarantine/jobs/${old}`, { description: 'Canary of a run cut off' })
  environment.store.put(`/details/${old}`, { suspicions: 'canary' })
  const { status, text } = await runCanary(environment)
  for (const form of FORM_NAMES) expect(text).toContain(`${form}: sent, stored and removed in`)
  expect(text).toContain('1 of earlier runs removed')
  expect(status).toBe(0)
  expect(getLeftoverRecords(environment.store)).toEqual([])
})

test('The canary command reports the step at which a form failed', async ({ environment }) => {
  environment.store.setFault((path) => (path.startsWith('/quarantine/jobs') ? 'deny' : undefined))
  const { status, text } = await runCanary(environment)
  expect(text).toContain('moving quote: sent, stored and removed')
  expect(text).toContain('junk pickup: FAILED at the step "send"')
  expect(status).toBe(1)
  // The details of a request that the store refuses stay, whoever sent it.
  environment.store.put('/details', null)

  const settings = { ...getSiteSettings(environment.store), CRON_SECRET }
  const absent = await runCommand('canary', ['--url', 'http://localhost:9'], settings)
  for (const form of FORM_NAMES) expect(absent.text).toContain(`${form}: FAILED at the step "page"`)
  expect(absent.status).toBe(1)
})

test('A canary of another secret stores nothing and tells no one', async ({
  environment: { store, monitoredSite, alerts },
}) => {
  const settings = { ...getSiteSettings(store), CRON_SECRET: 'another-'.repeat(5) }
  const { status, text } = await runCommand('canary', ['--url', monitoredSite.url], settings)
  for (const form of FORM_NAMES)
    expect(text).toMatch(new RegExp(`${form}: FAILED at the step "send" .*: the site refused it`))
  expect(status).toBe(1)
  expect(getLeftoverRecords(store)).toEqual([])
  expect(alerts).toEqual([])
})

test('The cron route sends canaries only with its secret', async ({
  environment: { store, monitoredSite, alerts },
}) => {
  expect((await callCronRoute(monitoredSite, 'guess')).status).toBe(401)
  expect((await fetch(`${monitoredSite.url}/api/cron/canary`)).status).toBe(401)

  const answer = await callCronRoute(monitoredSite, CRON_SECRET)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await answer.json()).toMatchObject({
    ok: true,
    results: FORM_NAMES.map((form) => ({ form })),
  })
  expect(getLeftoverRecords(store).filter((list) => list !== 'limits')).toEqual([])
  expect(alerts).toEqual([])
})

test('When a form breaks, an alert and the log name it', async ({ environment }) => {
  const { monitoredSite, store, alerts } = environment
  store.setFault((path) => (path.startsWith('/quarantine/jobs') ? 'deny' : undefined))
  const answer = await callCronRoute(monitoredSite, CRON_SECRET)
  expect(answer.status).toBe(500)
  await expect.poll(() => alerts).toHaveLength(1)
  const { text } = JSON.parse(alerts[0]?.body ?? '{}') as { text: string }
  expect(text).toMatch(/^A form on http:\/\/localhost:\d+ isn’t working\.\njunk pickup \(/)
  expect(text).not.toContain('moving quote')
  await expect
    .poll(monitoredSite.log)
    .toMatch(/"event":"canary","outcome":"failed","failures":\["junk pickup/)
})

test('The daily run removes expired records within the database rules, and tells the health check', async ({
  environment: { monitoredSite, store },
}) => {
  const [old, young] = [Date.UTC(2016, 0), Date.now()].map((at) => createRecordKey('', {}, at).key)
  for (const list of ['leads', 'details', 'outcomes'])
    store.put(`/${list}`, { [String(old)]: { won: true }, [String(young)]: { won: true } })
  expect((await callCronRoute(monitoredSite, 'guess', 'forget')).status).toBe(401)
  const answer = await callCronRoute(monitoredSite, CRON_SECRET, 'forget')
  expect(await answer.json()).toMatchObject({ ok: true, outcome: 'done', removed: 3 })
  expect(store.read('/leads')).toEqual({ [String(young)]: { won: true } })

  const checkHealth = async () =>
    (await (await fetch(`${monitoredSite.url}/api/health`)).json()) as unknown
  await expect
    .poll(checkHealth)
    .toMatchObject({ ok: true, forgotAt: store.read('/limits/forget/at') })
  await expect.poll(monitoredSite.log).toContain('"event":"forget","outcome":"done","removed":3')
})

test('The health check reports an unreachable database', async ({ environment }) => {
  await environment.store.stop()
  const health = `${environment.monitoredSite.url}/api/health`
  await expect.poll(async () => (await fetch(health)).status).toBe(503)
  expect(await (await fetch(health)).json()).toMatchObject({ ok: false, store: 'unreachable' })
})
