import { BRAND } from '@/lib/business/brand'
import { getConsentText, findConsentText } from './consent'
import { createConsent, ConsentSchema, hashConsentText } from '@/lib/submissions/consent-record'
import { readSubmission } from '@/lib/submissions/read-submission'
import { createRequest } from '@/lib/submissions/submission.fixture'

const NOW = new Date('2026-11-20T15:30:00.250Z')
const PAGE = createRequest({ referer: 'https://hometeam.example/toronto/get-quote?gclid=A1' })

function send(fields: Record<string, string>, request = PAGE) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return createConsent({ ...readSubmission(form, request, []).meta, now: NOW })
}

// Published texts are proof of consent: a new text needs a new version.
test.each([
  ['us-1', 'e002a22ef02a710cf7b665630de39767ff327ffee9cfa170e6375909feb9d33c'],
  ['ca-1', '06ed6fe162f91870a176bc3cc52af1326966985c2073603fa6afeb63fdaf68de'],
])('The text of version %s is unchanged since publication', (version, hash) => {
  const text = findConsentText(version)
  expect(text && hashConsentText(text)).toBe(hash)
})

test('An American reads the disclosures that 47 CFR 64.1200 requires', () => {
  const { marketing } = getConsentText({ country: 'usa' })
  for (const part of [
    BRAND.name,
    /marketing texts/,
    /automated/,
    /number I gave/,
    /not a condition of purchase/,
    /STOP/,
  ])
    expect(marketing).toMatch(part)
})

test('A Canadian reads the sender, its address and how to withdraw', () => {
  const { marketing } = getConsentText({ country: 'canada' })
  for (const part of [
    BRAND.name,
    BRAND.mailingAddress,
    /number below/,
    /marketing texts/,
    /opt out/,
  ])
    expect(marketing).toMatch(part)
})

test('Visitors of both countries read that they will be contacted about the request', () => {
  for (const country of ['usa', 'canada'] as const)
    expect(getConsentText({ country }).contact).toMatch(
      /may call, text or email you about this request/,
    )
})

test.each<[Record<string, string>, boolean]>([
  [{}, false],
  [{ marketing: 'on' }, true],
])('A form with %j is recorded with marketing %s', (box, marketing) => {
  const record = send({ consent: 'ca-1', ...box })
  expect(record).toEqual({
    version: 'ca-1',
    hash: expect.stringMatching(/^[\da-f]{64}$/) as string,
    marketing,
    at: '2026-11-20T15:30:00Z',
    page: '/toronto/get-quote',
  })
  expect(ConsentSchema.parse(record)).toEqual(record)
})

test.each<Record<string, string>>([
  {},
  { marketing: 'on' },
  { consent: 'xx-1', marketing: 'on' },
  { consent: '__proto__' },
])('A form with %j, which names no published version, records no consent', (fields) => {
  expect(send(fields)).toBeUndefined()
})

test.each([
  createRequest(),
  createRequest({ referer: 'about:blank' }),
  createRequest({ referer: '' }),
])('Consent is recorded without a usable referrer', (request) => {
  expect(send({ consent: 'us-1' }, request)?.page).toMatch(/^(blank)?$/)
})
