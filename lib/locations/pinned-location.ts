import { DEFAULT_PHONE } from '@/lib/business/default-phone'
import { getCity, getLanguageCity, listLanguages } from '@/lib/cities/cities'
import { isCityKey } from '@/lib/cities/keys'
import { SEED_LOCATIONS, type LocationId } from '@/lib/cities/locations'
import { DEFAULT_CALENDAR } from '@/lib/dates/schedule'
import { splitLanguage } from '@/lib/routing/routing'
import { env } from '@/lib/env'
import type { Location } from './location'

/** The location that scripts/build.ts read. */
export function getPinnedLocation(id: LocationId): Location {
  const pinned = JSON.parse(env.PINNED_LOCATIONS ?? '{}') as Partial<Record<LocationId, Location>>
  const phone = SEED_LOCATIONS[id].tracking_phone
  return pinned[id] ?? { phone, calendar: DEFAULT_CALENDAR, takesTexts: false }
}

/** The city and language of a path, and the number of its page as it was at the build. */
export function findPathCity(pathname: string) {
  const { language = 'en', page } = splitLanguage(pathname)
  const name = page.split('/')[1]?.toLowerCase()
  const key = isCityKey(name) ? name : getLanguageCity(language)
  const phone = key ? getPinnedLocation(getCity(key).locationId).phone : DEFAULT_PHONE
  const isShown = listLanguages(key).includes(language)
  return { cityKey: key, language: isShown ? language : 'en', phone } as const
}
