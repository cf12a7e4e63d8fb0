import { spawnSync } from 'node:child_process'
import { LeadSchema } from '@/lib/forms/records.fixture'
import { SEED_LOCATIONS } from '@/lib/cities/locations'
import { createRecordKey } from '@/lib/store/record-key'
import type { DatabaseServer } from '@/e2e/support/servers/database-server'
import { expect, getSiteSettings, test } from '@/e2e/support/servers/fixtures'
import { runCommand } from '@/e2e/support/servers/run-command'
import { requestFullQuote, getThankYouKey } from '@/e2e/support/pages/quote-page'
import { startSite } from '@/e2e/support/servers/site'

const run = (database: DatabaseServer, name: string, ...args: string[]) =>
  runCommand(name, args, { ...getSiteSettings(database), HOLIDAYS: '{}' })

test('A visitor is stored by a site without configuration, and ops read the lead', async ({
  page,
  stopAfterTest,
}, testInfo) => {
  test.slow()
  const file = testInfo.outputPath('site.sqlite')
  const settings = { LOCAL_DATABASE_FILE: file, FIREBASE_DATABASE_URL: '' }
  const site = await startSite(settings)
  stopAfterTest(site)
  await page.goto(`${site.url}/toronto`)
  // Some spreadsheets drop the first digit.
  await requestFullQuote(page, { from: '07030' })
  const ref = getThankYouKey(page)
  const readLeads = async (...args: string[]) => (await runCommand('leads', args, settings)).stdout

  const all = JSON.parse(await readLeads('--json', '--all')) as {
    leads: Record<string, unknown>
  }
  expect(Object.keys(all.leads)).toEqual([ref])
  expect(LeadSchema.parse(all.leads[ref])).toMatchObject({
    phone: '416-555-0142',
    location_id: 'toronto',
    zip: '07030',
  })
  expect(all).toMatchObject({
    details: { [ref]: { form: 'full', answers: { packing: false } } },
  })
  const [, request] = (await readLeads()).split('\n')
  expect(request).toMatch(
    /^\d\d-\d\d \d\d:\d\d +toronto +TR-\w{5} +Mary Jane Smi… +416-555-0142 +quote +TO CHECK$/,
  )
  expect(await readLeads('--wide')).toContain(`${ref}  Outside the service area; Packing help: No`)
  expect(await readLeads('--since', '2026-01-01', '--city', 'barrie')).toBe(
    `No requests found with --since 2026-01-01 --city barrie\n`,
  )
  const [head, line] = (await readLeads('--csv')).split('\r\n')
  expect(head).toMatch(/^\uFEFFkey,date,.*,Packing help,.*details\.consent\.marketing/)
  expect(line).toMatch(new RegExp(`^${ref},.*416-555-0142.*,07030,`))
})

test('Ops seed, read and remove records within the database rules', async ({ database }) => {
  const key = createRecordKey('', {}, Date.now()).key
  database.put('/locations', null)
  database.put(`/leads/${key}`, { phone: '416-555-0102' })
  database.put(`/details/${key}`, { answers: { flights_of_stairs: '3' } })
  database.put('/outbox/due', { list: 'leads', key, messageKind: 'request' })

  expect((await run(database, 'locations', '--seed')).text).toMatch(/^barrie: stored$/m)
  expect(database.read('/locations')).toEqual(SEED_LOCATIONS)
  const { text } = await run(database, 'leads', '--since', '2026-01-01', '--wide')
  expect(text).toContain(`${key}  Flights of stairs: 3\n`)
  const forget = (...args: string[]) =>
    run(database, 'forget', '--phone', '(416) 555-0102', ...args)
  expect((await forget('--dry-run')).text).toContain('3 would go')
  expect((await forget()).text).toContain('3 removed')
  for (const list of ['leads', 'details', 'outbox']) expect(database.read(`/${list}`)).toBeNull()
})

test('The build fails with the name of a location without a number', async ({ database }) => {
  database.put('/locations', { ...SEED_LOCATIONS, barrie: {} })
  expect(await run(database, 'build')).toMatchObject({
    status: 1,
    text: expect.stringMatching(/^[^\n]*locations\/barrie has no tracking_phone[^\n]*\n$/),
  })
})

test('The site does not start with invalid settings and names each of them', () => {
  const env = {
    ...process.env,
    SITE_URL: 'movers',
    CLIENT_IP_SOURCE: 'trust-me',
    FIREBASE_SERVICE_ACCOUNT: 'secret-value',
  }
  const { status, stdout, stderr } = spawnSync('next', ['start', '-p', '0'], {
    env,
    encoding: 'utf8',
    timeout: 20_000,
  })
  expect(status).not.toBe(0)
  expect(stdout + stderr).toMatch(/SITE_URL must be[^]*CLIENT_IP_SOURCE must be/)
  expect(stdout + stderr).toContain('FIREBASE_SERVICE_ACCOUNT must be the JSON')
  expect(stdout + stderr).not.toContain('secret-value')
})
