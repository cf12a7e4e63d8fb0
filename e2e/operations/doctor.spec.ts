import { readFileSync } from 'node:fs'
import { LOCATION_IDS } from '@/lib/cities/locations'
import { runCommand } from '@/e2e/support/servers/run-command'
import type { DatabaseServer } from '@/e2e/support/servers/database-server'
import type { Json } from '@/e2e/support/servers/database-tree'
import { expect, getSiteSettings, serverTest as test } from '@/e2e/support/servers/fixtures'

const RULES = JSON.parse(readFileSync('database.rules.json', 'utf8')) as Json
const REAL_LOCATIONS = Object.fromEntries(
  LOCATION_IDS.map((id, n) => [id, { tracking_phone: `416-967-11${10 + n}` }]),
)
const VALID_SETTINGS = {
  SITE_URL: 'https://www.site.example',
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
  CRON_SECRET: 'cron-'.repeat(7),
  ALERT_WEBHOOK_URL: 'https://chat.example/hook',
  CHAT_WEBHOOK_URL: 'https://chat.example/dispatch',
  SECURITY_CONTACT: 'mailto:security@site.example',
  CLIENT_IP_SOURCE: 'proxy:1',
  DEPLOY_WITHOUT_REGISTRATIONS: 'yes',
}

test.beforeEach(({ database }) => {
  database.put('/.settings/rules', RULES)
  database.put('/locations', REAL_LOCATIONS)
  database.put('/limits/forget', { at: new Date().toISOString(), removed: 0 })
})

const runDoctor = (database: DatabaseServer, settings: Record<string, string> = {}) =>
  runCommand('doctor', [], { ...getSiteSettings(database), ...VALID_SETTINGS, ...settings })

test('The doctor reports what is open, and writes nothing', async ({ database }) => {
  const before = database.read('/')
  const { status, text } = await runDoctor(database)
  expect(text).toContain('0 wrong, 9 warnings')
  expect(text).toMatch(
    /^warning +Placeholders in lib\/business: the number on \/ .*972-555-0117.*, the parent .*, the mailing/m,
  )
  expect(text).toMatch(/^warning +SMTP_URL is not set: the forms promise a mail/m)
  expect(text).toMatch(
    /^warning +Cities whose pages say "licensed and insured" .*: Toronto, .*Barrie/m,
  )
  expect(text).toMatch(/^warning +Claims without `proof`: allInclusive, .*disposal/m)
  expect(text).toMatch(/^warning +Crew areas whose pages name no prices: toronto, .*barrie$/m)
  for (const answered of ['Ottawa \\(ottawa=en,fr\\)', 'Miami \\(south-florida=en,es\\)'])
    expect(text).toMatch(
      new RegExp(`^warning +Cities with pages in a language in which .*${answered}`, 'm'),
    )
  expect(text).toMatch(/^ok +The deployed rules are those of database.rules.json$/m)
  expect(text).toMatch(/^ok +0 entries of the outbox waiting/m)
  expect(status).toBe(0)
  expect(database.read('/')).toEqual(before)
})

test('The doctor reports missing settings and fixes without secrets', async ({ database }) => {
  const missing = { CRON_SECRET: '', CLIENT_IP_SOURCE: '', CHAT_WEBHOOK_URL: '' }
  const settings = { ...missing, DEPLOY_WITHOUT_REGISTRATIONS: '' }
  const { status, text } = await runDoctor(database, settings)
  expect(text).toMatch(/^warning +NOBODY learns of a request/m)
  expect(text).toMatch(
    /^WRONG +Cities without `floridaMover`: Miami, Fort Lauderdale\n +→ .*usa\.ts.*507\.03/m,
  )
  expect(text).toMatch(/^WRONG +CRON_SECRET is not set: no canary[^\n]+\n +→/m)
  expect(text).toMatch(
    /^warning +CLIENT_IP_SOURCE is not set[^\n]+\(proxy:1\)[^\n]+\n +→ Send a request/m,
  )
  expect(text).not.toContain(VALID_SETTINGS.ALERT_WEBHOOK_URL)
  expect(status).toBe(1)
  const vercel = { CLIENT_IP_SOURCE: '', VERCEL: '1', FIREBASE_SERVICE_ACCOUNT: '' }
  expect((await runDoctor(database, vercel)).text).not.toContain('CLIENT_IP_SOURCE')
  const preview = await runDoctor(database, { VERCEL_ENV: 'preview' })
  expect(preview.text).toMatch(/^warning +This preview writes to the Firebase project/m)
  expect(preview.text).toContain('0 wrong, 3 warnings')
})

test('The doctor ends with a report without passwords where no database answers', async ({
  database,
}) => {
  const secrets = ['mary', 'hunter2', 'AIzaSecret']
  const [user, password, auth] = secrets
  const { status, text } = await runDoctor(database, {
    FIREBASE_DATABASE_URL: `https://${user}:${password}@movers.firebaseio.com/?ns=x&auth=${auth}`,
    FIREBASE_DATABASE_EMULATOR_HOST: '127.0.0.1:9',
  })
  expect(text).toMatch(/^WRONG +The database could not be checked: fetch failed/m)
  expect(text).toMatch(/^WRONG +The locations could not be checked/m)
  expect(text).toMatch(/^\d wrong, \d warnings/m)
  expect(status).toBe(1)
  for (const secret of secrets) expect(text).not.toContain(secret)
})

test('The doctor reports errors in the database and their fixes', async ({ database }) => {
  database.put('/.settings/rules', { rules: { '.read': true } })
  database.put('/locations/barrie/dispatch_email', 'the crew')
  database.put('/locations/ottawa/tracking_phone', '613-555-0114')
  const { status, text } = await runDoctor(database)
  expect(text).toMatch(
    /^WRONG +The deployed rules are not those[^\n]+\n +→ Run `npx firebase-tools deploy/m,
  )
  expect(text).toMatch(/^WRONG +Crew areas whose dispatch_email holds no addresses.*: barrie$/m)
  expect(text).toMatch(/^warning +Placeholder numbers \(555-01xx\): ottawa$/m)
  expect(status).toBe(1)
  database.setFault('deny')
  const denied = await runDoctor(database)
  expect(denied.text).toMatch(/^WRONG +The database refuses the service account \(status 401\)/m)
  expect(denied.status).toBe(1)
})
