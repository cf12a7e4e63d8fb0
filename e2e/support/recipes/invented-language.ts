import type { SourceCopy } from '@/e2e/support/servers/source-copy'
import { TYPED } from '@/e2e/support/pages/journey'
import { BRAND } from '@/lib/business/brand'
import { CITIES, getCity } from '@/lib/cities/cities'
import { DISTRICTS } from '@/lib/routing/districts'
import type { Language } from '@/lib/words/languages'
import { MAPLEWOOD } from './maplewood'

/** Not of the type here, where the language does not exist. */
export const LANGUAGE = 'xx' as Language
/** Whose pages have it. */
export const CITY = 'kitchener'

/** Of the invented language: every letter is a full-width one, so that English is what is left in ASCII. */
const DICTIONARY = `
import * as FRENCH from '../fr'
import { CONSENT_TEXTS as FRENCH_CONSENT_TEXTS } from '../fr/consent'

/** Not in a placeholder or a tag. */
const invent = (text: string) =>
  text.replace(/\\{\\w+\\}|<\\/?\\d>|[A-Za-z]/g, (part) =>
    part.length > 1 ? part : String.fromCharCode(part.charCodeAt(0) + 0xfee0),
  )
const inventAll = <Words extends object>(words: Words) =>
  Object.fromEntries(
    Object.keys(words).map((english) => [english, english === '1' ? '1' : invent(english)]),
  ) as Words

export const WORDS = inventAll(FRENCH.WORDS)
export const BROWSER_WORDS = inventAll(FRENCH.BROWSER_WORDS)
export const PRIVACY_CHOICES = inventAll(FRENCH.PRIVACY_CHOICES)
export const CONSENT_TEXTS = FRENCH_CONSENT_TEXTS.map(({ version, ...texts }) => ({
  version: version.replace('fr', 'xx'),
  contact: invent(texts.contact),
  offer: invent(texts.offer),
  marketing: invent(texts.marketing),
}))
export { invent }
`
const GUIDE = `
import { invent } from '@/lib/words/xx'
import type { CityGuide } from './city-guide'
import { KITCHENER } from './kitchener'

const inventAll = <Value>(value: Value): Value =>
  JSON.parse(
    JSON.stringify(value, (_key, part: unknown) => (typeof part === 'string' ? invent(part) : part)),
  )
const districts = Object.entries(KITCHENER.districts).map(([name, text]) => [invent(name), invent(text)])
export const KITCHENER_XX: CityGuide = {
  ...inventAll(KITCHENER),
  districts: Object.fromEntries(districts),
}
`

/** The steps of docs/how-to-add-a-language.md, for a language whose dates are German. */
export function addInventedLanguage(copy: SourceCopy): void {
  copy.edit('lib/words/languages.ts', [
    ['  fr: {', "  xx: { name: 'Invented', locale: 'de-CA' },\n$&"],
  ])
  copy.write('lib/words/xx/index.ts', DICTIONARY)
  copy.edit('lib/words/words.ts', [
    ["import * as FRENCH from './fr'", "$&\nimport * as INVENTED from './xx'"],
    ['typeof FRENCH> = {', '$& xx: INVENTED,'],
  ])
  copy.edit('lib/words/consent-texts.ts', [
    ["from './fr/consent'", "$&\nimport { CONSENT_TEXTS as INVENTED } from './xx'"],
    ['OTHER_CONSENT_TEXTS = [', '$&...INVENTED, '],
  ])
  copy.write('lib/content/guides/kitchener-xx.ts', GUIDE)
  copy.edit('lib/content/guides/guides.ts', [
    ['import { MIAMI }', "import { KITCHENER_XX } from './kitchener-xx'\n$&"],
    ['  fr: {', '  xx: { kitchener: KITCHENER_XX },\n$&'],
  ])
  copy.edit('lib/cities/canada.ts', [
    ["    name: 'Kitchener',", "$&\n    languages: { xx: 'Kitchener' },"],
  ])
  for (const logo of ['usa', 'canada', 'other'])
    copy.copy(`public/logos/${logo}.svg`, `public/logos/${logo}-xx.svg`)
  copy.copy('public/og/kitchener.png', 'public/og/kitchener-xx.png')
}

/** Of `Intl`, and of the customer: they are in no dictionary. */
const zone = new Intl.DateTimeFormat('de-CA', {
  timeZone: getCity(CITY).timeZone,
  timeZoneName: 'longGeneric',
})
  .formatToParts()
  .find(({ type }) => type === 'timeZoneName')
const dates = Array.from({ length: 366 }, (_, day) =>
  ['long', 'short'].map((style) =>
    new Date(Date.UTC(2026, 0, 1 + day)).toLocaleDateString('de-CA', {
      weekday: style as 'long',
      month: style as 'long',
    }),
  ),
).flat(2)
const NAMES = [
  ...[MAPLEWOOD, BRAND.name, BRAND.shortName, BRAND.parent.name, BRAND.mailingAddress],
  ...Object.values(CITIES).flatMap(({ name, locationName, servedCities }) => [
    ...[name, locationName],
    ...servedCities,
  ]),
  ...(DISTRICTS[CITY]?.split(', ') ?? []),
  ...[zone?.value ?? '', 'Englisch', 'Uhr', 'und', getCity(CITY).region, 'QC', 'Mary'],
  ...dates.flatMap((date) => date.split(/[ ,.]+/)),
  ...TYPED,
].toSorted((a, b) => b.length - a.length)
/** Names, references, addresses and codes. */
const KEPT = /\b[A-Z]{2}-[\dA-Z]{5,}\b|\S+@\S+|\bhttps?:\S+|\blocalhost\S*/g

/** Holds a word that is not of the language, and no name. */
export function isEnglish(text: string): boolean {
  const rest = NAMES.reduce((left, name) => left.replaceAll(name, ''), text.replace(KEPT, ''))
  return /[a-z]{2}/i.test(rest)
}
