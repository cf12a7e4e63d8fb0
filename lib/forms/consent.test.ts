import { createHash } from 'node:crypto'
import { BRAND, getMailingAddress } from '@/lib/business/brand'
import { getCity, listLanguages } from '@/lib/cities/cities'
import { CITY_KEYS } from '@/lib/cities/keys'
import { getConsentText, findConsentText } from './consent'

// Published texts prove consent, so a new text needs a new version.
test.each([
  ['us-1', 'a78312ba51dff18132e43989e08ea85a96569e60072873055851469e23fc3c14'],
  ['ca-1', '24f190921417b573c28cab2995ee97b76f8a4a06a5548174ac03d8fd4116762c'],
  ['ca-fr-1', 'ca1abf975f416b3f81b248577e63a56905c2dd957073f0d136f1043978790ae1'],
  ['us-es-1', '138293f2338fc81e9539eb6c443a4823f7d9275432d7dd2512c7b92d2576cc52'],
])('The text of version %s is unchanged since publication', (version, hash) => {
  const text = findConsentText(version)
  const words = `${text?.contact}\n${text?.offer}\n${text?.marketing}`
    .replaceAll(BRAND.name.en, '{brand}')
    .replaceAll(getMailingAddress('canada'), '{address}')
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
  ['canada', 'en', [/marketing texts/, getMailingAddress('canada'), /number below/, /opt out/]],
  [
    'canada',
    'fr',
    [/textos promotionnels/, getMailingAddress('canada'), /numéro ci-dessous/, /me désabonner/],
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

test('A country without a text in the language has none in another language either', () => {
  expect(() => getConsentText({ country: 'usa' }, 'fr')).toThrow('us-fr')
})

test.each(['', 'xx-1', '__proto__'])('%j is no version of the text', (version) => {
  expect(findConsentText(version)).toBeUndefined()
})
