import { describeTouch } from './touch'

const AT = { at: '2026-10-01T12:00:00Z' }

test.each([
  [{ gclid: 'A1', utm_source: 'newsletter' }, 'Google Ads'],
  [{ msclkid: 'A1' }, 'Microsoft Ads'],
  [{ utm_source: 'ig', utm_medium: 'paid_social' }, 'Meta Ads'],
  [{ utm_source: 'facebook', utm_medium: 'social' }, 'facebook'],
  [{ utm_source: 'leaflet' }, 'leaflet'],
  [{ referrer_host: 'www.google.ca' }, 'search: google'],
  [{ referrer_host: 'search.brave.com' }, 'search: brave'],
  [{ referrer_host: 'ca.search.yahoo.com' }, 'search: yahoo'],
  [{ referrer_host: 'mail.google.com' }, 'mail.google.com'],
  [AT, 'direct'],
  [{}, 'unknown'],
])('The source of %j is %s', (touch, source) => {
  expect(describeTouch(touch).source).toBe(source)
})

test.each([
  ['/toronto/get-quote', '/toronto/get-quote'],
  ['/', '/'],
  ['/toronto/jane-doe-4165550101', 'no page of the site'],
  ['/Mississauga/get-quote', '/toronto/get-quote'],
  ['/jane-doe', '/'],
  ['', 'unknown'],
])('The landing page %j is called %s', (landing_path, name) => {
  expect(describeTouch({ landing_path }).landingPage).toBe(name)
})
