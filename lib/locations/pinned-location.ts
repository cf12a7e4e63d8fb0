import { DEFAULT_PHONE } from '@/lib/business/brand'
import { getCity, getLanguageCity, listLanguages } from '@/lib/cities/cities'
import { isCityKey } from '@/lib/cities/keys'
import { getAreaLocation } from '@/lib/cities/location-cities'
import { SEED_LOCATIONS, type AreaKey } from '@/lib/cities/locations'
import { DEFAULT_CALENDAR } from '@/lib/dates/schedule'
import { splitLanguage } from '@/lib/routing/routing'
import { env } from '@/lib/env'
import type { Location } from './location'

/** The location that scripts/build.ts read, else the built-in phone. */
export function getPinnedLocation(areaKey: AreaKey): Location {
  const pinned = JSON.parse(env.PINNED_LOCATIONS ?? '{}') as Partial<Record<AreaKey, Location>>
  const phone = SEED_LOCATIONS[getAreaLocation(areaKey)].tracking_phone
  return pinned[areaKey] ?? { phone, calendar: DEFAULT_CALENDAR, takesTexts: false }
}

export function findPathCity(pathname: string) {
  const { language = 'en', page } = splitLanguage(pathname)
  const name = page.split('/')[1]?.toLowerCase()
  const key = isCityKey(name) ? name : getLanguageCity(language)
  const phone = key ? getPinnedLocation(getCity(key).areaKey).phone : DEFAULT_PHONE
  const isShown = listLanguages(key).includes(language)
  return { cityKey: key, language: isShown ? language : 'en', phone } as const
}
