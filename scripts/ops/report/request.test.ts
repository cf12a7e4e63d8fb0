import { parseRequest } from '@/lib/requests/request'
import { parseTouch } from '@/lib/requests/touch'
import { describeTouch } from './request'

test.each([
  [{ gclid: 'A1', utm_source: 'newsletter' }, 'Google Ads', true],
  [{ utm_source: 'ig', utm_medium: 'paid_social' }, 'Meta Ads', true],
  [{ utm_source: 'Flyer', utm_medium: 'CPM' }, 'flyer', true],
  [{ utm_source: 'facebook', utm_medium: 'social', fbclid: 'A1' }, 'facebook', false],
  [{ referrer_host: 'ca.search.yahoo.com' }, 'Yahoo search', false],
  [{ referrer_host: 'mail.google.com' }, 'mail.google.com', false],
  [{ at: '2026-10-01T12:00:00Z' }, 'direct', false],
  [{}, 'unknown', false],
])('The source of %j is %s, paid: %s', (touch, source, isPaid) => {
  expect(describeTouch(parseTouch(touch))).toMatchObject({ source, isPaid })
})

test('A request that the office entered counts as phone', () => {
  const { attribution } = parseRequest('leads', 'key', {}, { entered_by: 'office' })
  expect(describeTouch(attribution.last)).toMatchObject({ source: 'phone', isPaid: false })
})

test.each([
  [{ utm_campaign: 'Moving 2026-10-01' }, 'moving 2026-10-01'],
  [{ utm_id: '21345678901' }, '21345678901'],
  [{ utm_campaign: 'for 416-555-0101' }, 'no campaign'],
  [{ utm_campaign: 'jane@example.com' }, 'no campaign'],
])('The campaign of %j is %s', (touch, campaign) => {
  expect(describeTouch(parseTouch(touch)).campaign).toBe(campaign)
})

test.each([
  ['/Mississauga/get-quote', '/toronto/get-quote'],
  ['/fr/Ottawa/get-quote', '/fr/ottawa/get-quote'],
  ['/fr/hull', '/fr/ottawa'],
  ['/toronto/jane-doe-4165550101', 'no page of the site'],
  ['', 'unknown'],
])('The landing page %j is %s', (landing_path, landingPage) => {
  expect(describeTouch(parseTouch({ landing_path }))).toMatchObject({ landingPage })
})
