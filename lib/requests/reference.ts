import type { City } from '@/lib/cities/city'
import { KEY_ALPHABET } from '@/lib/forms/push-key'

/** One of each group that a call confuses (ITU-T G.711): B C D E G P T V Z, M N, A H J K 8, F S X, I Y, Q U, 5 9. */
const ALPHABET = '1234679FKLMPRUWY'
/** 20 bits: of 300 requests a month in a city, two share a reference about once in two years. */
const LENGTH = 5

/** `TR-4F7KM`: the city's two letters, then the end of the record key. */
export function formatReference(city: Pick<City, 'referencePrefix'>, key: string): string {
  const characters = Array.from(key.slice(-LENGTH), (character) =>
    ALPHABET.charAt(KEY_ALPHABET.indexOf(character) % ALPHABET.length),
  )
  return `${city.referencePrefix}-${characters.join('')}`
}
