import 'server-only'
import { getCity, listLanguages } from '@/lib/cities/cities'
import { getAreaCities } from '@/lib/cities/location-cities'
import type { AreaKey } from '@/lib/cities/locations'
import { getConsentText } from '@/lib/forms/consent'
import { createIdempotencyKey } from '@/lib/forms/push-key'
import { LANGUAGES } from '@/lib/words/languages'

export type EntryProps = ReturnType<typeof createEntryProps>

/** With one key, every press of the form with the same answers is one request. */
export function createEntryProps(areaKey: AreaKey, phone: string) {
  const keys = getAreaCities(areaKey)
  const languages = new Set(keys.flatMap(listLanguages))
  const [first] = keys
  return {
    /** The consent text names our number. */
    phone,
    idempotencyKey: createIdempotencyKey(Date.now()),
    cities: keys.map((key) => ({ key, name: getCity(key).name })),
    // The cities of an area are in one country.
    languages: [...languages].flatMap((key) => {
      if (!first) return []
      const { version, marketing } = getConsentText(getCity(first), key)
      return [{ key, name: LANGUAGES[key].name, version, marketing }]
    }),
  }
}
