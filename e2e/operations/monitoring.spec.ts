import { readFileSync } from 'node:fs'
import { expect, test as base } from '@playwright/test'
import { SEED_LOCATIONS } from '@/lib/cities/locations'
import { createRecordKey } from '@/lib/submissions/record-key'
import { startAlertReceiver } from '@/e2e/support/servers/alert-receiver'
import { runCommand } from '@/e2e/support/servers/run-command'
import { startDatabaseServer, type DatabaseServer } from '@/e2e/support/servers/database-server'
import { getSiteSettings } from '@/e2e/support/servers/fixtures'
import { findFreePort, startSite, type Site } from '@/e2e/support/servers/site'

const CANARY_SECRET = 'canary-'.repeat(5)
const CRON_SECRET = 'cron-'.repeat(7)
const FORM_NAMES = ['moving quote', 'quick estimate', 'junk pickup']

interface TestEnvironment {
  store: DatabaseServer
  monitoredSite: Site
  /** What the people on duty were told. */
  alerts: string[]
}

/** A site that is watched: with its canary, its clock, and people to tell. */
const test = base.extend<object, { environment: TestEnvironment }>({
  environment: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names out of the pattern
    async ({}, use) => {
      const chat = await startAlertReceiver()
      const store = await startDatabaseServer()
      store.put('/locations', SEED_LOCATIONS)
      const port = await findFreePort()
      const settings = {
        ...getSiteSettings(store),
        CANARY_SECRET,
        CRON_SECRET,
        SITE_URL: `http://localhost:${port}`,
        ALERT_WEBHOOK_URL: chat.url,
      }
      const monitoredSite = await startSite(settings, '.', port)
      await use({ store, monitoredSite, alerts: chat.alerts })
      await monitoredSite.stop()
      await store.stop()
      chat.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})
// One site for all of them, whose store they set faults for.
test.describe.configure({ mode: 'serial' })
test.afterEach(({ environment }) => environment.store.setFault(undefined))

const runCanary = ({ store, monitoredSite }: TestEnvironment, secret = CANARY_SECRET) =>
  runCommand('canary', ['--url', monitoredSite.url], {
    ...getSiteSettings(store),
    CANARY_SECRET: secret,
  })

const callCronRoute = (site: Site, secret: string) =>
  fetch(`${site.url}/api/cron/canary`, { headers: { authorization: `Bearer ${secret}` } })

/** What the database holds beside the locations. */
function getLeftoverRecords(store: DatabaseServer): string[] {
  return Object.keys(store.read('/') ?? {}).filter((list) => list !== 'locations')
}

test('Who watches the site is told that it can store, and of which build it is', async ({
  environment,
}) => {
  const answer = await fetch(`${environment.monitoredSite.url}/api/health`)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({
    ok: true,
    store: 'reachable',
    build: readFileSync('.next/BUILD_ID', 'utf8'),
  })
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  const head = await fetch(`${environment.monitoredSite.url}/api/health`, { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
})

test('Ops send a canary through each form: stored, found, removed', async ({ environment }) => {
  const old = createRecordKey('', {}, Date.now() - 2 * 3_600_000).key
  environment.store.put(`/canary/jobs/${old}`, { description: 'Canary of a run that was cut off' })
  const { status, text } = await runCanary(environment)
  for (const form of FORM_NAMES) expect(text).toContain(`${form}: sent, stored and removed in`)
  expect(text).toContain('1 of earlier runs removed')
  expect(status).toBe(0)
  expect(getLeftoverRecords(environment.store)).toEqual([])
})

test('Ops with another secret learn so, and no dispatcher calls their canary', async ({
  environment,
}) => {
  const { status, text } = await runCanary(environment, 'x'.repeat(32))
  for (const form of FORM_NAMES) expect(text).toContain(`${form}: FAILED at the step "check"`)
  expect(text).toContain('Is CANARY_SECRET the same here and on the site')
  expect(status).toBe(1)
  for (const list of ['leads', 'jobs', 'move_details', 'quarantine', 'canary']) {
    expect(getLeftoverRecords(environment.store)).not.toContain(list)
  }
})

test('Ops learn at which step a form broke', async ({ environment }) => {
  environment.store.setFault((path) => (path.startsWith('/canary/jobs') ? 'deny' : undefined))
  const { status, text } = await runCanary(environment)
  expect(text).toContain('moving quote: sent, stored and removed')
  expect(text).toContain('junk pickup: FAILED at the step "send"')
  expect(text).toContain('look for the event "submission" in the host’s log')
  expect(status).toBe(1)

  const settings = { ...getSiteSettings(environment.store), CANARY_SECRET }
  const absent = await runCommand('canary', ['--url', 'http://localhost:9'], settings)
  for (const form of FORM_NAMES) expect(absent.text).toContain(`${form}: FAILED at the step "page"`)
  expect(absent.status).toBe(1)
})

test('The clock sends canaries with its secret, and without it nobody does', async ({
  environment,
}) => {
  const { monitoredSite, store, alerts } = environment
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
  expect(getLeftoverRecords(store).filter((list) => !['limits', 'seen'].includes(list))).toEqual([])
  expect(alerts).toEqual([])
})

test('The clock tells the people on duty once a day what is in the quarantine', async ({
  environment,
}) => {
  const { monitoredSite, store, alerts } = environment
  const { key } = createRecordKey('', {}, Date.now() - 24 * 3_600_000)
  store.put('/seen', null)
  store.put(`/quarantine/leads/${key}`, { name: 'Mary Smith' })
  for (let n = 0; n < 2; n++)
    expect((await callCronRoute(monitoredSite, CRON_SECRET)).status).toBe(200)
  expect(alerts.splice(0)).toEqual([expect.stringContaining('1 lead (unknown 1)')])
  store.put('/quarantine', null)
})

test('When a form breaks, the people on duty are told which, and the log says so', async ({
  environment,
}) => {
  const { monitoredSite, store, alerts } = environment
  store.setFault((path) => (path.startsWith('/canary/jobs') ? 'deny' : undefined))
  const answer = await callCronRoute(monitoredSite, CRON_SECRET)
  expect(answer.status).toBe(500)
  expect(alerts).toHaveLength(1)
  const { text } = JSON.parse(alerts[0] ?? '{}') as { text: string }
  expect(text).toMatch(/^A form of http:\/\/localhost:\d+ does not work\.\njunk pickup \(/)
  expect(text).not.toContain('moving quote')
  expect(monitoredSite.log()).toMatch(
    /"event":"canary","outcome":"failed","failures":\["junk pickup/,
  )
})

test('Who watches the site is told when it cannot store', async ({ environment }) => {
  await environment.store.stop()
  const health = `${environment.monitoredSite.url}/api/health`
  await expect.poll(async () => (await fetch(health)).status).toBe(503)
  expect(await (await fetch(health)).json()).toMatchObject({ ok: false, store: 'unreachable' })
})
