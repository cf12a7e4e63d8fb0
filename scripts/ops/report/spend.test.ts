import { GOOGLE_ADS } from './touch'
import { createRequest } from './report.fixture'
import { nameCampaigns, shareSpend } from './spend'
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

test('A campaign’s name is compared as the site stores it', () => {
  const line = { ...LINE, campaign: 'Spring! Moves — 2026' }
  const { costs } = shareSpend([paid('a', 'Spring_ Moves _ 2026')], [line])
  expect(costs.get('a')).toEqual(new Map([['CAD', 90]]))
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
