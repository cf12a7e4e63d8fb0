import { InvalidArgumentError } from 'commander'
import { getCity } from '@/lib/cities/cities'
import { isCityKey } from '@/lib/cities/keys'
import { AREA_KEYS, isAreaKey } from '@/lib/cities/location-cities'
import { LOCATION_IDS, type AreaKey, type LocationId } from '@/lib/cities/locations'
import { httpUrl } from '@/lib/env-formats'
import { addDays, getWallClock, isIsoDate } from '@/lib/dates/wall-clock'
import { isPhone, maskPhone } from '@/lib/forms/masks'
import { isRecordKey } from '@/lib/store/record-key'
import { parseDollars } from '@/lib/office/outcomes'

/** Each parser throws InvalidArgumentError; commander prints its message after the option and its value. */

export function parseDay(text: string): string {
  if (isIsoDate(text)) return text
  throw new InvalidArgumentError('A day is like 2026-10-01.')
}

const DAYS_AHEAD: Record<string, number> = { yesterday: -1, today: 0, tomorrow: 1 }

/** Takes an ISO date or a word for one. The word's date depends on the time zone (`toDay`). */
export function parseDayWord(text: string): string {
  if (isIsoDate(text) || Object.hasOwn(DAYS_AHEAD, text)) return text
  throw new InvalidArgumentError('A day is like 2026-10-01, today, tomorrow or yesterday.')
}

export function toDay(text: string, timeZone: string, now: Date): string {
  const ahead = DAYS_AHEAD[text]
  return ahead === undefined ? text : addDays(getWallClock(now, timeZone).date, ahead)
}

/** @throws InvalidArgumentError for a city's key; the message names its location */
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

export function parseArea(text: string): AreaKey {
  if (isAreaKey(text)) return text
  throw new InvalidArgumentError(`The crew areas are ${AREA_KEYS.join(', ')}.`)
}

/** Refuses part of a number: it would find no record, as if we had already removed the person. */
export function parsePhone(text: string): string {
  if (isPhone(maskPhone(text))) return maskPhone(text)
  throw new InvalidArgumentError('A phone number is like 416-555-0123.')
}

/** Customers can call it: area code and exchange begin with 2 to 9 and are no service code (N11). */
export function parseTrackingNumber(text: string): string {
  const phone = parsePhone(text)
  const isPossible = phone.split('-', 2).every((part) => /^[2-9](?!11)\d\d$/.test(part))
  if (isPossible) return phone
  throw new InvalidArgumentError(
    `${phone} cannot be a telephone number of the United States or Canada.`,
  )
}

/** @returns `https://host` of any page's address */
export function parseSiteUrl(text: string): string {
  if (httpUrl.safeParse(text).success) return new URL(text).origin
  throw new InvalidArgumentError('An address is like https://www.example.com.')
}

export function parseAmount(text: string): number {
  const value = parseDollars(text)
  if (value !== undefined) return value
  throw new InvalidArgumentError('Dollars are like 850 or 849.50.')
}

const REFERENCE = /^[a-z\d-]{4,12}$/i

export function parseRequest(text: string): string {
  if (isRecordKey(text) || REFERENCE.test(text)) return text
  throw new InvalidArgumentError(
    'A request has a reference like TR-4F7KM and a key of 20 characters.',
  )
}

/** Parses a repeatable option that also takes commas: `TR-4F7KM,TR-9KFU2`. */
export function parseRequests(text: string, earlier: string[] = []): string[] {
  return [...earlier, ...text.split(',').map(parseRequest)]
}

export function parseSearch(text: string): string {
  if (/[\p{L}\p{Nd}].*[\p{L}\p{Nd}]/u.test(text)) return text.trim()
  throw new InvalidArgumentError(
    'Use a reference, a phone number or at least two letters of a name.',
  )
}
