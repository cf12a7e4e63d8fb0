import type { Language } from '@/lib/words/languages'
import { getTranslate } from '@/lib/words/words'
import { getCity } from './cities'
import type { CityKey } from './keys'
import { SEED_LOCATIONS } from './locations'
import type { PageContext } from './page-context'

/** For a visitor from the USA, with the built-in number of the city's location. */
export function createPageContext(
  cityKey: CityKey,
  more: Partial<PageContext> = {},
  language: Language = 'en',
): PageContext {
  const city = getCity(cityKey, language)
  const phone = SEED_LOCATIONS[city.locationId].tracking_phone
  const t = getTranslate(language)
  return { cityKey, city, phone, visitorCountry: 'usa', t, ...more }
}
