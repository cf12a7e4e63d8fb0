import { BRAND } from '@/lib/business/brand'
import { buildConfirmationMail } from './confirmation-mail'
import { changeRequest, QUOTE } from './requests.fixture'
import type { StoredRequest } from './stored-request'

const SETTINGS = {
  cityKey: 'toronto',
  phone: '416-555-0110',
  siteUrl: 'https://hometeam.example',
  now: new Date('2026-11-21T00:40:00Z'),
} as const

function build(request: StoredRequest, settings = {}) {
  const mail = buildConfirmationMail(request, { ...SETTINGS, ...settings })
  if (!mail) throw new Error('no mail')
  return mail
}

test('The customer reads what they asked for, the reference, and what happens next', () => {
  const { to, subject, text, html } = build(QUOTE)
  expect(to).toBe('mary.smith@example.com')
  expect(subject).toBe('HomeTeam: we have your moving quote request (T-4F7K)')
  for (const fact of [
    'Thank you, Mary.',
    'T-4F7K',
    'M5V 2T6',
    '75201',
    'Friday, December 4, 2026',
    'Packing help',
    'Ends in 0142',
    'We call you at the number you gave us, with one all-inclusive price.',
    '416-555-0110',
    'on hometeam.example',
    BRAND.mailingAddress,
  ]) {
    expect(text).toContain(fact)
    expect(html).toContain(fact)
  }
  expect(text).toContain('Call 416-555-0110, and mention T-4F7K.')
  expect(html).toMatch(/href="tel:\+14165550110"[^>]*;white-space:nowrap">416-555-0110</)
  expect(html).toContain('href="https://hometeam.example/toronto/privacy"')
})

test('The mail says when we call, by the clock of the city', () => {
  expect(build(QUOTE).text).toContain(
    'Our Toronto office is closed right now. We open Saturday at 8\u00a0am. Our phone hours: Monday to Saturday, 8\u00a0am to 6\u00a0pm.',
  )
  const now = new Date('2026-11-20T19:05:00Z')
  expect(build(QUOTE, { now }).text).toContain('Our Toronto office is open until 6\u00a0pm today.')
})

test('Without details, the mail names no area of a location that has several', () => {
  const inLocation = (location_id: string): StoredRequest => ({
    ...QUOTE,
    record: { ...QUOTE.record, location_id },
    details: {},
  })
  expect(build(inLocation('kitchener-waterloo')).text).toContain('quote in Kitchener-Waterloo.')
  expect(build(inLocation('hamilton-niagara')).text).toContain('request for a moving quote.')
})

test.each([
  '',
  'Unavailable',
  'mary',
  'a@b.example, c@d.example',
  'a@b.example;c@d.example',
  'Mary <a@b.example>',
  'a@b.example\r\nBcc: c@d.example',
  'a@b',
  '=?utf-8?Q?c=40d.example=2C?=@b.example',
  5,
  ['a@b.example'],
])('For the address %j there is no mail', (email) => {
  expect(buildConfirmationMail(changeRequest(QUOTE, { email }), SETTINGS)).toBeUndefined()
})

const ATTACKS = [
  'You won. Visit evil.com or call 1 800 555 0199 today',
  '416....555....0199',
  '4l6 555 Ol99',
  'हिन्दी.भारत',
]
test.each(ATTACKS)('A stranger cannot make the mail say "%s"', (attack) => {
  const answers = { move_date: attack, packing: attack, gate_code: attack, [attack]: true }
  const fields = { note_from_customer: attack, name: attack, zip: attack, zipTo: attack }
  const attacked = build(changeRequest(QUOTE, fields, { answers }))
  const blank = { note_from_customer: '', name: '', zip: '', zipTo: '' }
  const harmless = build(changeRequest(QUOTE, blank, { answers: {} }))
  const firstName = /^You/.test(attack) ? 'Thank you, You. ' : 'Thank you. '
  expect(attacked.subject).toBe(harmless.subject)
  expect(attacked.text.replace(firstName, 'Thank you. ')).toBe(harmless.text)
})

test('The mail holds no whole phone number of a person and no text of theirs', () => {
  const { text, html } = build(QUOTE)
  for (const part of [text, html]) {
    expect(part).not.toContain('416-555-0142')
    expect(part).not.toContain('elevator')
    expect(part).not.toContain('Smith')
  }
})

test('The mail has no picture, no offer and no empty words', () => {
  const { html } = build(QUOTE)
  expect(html).not.toMatch(
    /<img|<style|<link|url\(|coupon|\boff\b|valued customer|!(?!doctype|--|\[)/i,
  )
  expect(html.length).toBeLessThan(30_000)
})

test('Without details the mail still confirms', () => {
  const { text } = build({ ...QUOTE, details: {} })
  expect(text).toContain('We have your request for a moving quote in Greater Toronto.')
  expect(text).toContain('Our phone hours: Monday to Saturday, 8\u00a0am to 6\u00a0pm.')
})
