import { readFileSync } from 'node:fs'
import { expect, test as base } from '@playwright/test'
import { SEED_LOCATIONS } from '@/lib/cities/locations'
import { recordKey } from '@/lib/submissions/record-key'
import { startChat } from './support/chat'
import { runCommand } from './support/command'
import { startDatabaseServer, type DatabaseServer } from './support/database-server'
import { settingsOf } from './support/fixtures'
import { freePort, startSite, type Site } from './support/site'

const CANARY_SECRET = 'canary-'.repeat(5)
const CRON_SECRET = 'cron-'.repeat(7)
const FORMS = ['moving quote', 'quick estimate', 'junk pickup']

interface Ground {
  store: DatabaseServer
  watched: Site
  /** What the people on duty were told. */
  alerts: string[]
}

/** A site that is watched: with its canary, its clock, and people to tell. */
const test = base.extend<object, { ground: Ground }>({
  ground: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names out of the pattern
    async ({}, use) => {
      const chat = await startChat()
      const store = await startDatabaseServer()
      store.put('/locations', SEED_LOCATIONS)
      const port = await freePort()
      const settings = {
        ...settingsOf(store),
        CANARY_SECRET,
        CRON_SECRET,
        SITE_URL: `http://localhost:${port}`,
        ALERT_WEBHOOK_URL: chat.url,
      }
      const watched = await startSite(settings, '.', port)
      await use({ store, watched, alerts: chat.alerts })
      await watched.stop()
      await store.stop()
      chat.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})
// One site for all of them, whose store they set faults for.
test.describe.configure({ mode: 'serial' })
test.afterEach(({ ground }) => ground.store.misbehave(undefined))

const canary = ({ store, watched }: Ground, secret = CANARY_SECRET) =>
  runCommand('canary', ['--url', watched.url], { ...settingsOf(store), CANARY_SECRET: secret })

const byTheClock = (site: Site, secret: string) =>
  fetch(`${site.url}/api/cron/canary`, { headers: { authorization: `Bearer ${secret}` } })

/** What the database holds beside the locations. */
function leftIn(store: DatabaseServer): string[] {
  return Object.keys(store.at('/') ?? {}).filter((list) => list !== 'locations')
}

test('Who watches the site is told that it can store, and of which build it is', async ({
  ground,
}) => {
  const answer = await fetch(`${ground.watched.url}/api/health`)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({
    ok: true,
    store: 'reachable',
    build: readFileSync('.next/BUILD_ID', 'utf8'),
  })
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  const head = await fetch(`${ground.watched.url}/api/health`, { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
})

test('Ops send a canary through each form: stored, found, removed', async ({ ground }) => {
  const old = recordKey('', {}, Date.now() - 2 * 3_600_000).key
  ground.store.put(`/canary/jobs/${old}`, { description: 'Canary of a run that was cut off' })
  const { status, text } = await canary(ground)
  for (const form of FORMS) expect(text).toContain(`${form}: sent, stored and removed in`)
  expect(text).toContain('1 of earlier runs removed')
  expect(status).toBe(0)
  expect(leftIn(ground.store)).toEqual([])
})

test('Ops with another secret learn so, and no dispatcher calls their canary', async ({
  ground,
}) => {
  const { status, text } = await canary(ground, 'x'.repeat(32))
  for (const form of FORMS) expect(text).toContain(`${form}: FAILED at the step "check"`)
  expect(text).toContain('Is CANARY_SECRET the same here and on the site')
  expect(status).toBe(1)
  for (const list of ['leads', 'jobs', 'move_details', 'quarantine', 'canary']) {
    expect(leftIn(ground.store)).not.toContain(list)
  }
})

test('Ops learn at which step a form broke', async ({ ground }) => {
  ground.store.misbehave((path) => (path.startsWith('/canary/jobs') ? 'deny' : undefined))
  const { status, text } = await canary(ground)
  expect(text).toContain('moving quote: sent, stored and removed')
  expect(text).toContain('junk pickup: FAILED at the step "send"')
  expect(text).toContain('look for the event "submission" in the host’s log')
  expect(status).toBe(1)

  const settings = { ...settingsOf(ground.store), CANARY_SECRET }
  const absent = await runCommand('canary', ['--url', 'http://localhost:9'], settings)
  for (const form of FORMS) expect(absent.text).toContain(`${form}: FAILED at the step "page"`)
  expect(absent.status).toBe(1)
})

test('The clock sends canaries with its secret, and without it nobody does', async ({ ground }) => {
  const { watched, store, alerts } = ground
  expect((await byTheClock(watched, 'guess')).status).toBe(401)
  expect((await fetch(`${watched.url}/api/cron/canary`)).status).toBe(401)

  const answer = await byTheClock(watched, CRON_SECRET)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await answer.json()).toMatchObject({ ok: true, results: FORMS.map((form) => ({ form })) })
  expect(leftIn(store).filter((list) => !['limits', 'seen'].includes(list))).toEqual([])
  expect(alerts).toEqual([])
})

test('The clock tells the people on duty once a day what is in the quarantine', async ({
  ground,
}) => {
  const { watched, store, alerts } = ground
  const { key } = recordKey('', {}, Date.now() - 24 * 3_600_000)
  store.put('/seen', null)
  store.put(`/quarantine/leads/${key}`, { name: 'Mary Smith' })
  for (let n = 0; n < 2; n++) expect((await byTheClock(watched, CRON_SECRET)).status).toBe(200)
  expect(alerts.splice(0)).toEqual([expect.stringContaining('1 lead (unknown 1)')])
  store.put('/quarantine', null)
})

test('When a form breaks, the people on duty are told which, and the log says so', async ({
  ground,
}) => {
  const { watched, store, alerts } = ground
  store.misbehave((path) => (path.startsWith('/canary/jobs') ? 'deny' : undefined))
  const answer = await byTheClock(watched, CRON_SECRET)
  expect(answer.status).toBe(500)
  expect(alerts).toHaveLength(1)
  const { text } = JSON.parse(alerts[0] ?? '{}') as { text: string }
  expect(text).toMatch(/^A form of http:\/\/localhost:\d+ does not work\.\njunk pickup \(/)
  expect(text).not.toContain('moving quote')
  expect(watched.log()).toMatch(/"event":"canary","outcome":"failed","failures":\["junk pickup/)
})

test('Who watches the site is told when it cannot store', async ({ ground }) => {
  await ground.store.stop()
  const health = `${ground.watched.url}/api/health`
  await expect.poll(async () => (await fetch(health)).status).toBe(503)
  expect(await (await fetch(health)).json()).toMatchObject({ ok: false, store: 'unreachable' })
})
