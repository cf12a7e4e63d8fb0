import { createHash } from 'node:crypto'
import { BRAND } from '@/lib/business/brand'
import { getConsentText, findConsentText } from './consent'

// Published texts are proof of consent: a new text needs a new version.
test.each([
  ['us-1', 'e002a22ef02a710cf7b665630de39767ff327ffee9cfa170e6375909feb9d33c'],
  ['ca-1', '06ed6fe162f91870a176bc3cc52af1326966985c2073603fa6afeb63fdaf68de'],
])('The text of version %s is unchanged since publication', (version, hash) => {
  const text = findConsentText(version)
  const words = `${text?.contact}\n${text?.offer}\n${text?.marketing}`
  expect(createHash('sha256').update(words).digest('hex')).toBe(hash)
})

test.each([
  // 47 CFR 64.1200
  ['usa', [/marketing texts/, /automated/, /number I gave/, /not a condition of purchase/, /STOP/]],
  // CASL: the sender, its address and how to withdraw
  ['canada', [/marketing texts/, BRAND.mailingAddress, /number below/, /opt out/]],
] as const)('A visitor of %s reads what the law requires', (country, parts) => {
  const { contact, marketing } = getConsentText({ country })
  for (const part of [BRAND.name, ...parts]) expect(marketing).toMatch(part)
  expect(contact).toMatch(/may call, text or email you about this request/)
})

test.each(['', 'xx-1', '__proto__'])('%j is no version of the text', (version) => {
  expect(findConsentText(version)).toBeUndefined()
})
