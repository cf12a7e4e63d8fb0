import type { City } from '@/lib/cities/city'
import { KEY_ALPHABET } from '@/lib/forms/push-key'

/**
 * One of each group that a phone call confuses in North American English: B C D E G P T V Z, M N,
 * A H J K 8, F S X, I Y, Q U, 5 9. The names of a group rhyme or differ in a consonant above 3.4 kHz,
 * where a telephone ends (ITU-T G.711). Neither O nor 0, which are one on paper, too.
 */
const ALPHABET = '1234679FKLMPRUWY'
/** 20 bits: of 300 requests a month in a city, two share a reference about once in two years. */
const LENGTH = 5

/** A request's name for the phone: the city's two letters and the end of the record key, `TR-4F7KM`. */
export function formatReference(city: Pick<City, 'referencePrefix'>, key: string): string {
  const characters = Array.from(key.slice(-LENGTH), (character) =>
    ALPHABET.charAt(KEY_ALPHABET.indexOf(character) % ALPHABET.length),
  )
  return `${city.referencePrefix}-${characters.join('')}`
}
