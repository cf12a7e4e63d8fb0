import { describeTouch, GOOGLE_ADS } from './touch'
import { createRequest, PERIOD } from './report.fixture'
import { describeGaps, nameCampaigns, shareSpend } from './spend'
import type { Spend } from './spend-file'

const LINE: Spend = {
  day: '2026-10-01',
  source: GOOGLE_ADS,
  campaign: 'Brand',
  campaignId: '123',
  cost: 90,
  currency: 'CAD',
}
const paid = (key: string, campaign: string) => createRequest({ key, source: GOOGLE_ADS, campaign })

test('A campaign’s costs are shared among its requests', () => {
  const requests = [paid('a', 'brand'), paid('b', 'brand'), paid('c', 'moving')]
  const lines = [LINE, { ...LINE, cost: 10 }]
  const { costs, unshared } = shareSpend(requests, lines)
  expect([...costs]).toEqual([
    ['a', new Map([['CAD', 50]])],
    ['b', new Map([['CAD', 50]])],
  ])
  expect(unshared).toEqual([])
})

test('Costs without a request, and of another source, stay apart', () => {
  const other = createRequest({ key: 'a', source: 'Meta Ads', campaign: 'brand' })
  const { costs, unshared } = shareSpend([other], [LINE])
  expect(costs.size).toBe(0)
  expect(unshared).toEqual([LINE])
})

test.each([
  ['Spring! Moves — 2026', 'Spring_ Moves _ 2026'],
  ['Two  spaces', 'Two  spaces'],
  ['movers-2026-10-01', 'Movers-2026-10-01'],
  ['moving_20123456789', 'moving_20123456789'],
  ['x'.repeat(90), 'x'.repeat(80)],
])('The costs of %j are matched with the link’s %j', (campaign, utm_campaign) => {
  const touch = describeTouch({ gclid: 'A1', utm_campaign })
  const spend = [{ ...LINE, campaign }]
  const named = nameCampaigns([createRequest({ key: 'a', ...touch })], spend)
  expect(named).toMatchObject([{ source: GOOGLE_ADS, campaign }])
  expect(shareSpend(named, spend).costs.get('a')).toEqual(new Map([['CAD', 90]]))
})

test('The costs of a source with a number are matched', () => {
  const touch = describeTouch({ utm_source: 'Flyer_ 2026-10-01', utm_campaign: 'north' })
  const spend = [{ ...LINE, source: 'flyer! 2026-10-01', campaign: 'North' }]
  const named = nameCampaigns([createRequest({ key: 'a', ...touch })], spend)
  expect(named).toMatchObject([{ source: 'flyer! 2026-10-01', campaign: 'North' }])
  expect(shareSpend(named, spend).unshared).toEqual([])
})

test('A campaign’s id in the link becomes its name', () => {
  const requests = [paid('a', '123'), paid('b', 'other'), paid('c', '')]
  const named = nameCampaigns(requests, [LINE, { ...LINE, campaignId: '', campaign: 'none' }])
  expect(named.map(({ campaign }) => campaign)).toEqual(['Brand', 'other', ''])
})

test('Costs in two currencies are kept apart', () => {
  const { costs } = shareSpend([paid('a', 'brand')], [LINE, { ...LINE, currency: 'USD', cost: 7 }])
  expect(costs.get('a')).toEqual(new Map(Object.entries({ CAD: 90, USD: 7 })))
})

test('Costs that do not cover the period are said to be so, source by source', () => {
  const ofMonth = [PERIOD.since, PERIOD.until].map((day) => ({ ...LINE, day }))
  expect(describeGaps(ofMonth, PERIOD)).toEqual([])
  const ofWeek = ['2026-10-06', '2026-10-12', '2026-11-01'].map((day) => ({
    ...{ ...LINE, source: 'Meta Ads' },
    day,
  }))
  expect(describeGaps([...ofMonth, ...ofWeek], PERIOD)).toEqual([
    'The costs of Meta Ads are of 2026-10-06 to 2026-10-12 only.',
  ])
  expect(describeGaps([{ ...LINE, day: '2025-10-01' }], PERIOD)).toEqual([
    'No costs of Google Ads are of this period.',
  ])
  expect(describeGaps([], PERIOD)).toEqual(['The cost files hold no costs.'])
})
