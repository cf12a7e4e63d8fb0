import { BRAND } from '@/lib/business/brand'
import { getCity, listLanguages } from '@/lib/cities/cities'
import { CANONICAL_CITIES } from '@/lib/routing/canonical'
import { getOgImagePath } from '@/lib/routing/paths'
import { getTranslate } from '@/lib/words/words'

/** By the file of each picture, what it said when it was drawn. */
export const DRAWN_TEXTS = 'scripts/assets/og-texts.json'

/** Of every city and language: the file, and what the picture says. */
export function listPictures() {
  return CANONICAL_CITIES.flatMap((key) =>
    listLanguages(key).map((language) => {
      const t = getTranslate(language)
      const { name: city, region } = getCity(key, language)
      const headline = [t('Moving in <1>{city}?</1>', { city }), BRAND.slogan[language]]
      return {
        file: `public${getOgImagePath(key, language)}`,
        locale: t.locale,
        texts: {
          place: t('{city}, {region}', { city, region }),
          line: `${t('Two people, a truck, one price in writing')}.`,
          headline: headline.map((text) => text.replace(/<.*?>/g, '')),
        },
      }
    }),
  )
}
