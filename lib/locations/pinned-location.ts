import { DEFAULT_PHONE } from '@/lib/business/default-phone'
import { getCity, getLanguageCity, listLanguages } from '@/lib/cities/cities'
import { isCityKey, type CityKey } from '@/lib/cities/keys'
import { SEED_LOCATIONS, type LocationId } from '@/lib/cities/locations'
import { DEFAULT_CALENDAR } from '@/lib/dates/schedule'
import { splitLanguage } from '@/lib/routing/routing'
import type { Language } from '@/lib/words/languages'
import { env } from '@/lib/env'
import type { Location } from './location'

/** The location that scripts/build.ts read. */
export function getPinnedLocation(id: LocationId): Location {
  const pinned = JSON.parse(env.PINNED_LOCATIONS ?? '{}') as Partial<Record<LocationId, Location>>
  const phone = SEED_LOCATIONS[id].tracking_phone
  return pinned[id] ?? { phone, calendar: DEFAULT_CALENDAR, takesTexts: false }
}

interface PathCity {
  cityKey: CityKey | undefined
  language: Language
  phone: string
}

/** The city and language of a path, and the number of its page as it was at the build. */
export function findPathCity(pathname: string): PathCity {
  const { language = 'en', page } = splitLanguage(pathname)
  const name = page.split('/')[1]?.toLowerCase()
  const key = isCityKey(name) ? name : getLanguageCity(language)
  if (!key) return { cityKey: undefined, language, phone: DEFAULT_PHONE }
  const { phone } = getPinnedLocation(getCity(key).locationId)
  return { cityKey: key, language: listLanguages(key).includes(language) ? language : 'en', phone }
}
