import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { LeadSchema } from '@/lib/forms/lead'
import { SEED_LOCATIONS } from '@/lib/cities/locations'
import { createRecordKey } from '@/lib/submissions/record-key'
import { startDatabaseServer } from '@/e2e/support/servers/database-server'
import { expect, getSiteSettings, test, JAVASCRIPT_MODES } from '@/e2e/support/servers/fixtures'
import { runCommand } from '@/e2e/support/servers/run-command'
import { requestFullQuote, getThankYouKey } from '@/e2e/support/pages/quote-page'
import { startSite } from '@/e2e/support/servers/site'

/** Runs an npm script with this SQLite file. @returns its stdout */
function runOnDatabaseFile(command: string[], file: string): string {
  const env = { ...process.env, LOCAL_DATABASE_FILE: file, FIREBASE_DATABASE_URL: '' }
  return execFileSync('npm', ['run', '--silent', ...command], { env, encoding: 'utf8' })
}

for (const { javaScriptEnabled, visitor } of JAVASCRIPT_MODES) {
  test.describe(() => {
    test.use({ javaScriptEnabled })

    test(
      `${visitor} is stored by a site without configuration, and ops read the lead`,
      { tag: '@core' },
      async ({ page, stopAfterTest }) => {
        // It runs five commands.
        test.slow()
        const folder = mkdtempSync(join(tmpdir(), 'site-'))
        const file = join(folder, 'site.sqlite')
        const site = await startSite({ LOCAL_DATABASE_FILE: file })
        stopAfterTest({
          async stop() {
            await site.stop()
            rmSync(folder, { recursive: true })
          },
        })
        await page.goto(`${site.url}/toronto`)
        await requestFullQuote(page)
        const ref = getThankYouKey(page)

        const { leads, ...rest } = JSON.parse(
          runOnDatabaseFile(['leads', '--', '--json'], file),
        ) as { leads: Record<string, unknown> }
        expect(Object.keys(leads)).toEqual([ref])
        expect(LeadSchema.parse(leads[ref])).toMatchObject({
          phone: '416-555-0142',
          location_id: 'toronto',
          zip: '75201',
        })
        expect(rest).toEqual({ jobs: {} })
        const [, request] = runOnDatabaseFile(['leads'], file).split('\n')
        expect(request).toMatch(
          /^\d{4}-\d\d-\d\d \d\d:\d\d E[DS]T +toronto +T-\w{4} +Mary Jane Smith +416-555-0142 +quote +new +[-\w]{20} +Packing: No$/,
        )
        expect(request).toContain(ref)
        const elsewhere = ['leads', '--', '--since', '2026-01-01', '--city', 'barrie']
        expect(runOnDatabaseFile(elsewhere, file)).toBe(
          `No requests found in ${file} with --since 2026-01-01 --city barrie\n`,
        )
        const [head, line] = runOnDatabaseFile(['leads', '--', '--csv'], file).split('\r\n')
        expect(head).toMatch(/^\uFEFFkey,date,.*,Packing,.*details\.consent\.marketing/)
        expect(line).toMatch(new RegExp(`^${ref},.*416-555-0142`))
        const all = JSON.parse(
          runOnDatabaseFile(['leads', '--', '--json', '--all'], file),
        ) as object
        expect(all).toMatchObject({
          details: { [ref]: { form: 'full', answers: { packing: false } } },
        })
      },
    )
  })
}

test('Ops seed, read and remove records within the database rules', async () => {
  const database = await startDatabaseServer()
  const run = async (name: string, ...args: string[]) =>
    (await runCommand(name, args, getSiteSettings(database))).text
  const key = createRecordKey('', {}, Date.now()).key
  database.put(`/leads/${key}`, { phone: '416-555-0102' })
  database.put(`/details/${key}`, { answers: { flights_of_stairs: '3' } })
  database.put(`/deliveries/${key}:email`, { at: '2026-11-20T15:30:00Z', tries: 1 })

  expect(await run('locations', '--seed')).toMatch(/^barrie: stored$/m)
  expect(database.read('/locations')).toEqual(SEED_LOCATIONS)
  expect(await run('leads', '--since', '2026-01-01')).toContain(`${key}  Flights of stairs: 3\n`)
  expect(await run('forget', '--phone', '416-555-0102')).toContain('3 removed')
  for (const list of ['leads', 'details', 'deliveries'])
    expect(database.read(`/${list}`)).toBeNull()
  await database.stop()
})

test('The build fails with the location’s name if its phone number is missing', async () => {
  const database = await startDatabaseServer()
  database.put('/locations', SEED_LOCATIONS)
  database.put('/locations/barrie', null)
  const { status, text } = await runCommand('build', [], getSiteSettings(database))
  expect([status, text]).toEqual([
    1,
    expect.stringMatching(/^[^\n]*locations\/barrie has no tracking_phone[^\n]*\n$/),
  ])
  await database.stop()
})

test('The site does not start with invalid settings and names each of them', () => {
  const env = {
    ...process.env,
    SITE_URL: 'hometeam',
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

test('Ops remove only one person’s records or expired records', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  const file = join(folder, 'site.sqlite')
  const keyOf = (sent: number) => createRecordKey('', { sent }, sent).key
  const [old, theirs, other] = [keyOf(0), keyOf(Date.now()), keyOf(Date.now() - 3_600_000)]
  runOnDatabaseFile(['locations'], file)
  const database = new DatabaseSync(file)
  const insert = database.prepare('INSERT INTO records (list, key, record) VALUES (?, ?, ?)')
  for (const [key, phone] of [
    [old, '416-555-0101'],
    [theirs, '416-555-0102'],
    [other, '416-555-0103'],
  ] as const) {
    insert.run('quarantine/jobs', key, JSON.stringify({ cus_phone: phone }))
    insert.run('details', key, '{}')
    insert.run('limits', `${key}-00`, JSON.stringify({ key, at: 0 }))
  }
  database.close()
  const keys = () => new Set(runOnDatabaseFile(['leads', '--', '--all'], file).match(/[-\w]{20}/g))
  const forget = (...args: string[]) => runOnDatabaseFile(['forget', '--', ...args], file)

  expect(forget('--expired', '--dry-run')).toContain('3 would go')
  expect(keys()).toEqual(new Set([old, other, theirs]))
  expect(forget('--expired')).toContain(`3 removed from ${file}`)
  expect(keys()).toEqual(new Set([other, theirs]))
  expect(forget('--phone', '(416) 555-0102')).toContain('3 removed')
  expect(keys()).toEqual(new Set([other]))
  expect(runOnDatabaseFile(['locations'], file)).toContain('416-555-0110')
  rmSync(folder, { recursive: true })
})
