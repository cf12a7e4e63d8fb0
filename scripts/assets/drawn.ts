import { createHash } from 'node:crypto'
import { BRAND, COUNTRIES } from '@/lib/business/brand'
import { COLORS } from '@/tailwind.config'
import { getLogo } from '@/lib/business/logos'
import { getCity, listLanguages } from '@/lib/cities/cities'
import { CANONICAL_CITIES } from '@/lib/routing/canonical'
import { getOgImagePath } from '@/lib/routing/paths'
import { LANGUAGES, type Language } from '@/lib/words/languages'
import { getTranslate } from '@/lib/words/words'

export const DRAWN_FILE = 'scripts/assets/drawn.json'

const toLines = ({ shortName, name }: typeof BRAND, language: Language) => [
  shortName,
  name[language].replace(shortName, '').trim(),
]

/** The colours, and a hash of each picture's words, of a link preview also of the colours. */
export function summarizeDrawn() {
  const colors = listColors()
  const hash = (value: unknown) =>
    createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 8)
  const logos = Object.entries(listLogos()).map(([file, lines]) => [file, hash(lines)])
  const og = Object.entries(listOgPictures()).map(([file, texts]) => [file, hash([colors, texts])])
  return { colors, pictures: Object.fromEntries([...logos, ...og]) as Record<string, string> }
}
export type Drawn = ReturnType<typeof summarizeDrawn>
export type OgTexts = ReturnType<typeof listOgPictures>[string]

function listColors(): Record<string, string> {
  const shades = Object.entries(COLORS).flatMap(([name, color]) =>
    Object.entries(typeof color === 'string' ? { DEFAULT: color } : color).map(
      ([shade, value]) => [`${name} ${shade}`, value] as const,
    ),
  )
  return Object.fromEntries(shades)
}

export function listLogos(): Record<string, string[]> {
  const languages = Object.keys(LANGUAGES) as Language[]
  const logos = languages.flatMap((language) =>
    COUNTRIES.map((country) => {
      const { src } = getLogo(country, getTranslate(language))
      return [`public${src}`, toLines(BRAND, language)] as const
    }),
  )
  return Object.fromEntries(logos)
}

export function listOgPictures() {
  const pictures = CANONICAL_CITIES.flatMap((key) =>
    listLanguages(key).map((language) => {
      const t = getTranslate(language)
      const { name: city, region } = getCity(key, language)
      const headline = [t('Moving in <1>{city}?</1>', { city }), BRAND.slogan[language]]
      const texts = {
        locale: t.locale,
        place: t('{city}, {region}', { city, region }),
        line: `${t('Two people, a truck, one price in writing')}.`,
        headline: headline.map((text) => text.replace(/<.*?>/g, '')),
      }
      return [`public${getOgImagePath(key, language)}`, texts] as const
    }),
  )
  return Object.fromEntries(pictures)
}
