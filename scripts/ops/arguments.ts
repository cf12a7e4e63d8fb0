import { InvalidArgumentError } from 'commander'
import { getCity } from '@/lib/cities/cities'
import { isCityKey } from '@/lib/cities/keys'
import { LOCATION_IDS, type LocationId } from '@/lib/cities/locations'
import { httpUrl } from '@/lib/env-formats'
import { isIsoDate } from '@/lib/dates/wall-clock'
import { isPhone, maskPhone } from '@/lib/forms/masks'
import { isRecordKey } from '@/lib/store/record-key'

/** Each throws InvalidArgumentError, whose message commander prints after the option and its value. */

export function parseDay(text: string): string {
  if (isIsoDate(text)) return text
  throw new InvalidArgumentError('A day is like 2026-10-01.')
}

/** For a city it names the location. */
export function parseLocation(text: string): LocationId {
  const id = LOCATION_IDS.find((known) => known === text)
  if (id) return id
  const city = isCityKey(text) && getCity(text)
  throw new InvalidArgumentError(
    city
      ? `${city.name} belongs to ${city.locationId}.`
      : `The locations are ${LOCATION_IDS.join(', ')}.`,
  )
}

/** Part of a number would find no record, as if the person had been removed before. */
export function parsePhone(text: string): string {
  if (isPhone(maskPhone(text))) return maskPhone(text)
  throw new InvalidArgumentError('A phone number is like 416-555-0123.')
}

/** `https://host` of any page's address. */
export function parseSiteUrl(text: string): string {
  if (httpUrl.safeParse(text).success) return new URL(text).origin
  throw new InvalidArgumentError('An address is like https://www.example.com.')
}

/** Old and new references: letters, digits and a hyphen. */
const REFERENCE = /^[a-z\d-]{4,12}$/i

/** The key or the reference of a request. */
export function parseRequest(text: string): string {
  if (isRecordKey(text) || REFERENCE.test(text)) return text
  throw new InvalidArgumentError(
    'A request has a reference like TR-4F7KM and a key of 20 characters.',
  )
}

/** Of a repeatable option with commas: `TR-4F7KM,TR-9KFU2`. */
export function parseRequests(text: string, earlier: string[] = []): string[] {
  return [...earlier, ...text.split(',').map(parseRequest)]
}

/** A reference, a key, a phone number or a part of a name. */
export function parseSearch(text: string): string {
  if (/[\p{L}\p{Nd}].*[\p{L}\p{Nd}]/u.test(text)) return text.trim()
  throw new InvalidArgumentError('A reference, a phone number or two letters of a name are needed.')
}
