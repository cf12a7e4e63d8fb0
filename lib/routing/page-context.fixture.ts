import { getCity } from '@/lib/cities/cities'
import type { CityKey } from '@/lib/cities/keys'
import { SEED_LOCATIONS } from '@/lib/cities/locations'
import type { Language } from '@/lib/words/languages'
import { getTranslate } from '@/lib/words/words'
import type { PageContext } from './page-context'
import { getPaths } from './paths'

export function createPageContext(
  cityKey: CityKey,
  more: Partial<PageContext> = {},
  language: Language = 'en',
): PageContext {
  const city = getCity(cityKey, language)
  const phone = SEED_LOCATIONS[city.locationId].tracking_phone
  const t = getTranslate(language)
  const paths = getPaths(cityKey, language)
  return { cityKey, city, paths, phone, visitorCountry: 'usa', t, ...more }
}
