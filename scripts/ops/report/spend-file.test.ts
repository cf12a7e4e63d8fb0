import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseSpend, readSpend } from './spend-file'

const GOOGLE = `\uFEFFCampaign report
"October 1, 2026 - October 31, 2026"
Campaign,Day,Currency code,Cost
brand,2026-10-01,CAD,"1,234.50"
moving,2026-10-02,CAD,0
Total: Account, --,CAD,"1,234.50"
`
const MICROSOFT = `Gregorian date,Campaign name,Currency code,Impr.,Spend
10/1/2026,brand,USD,120,$12.30
"©2026 Microsoft Corporation. All rights reserved."
`
const META = `"Campaign name","Day","Amount spent (USD)"
"Spring, again",2026-10-01,7.5
`

test.each([
  ['Google Ads', GOOGLE, ['2026-10-01', 'brand', 1_234.5, 'CAD'], 2],
  ['Microsoft Ads', MICROSOFT, ['2026-10-01', 'brand', 12.3, 'USD'], 1],
  ['Meta Ads', META, ['2026-10-01', 'Spring, again', 7.5, 'USD'], 1],
])('reads an export of %s', (source, text, [day, campaign, cost, currency], count) => {
  const rows = parseSpend(text, 'spend.csv')
  expect(rows).toHaveLength(count)
  expect(rows[0]).toEqual({ day, source, campaign, campaignId: '', cost, currency })
})

test('reads an export with tabs, and a table with sources', () => {
  const tabs = GOOGLE.replaceAll('"1,234.50"', '1234.50').replace(/,(?! 2026)/g, '\t')
  expect(parseSpend(tabs, 'spend.csv')[0]).toMatchObject({ campaign: 'brand', cost: 1_234.5 })
  const table = 'day,source,campaign,cost\n2026-10-01,leaflets,north,80\n'
  expect(parseSpend(table, 'spend.csv')[0]).toMatchObject({ source: 'leaflets', currency: '' })
})

test.each([
  ['', 'spend.csv, line 1: no columns'],
  ['name,phone\nMary,416\n', 'spend.csv, line 1: no columns'],
  [
    'Day,Campaign,Cost\n2026-10-01,brand,1\n2026-02-30,brand,1\n',
    'spend.csv, line 3: there is no day',
  ],
  ['Day,Campaign,Cost\n2026-10-01,brand,free\n', 'spend.csv, line 2: there is no cost "free"'],
  ['Day,Campaign,Cost\n2026-10-01,brand,-1\n', 'spend.csv, line 2: there is no cost "-1"'],
  ['Day\tCampaign\tCost\n2026-10-01\tbrand\t12,50\n', 'line 2: there is no cost "12,50"'],
  ['Day\tCampaign\tCost\n2026-10-01\tbrand\t1.234,56\n', 'there is no cost "1.234,56"'],
  ['Day,Campaign,Cost\n2026-10-01,"brand,1\n', 'spend.csv, line'],
])('refuses %j with the number of the line', (text, message) => {
  expect(() => parseSpend(text, 'spend.csv')).toThrow(message)
})

test('reads the "CSV for Excel" of Google Ads, which is UTF-16 with tabs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'spend-'))
  const file = join(folder, 'spend.csv')
  const text = '\uFEFFDay\tCampaign ID\tCampaign\tCost\n2026-10-01\t123\tété\t1.5\n'
  writeFileSync(file, Buffer.from(text, 'utf16le'))
  expect(readSpend(file)).toMatchObject([{ campaignId: '123', campaign: 'été', cost: 1.5 }])
  rmSync(folder, { recursive: true })
  expect(() => readSpend(file)).toThrow(`${file}: ENOENT`)
})

test('A campaign may be called Total', () => {
  const lines = 'Day,Campaign,Cost\n2026-10-01,Total junk removal,30\nTotal,,30\n'
  expect(parseSpend(lines, 'spend.csv')).toMatchObject([
    { campaign: 'Total junk removal', cost: 30 },
  ])
})

test('The total of Meta has no campaign', () => {
  const lines = 'Day,Campaign name,Amount spent (USD)\n2026-10-01,,7\n2026-10-01,Spring,7\n'
  expect(parseSpend(lines, 'spend.csv')).toMatchObject([{ campaign: 'Spring', cost: 7 }])
})

test('A source has the name that the report gives to its requests', () => {
  const table = 'day,source,campaign,cost\n2026-10-01,google,brand,80\n2026-10-01,fb,brand,80\n'
  const sources = parseSpend(table, 'spend.csv').map(({ source }) => source)
  expect(sources).toEqual(['Google Ads', 'Meta Ads'])
})
