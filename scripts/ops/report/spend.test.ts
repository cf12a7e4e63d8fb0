import { GOOGLE_ADS } from './touch'
import { createRequest } from './report.fixture'
import { findCurrency, nameCampaigns, shareSpend } from './spend'
import type { Spend } from './spend-file'

const PERIOD = { since: '2026-10-01', until: '2026-10-31' }
const LINE: Spend = {
  day: '2026-10-01',
  source: GOOGLE_ADS,
  campaign: 'Brand',
  campaignId: '123',
  cost: 90,
  currency: 'CAD',
}
const paid = (key: string, campaign: string) => createRequest({ key, source: GOOGLE_ADS, campaign })

test('A campaign’s costs of the period are shared among its requests', () => {
  const requests = [paid('a', 'brand'), paid('b', 'brand'), paid('c', 'moving')]
  const lines = [LINE, { ...LINE, day: '2026-10-31', cost: 10 }, { ...LINE, day: '2026-11-01' }]
  const { costs, unshared } = shareSpend(requests, lines, PERIOD)
  expect([...costs]).toEqual([
    ['a', 50],
    ['b', 50],
  ])
  expect(unshared).toEqual([])
})

test('Costs without a request, and of another source, stay apart', () => {
  const other = createRequest({ key: 'a', source: 'Meta Ads', campaign: 'brand' })
  const { costs, unshared } = shareSpend([other], [LINE], PERIOD)
  expect(costs.size).toBe(0)
  expect(unshared).toEqual([LINE])
})

test('A campaign’s name is compared as the site stores it', () => {
  const line = { ...LINE, campaign: 'Spring! Moves — 2026' }
  const { costs } = shareSpend([paid('a', 'Spring_ Moves _ 2026')], [line], PERIOD)
  expect(costs.get('a')).toBe(90)
})

test('A campaign’s id in the link becomes its name', () => {
  const requests = [paid('a', '123'), paid('b', 'other'), paid('c', '')]
  const named = nameCampaigns(requests, [LINE, { ...LINE, campaignId: '', campaign: 'none' }])
  expect(named.map(({ campaign }) => campaign)).toEqual(['Brand', 'other', ''])
})

test('Costs have one currency', () => {
  expect(() => findCurrency([LINE, { ...LINE, currency: 'USD' }])).toThrow('CAD and USD')
  expect(findCurrency([LINE, { ...LINE, currency: '' }])).toBe('CAD')
  expect(findCurrency([])).toBe('')
})
