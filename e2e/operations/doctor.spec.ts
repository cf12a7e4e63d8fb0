import { readFileSync } from 'node:fs'
import { LOCATION_IDS } from '@/lib/cities/locations'
import { runCommand } from '@/e2e/support/servers/run-command'
import type { DatabaseServer } from '@/e2e/support/servers/database-server'
import type { Json } from '@/e2e/support/servers/database-tree'
import { expect, getSiteSettings, test } from '@/e2e/support/servers/fixtures'

const RULES = JSON.parse(readFileSync('database.rules.json', 'utf8')) as Json
const REAL_LOCATIONS = Object.fromEntries(
  LOCATION_IDS.map((id, n) => [id, { tracking_phone: `416-967-11${10 + n}` }]),
)
const VALID_SETTINGS = {
  SITE_URL: 'https://www.site.example',
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
  CANARY_SECRET: 'canary-'.repeat(5),
  CRON_SECRET: 'cron-'.repeat(7),
  REVALIDATE_SECRET: 'revalidate-'.repeat(4),
  ALERT_WEBHOOK_URL: 'https://chat.example/hook',
  CHAT_WEBHOOK_URL: 'https://chat.example/dispatch',
  SECURITY_CONTACT: 'mailto:security@site.example',
  CLIENT_IP_SOURCE: 'proxy:1',
}

/** The database is ready for a deployment. */
test.beforeEach(({ database }) => {
  database.put('/.settings/rules', RULES)
  database.put('/locations', REAL_LOCATIONS)
  database.put('/limits/forget', { at: new Date().toISOString(), removed: 0 })
})

const runDoctor = (database: DatabaseServer, settings: Record<string, string> = {}) =>
  runCommand('doctor', [], { ...getSiteSettings(database), ...VALID_SETTINGS, ...settings })

test('The doctor reports what is open, and leaves no test records', async ({ database }) => {
  const { status, text } = await runDoctor(database)
  // A licence of each location, four of our own, two of the cities.
  expect(text).toContain(`0 wrong, ${LOCATION_IDS.length + 6} warnings`)
  expect(text).toMatch(
    /^warning +The number on \/ and \/get-quote, 972-555-0117, is a placeholder/m,
  )
  expect(text).toMatch(/^warning +The forms promise a mail, and SMTP_URL is not set/m)
  expect(text).toMatch(/^warning +The parent brand's address/m)
  expect(text).toMatch(/^warning +The mailing address/m)
  expect(text.match(/^warning +Location .*: no licence number for /gm)).toHaveLength(
    LOCATION_IDS.length,
  )
  expect(text).toMatch(/^warning +Locations whose pages name no prices: toronto, .*barrie$/m)
  expect(text).toMatch(/^warning +Ottawa serves Quebec in English alone/m)
  for (const fact of [
    'The database answers, and clients without a token read nothing',
    'The deployed rules are those of database.rules.json',
    'The site may not read the list of leads',
    'The site may not change what is stored',
    'Ops may remove',
  ]) {
    expect(text).toMatch(new RegExp(`^ok +${fact}$`, 'm'))
  }
  expect(status).toBe(0)
  expect(database.read('/canary')).toBeNull()
})

test('The doctor reports wrong settings and fixes without secrets', async ({ database }) => {
  const { status, text } = await runDoctor(database, {
    SITE_URL: 'http://www.site.example',
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: '',
    CANARY_SECRET: '',
    REVALIDATE_SECRET: VALID_SETTINGS.CRON_SECRET,
  })
  expect(text).toMatch(/^WRONG +SITE_URL http:\/\/www.site.example is not https\n +→ Set/m)
  expect(text).toMatch(/^WRONG +NEXT_SERVER_ACTIONS_ENCRYPTION_KEY[^\n]+\n[^\n]+openssl rand/m)
  expect(text).toMatch(/^WRONG +CRON_SECRET is set, yet/m)
  expect(text).toMatch(/^WRONG +Two secrets are the same/m)
  expect(text).not.toContain(VALID_SETTINGS.CRON_SECRET)
  expect(status).toBe(1)
})

test('The doctor warns of a missing CLIENT_IP_SOURCE and a preview', async ({ database }) => {
  const { status, text } = await runDoctor(database, {
    CLIENT_IP_SOURCE: '',
    VERCEL_ENV: 'preview',
  })
  expect(text).toMatch(
    /^warning +CLIENT_IP_SOURCE is not set[^\n]+\(proxy:1\)[^\n]+\n +→ Send a request/m,
  )
  expect(text).toMatch(/^warning +This preview writes to the Firebase project/m)
  expect(text).toMatch(/^ok +A preview sends no mail and calls no webhook$/m)
  const unneeded = 'CHAT_WEBHOOK_URL, ALERT_WEBHOOK_URL, CANARY_SECRET, CRON_SECRET'
  expect(text).toMatch(new RegExp(`^warning +A preview needs no ${unneeded}`, 'm'))
  expect(text).toContain('0 wrong, 4 warnings')
  expect(status).toBe(0)
  const vercel = { CLIENT_IP_SOURCE: '', VERCEL: '1', FIREBASE_SERVICE_ACCOUNT: '' }
  expect((await runDoctor(database, vercel)).text).not.toContain('CLIENT_IP_SOURCE')
})

test('The doctor reports an unreachable database without passwords', async ({ database }) => {
  const secrets = ['mary', 'hunter2', 'AIzaSecret']
  const [user, password, auth] = secrets
  const { status, text } = await runDoctor(database, {
    SITE_URL: `http://${user}:${password}@site.example/?key=${auth}`,
    FIREBASE_DATABASE_URL: `https://${user}:${password}@home-team.firebaseio.com/?ns=x&auth=${auth}`,
    FIREBASE_DATABASE_EMULATOR_HOST: '127.0.0.1:9',
  })
  expect(text).toMatch(/^WRONG +The database at https:\/\/home-team[^\n]+ does not answer/m)
  expect(status).toBe(1)
  for (const secret of secrets) expect(text).not.toContain(secret)
})

test('The doctor reports errors in the database and their fixes', async ({ database }) => {
  database.put('/.settings/rules', { rules: { '.read': true } })
  database.put('/locations/barrie', null)
  database.put('/locations/ottawa/tracking_phone', '613-555-0114')
  // Rules that let the site read the leads.
  database.setFault((path, { identity }) => (path === '/leads' && identity ? 'open' : undefined))
  const { status, text } = await runDoctor(database)
  expect(text).toMatch(
    /^WRONG +The deployed rules are not those[^\n]+\n +→ Run `npx firebase-tools deploy/m,
  )
  expect(text).toMatch(/^WRONG +locations\/barrie has no number/m)
  expect(text).toMatch(/^warning +Placeholder numbers \(555-01xx\): ottawa$/m)
  expect(text).toMatch(/^WRONG +The site may read all leads/m)
  expect(status).toBe(1)
})

test('The doctor reports a database that is open, or denies access', async ({ database }) => {
  database.setFault('open')
  const open = await runDoctor(database)
  expect(open.text).toMatch(
    /^WRONG +EVERYBODY can read the leads[^\n]+\n[^\n]+firebase-tools deploy/m,
  )
  expect(open.status).toBe(1)

  database.setFault('deny')
  const denied = await runDoctor(database)
  expect(denied.text).toMatch(/^WRONG +The database refuses the service account \(status 401\)/m)
  expect(denied.status).toBe(1)
})
