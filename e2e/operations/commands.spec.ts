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

const PRICES = 'quarter:119-169,half:219-289,three-quarters:319-399,full:399-489,currency:CAD'

test('Ops change a calendar and prices within the database rules, and take it back', async ({
  database,
}) => {
  const year = new Date().getUTCFullYear() + 1
  const holiday = `${year}-12-25`
  const changed = await run(
    database,
    'locations',
    ...['--close', `toronto=${holiday},${year}-12-24`, '--close', `barrie=${holiday}`],
    ...['--notice', 'toronto=24', '--capacity', 'toronto=4'],
    ...['--texts', 'toronto=yes', '--speaks', 'toronto=en,fr', '--prices', `toronto=${PRICES}`],
  )
  expect(changed.text).toContain(
    `Toronto; texts; speaks en,fr; mail to DISPATCH_EMAIL; day mail 17:00; no reviews; ${PRICES}; no rates; closed ${year}-12-24, ${holiday}; 24 hours’ notice; 4 jobs per window\n`,
  )
  expect(changed.text).toContain('At once: docs/how-to-change-a-number.md')
  expect(database.read('/locations/toronto')).toEqual({
    ...SEED_LOCATIONS.toronto,
    closed_dates: `${year}-12-24,${holiday}`,
    notice_hours: 24,
    jobs_per_window: 4,
    ...{ texts: true, languages: 'en,fr', prices: PRICES },
  })
  await run(
    database,
    'locations',
    ...['--open', `toronto=${holiday},${year}-12-24`, '--open', `barrie=${holiday}`],
    ...['--notice', 'toronto=0', '--capacity', 'toronto=0'],
    ...['--texts', 'toronto=no', '--speaks', 'toronto=en', '--prices', 'toronto=none'],
  )
  expect(database.read('/locations')).toEqual(SEED_LOCATIONS)

  // The command computes the real holidays if HOLIDAYS is empty.
  const settings = { ...getSiteSettings(database), HOLIDAYS: '' }
  const canadaDay = `${year}-07-01`
  const opened = await runCommand('locations', ['--open', `edmonton=${canadaDay}`], settings)
  expect(opened.text).toMatch(new RegExp(`^toronto .*${canadaDay}`, 'm'))
  expect(opened.text).not.toMatch(new RegExp(`^edmonton .*${canadaDay}`, 'm'))
  expect(database.read('/locations/edmonton/open_dates')).toBe(canadaDay)
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
