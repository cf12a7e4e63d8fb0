import { createHash } from 'node:crypto'
import { BRAND } from '@/lib/business/brand'
import { getCity, listLanguages } from '@/lib/cities/cities'
import { CITY_KEYS } from '@/lib/cities/keys'
import { getConsentText, findConsentText } from './consent'

// Published texts are proof of consent: a new text needs a new version.
test.each([
  ['us-1', 'e002a22ef02a710cf7b665630de39767ff327ffee9cfa170e6375909feb9d33c'],
  ['ca-1', '06ed6fe162f91870a176bc3cc52af1326966985c2073603fa6afeb63fdaf68de'],
  ['ca-fr-1', 'cf56f423d15b51c8df1cb7f71b0e2d683001e7277a7fac555f1885f8a10886f2'],
  ['us-es-1', '80192e1d564a299408f7fa31244ef2cd74fe8a72d4914d84c56c8a91efb27b9c'],
])('The text of version %s is unchanged since publication', (version, hash) => {
  const text = findConsentText(version)
  const words = `${text?.contact}\n${text?.offer}\n${text?.marketing}`
  expect(createHash('sha256').update(words).digest('hex')).toBe(hash)
})

const CONTACTS = {
  en: /may call, text or email you about this request/,
  fr: /vous appeler, vous texter ou vous envoyer un courriel au sujet de cette demande/,
  es: /llamarle, enviarle mensajes de texto o escribirle por correo electrónico sobre esta solicitud/,
}

test.each([
  // 47 CFR 64.1200
  [
    'usa',
    'en',
    [/marketing texts/, /automated/, /number I gave/, /not a condition of purchase/, /STOP/],
  ],
  [
    'usa',
    'es',
    [
      ...[/mensajes de texto publicitarios/, /automatizados/, /número que di/],
      ...[/no es condición de compra/, /STOP/],
    ],
  ],
  // CASL: the sender, its address and how to withdraw
  ['canada', 'en', [/marketing texts/, BRAND.mailingAddress, /number below/, /opt out/]],
  [
    'canada',
    'fr',
    [/textos promotionnels/, BRAND.mailingAddress, /numéro ci-dessous/, /me désabonner/],
  ],
] as const)('A visitor of %s reads what the law requires, in %s', (country, language, parts) => {
  const { contact, marketing } = getConsentText({ country }, language)
  for (const part of [BRAND.name.en, ...parts]) expect(marketing).toMatch(part)
  expect(contact).toContain(BRAND.name.en)
  expect(contact).toMatch(CONTACTS[language])
})

test('Every page has a text in its own language, and its answer leads back to it', () => {
  for (const key of CITY_KEYS)
    for (const language of listLanguages(key)) {
      const text = getConsentText(getCity(key), language)
      expect(text.version).toMatch(language === 'en' ? /^[a-z]{2}-\d+$/ : `-${language}-`)
      expect(findConsentText(text.version)).toBe(text)
      expect(Object.values(text).join()).not.toMatch(/[{}]/)
    }
})

test('Nobody is shown a text in another language instead', () => {
  expect(() => getConsentText({ country: 'usa' }, 'fr')).toThrow('us-fr')
})

test.each(['', 'xx-1', '__proto__'])('%j is no version of the text', (version) => {
  expect(findConsentText(version)).toBeUndefined()
})
