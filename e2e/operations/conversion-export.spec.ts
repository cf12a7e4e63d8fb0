import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { updateVisit } from '@/lib/analytics/attribution'
import { toInstant } from '@/lib/forms/stored-fields'
import { CONSENT, JOB, LEAD } from '@/lib/store/records.fixture'
import { createRecordKey } from '@/lib/submissions/record-key'
import type { DatabaseServer } from '@/e2e/support/servers/database-server'
import { getSiteSettings, startSeededDatabase } from '@/e2e/support/servers/fixtures'
import { runCommand } from '@/e2e/support/servers/run-command'

// No browser that could stop painting: see repeat-stalled.ts.
test.describe.configure({ retries: 0 })

const HOUR_AGO = Date.now() - 3_600_000
const keyOf = (name: string) => createRecordKey('', { name }, HOUR_AGO).key
const [LEAD_KEY, JOB_KEY] = [keyOf('lead'), keyOf('job')]
const CLICK_HEADINGS =
  'Google Click ID,GBRAID,WBRAID,Conversion Name,Conversion Time,Conversion Value,Conversion Currency,Order ID'
const TIME = String.raw`\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\+0000`

let database: DatabaseServer
test.beforeEach(async () => {
  database = await startSeededDatabase()
  database.put(`/leads/${LEAD_KEY}`, LEAD)
  database.put(`/jobs/${JOB_KEY}`, JOB)
  const visit = updateVisit(undefined, {
    url: new URL('https://hometeam.example/toronto?gclid=Cj0KCQ-x_1'),
    referrer: null,
    now: new Date(HOUR_AGO),
  })
  for (const key of [LEAD_KEY, JOB_KEY]) {
    const consent = { ...CONSENT, ...(key === LEAD_KEY && { advertising: true }) }
    database.put(`/details/${key}`, {
      at: toInstant(new Date(HOUR_AGO)),
      attribution: visit,
      consent,
    })
  }
})
test.afterEach(() => database.stop())

/** Runs `npm run leads` within the database rules. */
async function runLeads(...args: string[]) {
  const env = { ...process.env, ...getSiteSettings(database) }
  const command = ['run', '--silent', 'leads', '--', ...args]
  const { stdout, stderr } = await promisify(execFile)('npm', command, { env })
  return { lines: stdout.trimEnd().split('\r\n'), stderr }
}

test('Ops mark a lead and a job as won, and each is written once for Google Ads', async () => {
  // It runs fifteen commands.
  test.slow()
  expect((await runLeads('--won', LEAD_KEY, '--value', '850')).lines).toEqual([
    `leads/${LEAD_KEY}: won, 850.00 CAD`,
  ])
  await runLeads('--won', LEAD_KEY, '--value', '912.50')
  await runLeads('--won', JOB_KEY)
  expect(database.read(`/leads/${LEAD_KEY}`)).toEqual({ ...LEAD, status: 'won', won_by: 'ops' })
  expect(database.read(`/jobs/${JOB_KEY}`)).toEqual({ ...JOB, job_status: 'won' })
  const won = { won: true, at: expect.any(String) }
  expect(database.read(`/outcomes/${LEAD_KEY}`)).toEqual({ ...won, value: 912.5, currency: 'CAD' })
  expect(database.read(`/outcomes/${JOB_KEY}`)).toEqual(won)

  const first = await runLeads('--google-ads', '--since', '2026-01-01')
  expect(first.lines[0]).toBe(CLICK_HEADINGS)
  expect(first.lines.slice(1)).toEqual([
    expect.stringMatching(`^Cj0KCQ-x_1,,,Won request,${TIME},912.50,CAD,${LEAD_KEY}$`),
    expect.stringMatching(`^Cj0KCQ-x_1,,,Won request,${TIME},\\d+\\.00,CAD,${JOB_KEY}$`),
  ])
  expect(first.stderr).toBe('Conversions: 2\n')
  const second = await runLeads('--google-ads')
  expect(second.lines).toEqual([CLICK_HEADINGS])
  expect(second.stderr).toContain('Written before: 2; --again repeats them')
  expect((await runLeads('--google-ads', '--again')).lines).toHaveLength(3)

  const folder = mkdtempSync(join(tmpdir(), 'export-'))
  const file = join(folder, 'clicks.csv')
  expect((await runLeads('--google-ads', '--again', '--out', file)).lines).toEqual([''])
  expect(readFileSync(file, 'utf8').trimEnd().split('\r\n')).toHaveLength(3)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  await expect(runLeads('--google-ads', '--out', file)).rejects.toMatchObject({ code: 1 })
  rmSync(folder, { recursive: true })

  const enhanced = await runLeads('--google-ads', 'enhanced')
  expect(enhanced.lines).toHaveLength(2)
  expect(enhanced.lines[1]).toMatch(
    new RegExp(`^[0-9a-f]{64},[0-9a-f]{64},Won request,${TIME},912.50,CAD,${LEAD_KEY}$`),
  )
  const exported = { exported_click: expect.any(String) }
  expect(database.read(`/outcomes/${LEAD_KEY}`)).toMatchObject({
    ...exported,
    exported_enhanced: expect.any(String),
  })
  expect(database.read(`/outcomes/${JOB_KEY}`)).toEqual({ ...won, ...exported })

  const { lines } = await runLeads('--withhold', JOB_KEY)
  expect(lines).toEqual([
    `jobs/${JOB_KEY}: not written for Google Ads any more; it was written before`,
  ])
  expect((await runLeads('--google-ads', '--again')).lines).toHaveLength(2)

  expect((await runLeads('--not-won', LEAD_KEY)).lines[0]).toContain('not won; it was written')
  expect(database.read(`/leads/${LEAD_KEY}`)).toEqual(LEAD)
  expect(database.read(`/outcomes/${LEAD_KEY}`)).toMatchObject({ won: false, ...exported })
  expect((await runLeads('--google-ads', '--again')).lines).toHaveLength(1)
})

test('An unknown key writes nothing, and forget names what was written for Google Ads', async () => {
  await runLeads('--won', LEAD_KEY, '--value', '850')
  await runLeads('--google-ads')
  const before = database.read('/')
  await expect(runLeads('--won', keyOf('unknown'))).rejects.toMatchObject({
    ...{ code: 2, stdout: '' },
    stderr: expect.stringMatching(/^error: There is no lead or job with the key [-\w]{20}\.\n$/),
  })
  expect(database.read('/')).toEqual(before)

  const { text } = await runCommand('forget', ['--key', LEAD_KEY], getSiteSettings(database))
  expect(text).toContain(`${LEAD_KEY} was written for Google Ads`)
  expect([database.read('/outcomes'), database.read('/leads')]).toEqual([null, null])
  expect(database.read('/jobs')).toEqual({ [JOB_KEY]: JOB })
})
