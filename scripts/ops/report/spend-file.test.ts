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
const META_HEAD = 'Reporting starts,Reporting ends,Campaign name,Amount spent (USD)'

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
  [
    `${META_HEAD}\n2026-10-01,2026-10-31,Spring,500\n`,
    'line 2: the costs of 2026-10-01 to 2026-10-31 are one line; export them with Meta',
  ],
  ['Reporting starts,Campaign name,Amount spent\n2026-10-01,Spring,500\n', 'no columns of a day'],
  ['Month,Campaign,Cost\n2026-10-01,brand,500\n', 'no columns of a day'],
  ['Week start date,Campaign name,Spend\n10/4/2026,brand,500\n', 'no columns of a day'],
])('refuses %j with the number of the line', (text, message) => {
  expect(() => parseSpend(text, 'spend.csv')).toThrow(message)
})

test('The two dates of Meta may be one day each, or the whole file beside a day', () => {
  const days = `${META_HEAD}\n2026-10-01,2026-10-01,Spring,5\n`
  const ofFile = `${META_HEAD},Day\n2026-10-01,2026-10-31,Spring,5,2026-10-02\n`
  expect(parseSpend(days, 'spend.csv')).toMatchObject([{ day: '2026-10-01', cost: 5 }])
  expect(parseSpend(ofFile, 'spend.csv')).toMatchObject([{ day: '2026-10-02', cost: 5 }])
})

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'spend-'))))
afterEach(() => rmSync(folder, { recursive: true }))

/** @returns its path */
function writeSpend(name: string, lines: string): string {
  const file = join(folder, name)
  writeFileSync(file, `Day,Campaign,Currency code,Cost\n${lines}`)
  return file
}

test('The same costs in two files are refused', () => {
  const first = writeSpend('first.csv', '2026-10-01,brand,CAD,5\n2026-10-02,brand,CAD,5\n')
  const second = writeSpend('second.csv', '2026-10-03,brand,CAD,5\n2026-10-02,Brand,CAD,5\n')
  expect(() => readSpend([first, second])).toThrow(
    `${second}, line 3: ${first} has costs of this campaign on 2026-10-02, too.`,
  )
  expect(() => readSpend([first, first])).toThrow(`${first}, line 2: ${first} has costs`)
})

test('Costs of one campaign and day are added within a file, and in two currencies', () => {
  const ofGroups = writeSpend('groups.csv', '2026-10-01,brand,CAD,5\n2026-10-01,brand,CAD,6\n')
  const ofAmerica = writeSpend('america.csv', '2026-10-01,brand,USD,7\n')
  const nextDay = writeSpend('next.csv', '2026-10-02,brand,CAD,8\n2026-10-01,other,CAD,9\n')
  const costs = readSpend([ofGroups, ofAmerica, nextDay]).map(({ cost }) => cost)
  expect(costs).toEqual([5, 6, 7, 8, 9])
})

test('reads the "CSV for Excel" of Google Ads, which is UTF-16 with tabs', () => {
  const file = join(folder, 'spend.csv')
  const text = '\uFEFFDay\tCampaign ID\tCampaign\tCost\n2026-10-01\t123\tété\t1.5\n'
  writeFileSync(file, Buffer.from(text, 'utf16le'))
  expect(readSpend([file])).toMatchObject([{ campaignId: '123', campaign: 'été', cost: 1.5 }])
  rmSync(file)
  expect(() => readSpend([file])).toThrow(`${file}: ENOENT`)
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
