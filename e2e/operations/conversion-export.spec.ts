import { updateVisit } from '@/lib/analytics/attribution'
import { CONSENT, LEAD } from '@/lib/store/records.fixture'
import { createRecordKey } from '@/lib/store/record-key'
import { expect, getSiteSettings, test } from '@/e2e/support/servers/fixtures'
import { runCommand } from '@/e2e/support/servers/run-command'

const HOUR_AGO = Date.now() - 3_600_000
const KEY = createRecordKey('', {}, HOUR_AGO).key
const TIME = String.raw`\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\+0000`

test('Ops mark a lead as won within the database rules, and it is written once for Google Ads', async ({
  database,
}) => {
  // It runs eight commands.
  test.slow()
  const run = (name: string, ...args: string[]) => runCommand(name, args, getSiteSettings(database))
  const attribution = updateVisit(undefined, {
    url: new URL('https://hometeam.example/toronto?gclid=Cj0KCQ-x_1'),
    referrer: null,
    now: new Date(HOUR_AGO),
  })
  database.put(`/leads/${KEY}`, LEAD)
  database.put(`/details/${KEY}`, { attribution, consent: { ...CONSENT, advertising: true } })
  const won = await run('leads', '--won', KEY, '--value', '850')
  expect(won.stdout).toBe(`leads/${KEY}: won, 850.00 CAD\n`)
  expect(database.read(`/leads/${KEY}`)).toEqual({ ...LEAD, status: 'won', won_by: 'ops' })

  const first = await run('leads', '--google-ads', '--since', '2026-01-01')
  expect(first.stdout).toMatch(
    new RegExp(`^Google Click ID,.*\r\nCj0KCQ-x_1,,,Won request,${TIME},850.00,CAD,${KEY}\r\n$`),
  )
  expect(first.text).toContain('Conversions: 1\n')
  expect((await run('leads', '--google-ads')).text).toContain('Written before: 1; --again')
  const enhanced = await run('leads', '--google-ads', 'enhanced')
  expect(enhanced.stdout).toMatch(
    new RegExp(`\n[0-9a-f]{64},[0-9a-f]{64},Won request,${TIME},850.00,CAD,${KEY}\r\n$`),
  )
  expect(database.read(`/outcomes/${KEY}`)).toMatchObject({
    ...{ won: true, value: 850, currency: 'CAD' },
    ...{ exported_click: expect.any(String), exported_enhanced: expect.any(String) },
  })

  expect((await run('leads', '--not-won', KEY)).stdout).toContain('not won; it was written')
  expect(database.read(`/leads/${KEY}`)).toEqual(LEAD)
  expect((await run('leads', '--withhold', KEY)).stdout).toContain('it was written before')
  expect((await run('forget', '--key', KEY)).text).toContain(`${KEY} was written for Google Ads`)
  expect([database.read('/outcomes'), database.read('/leads')]).toEqual([null, null])
})
