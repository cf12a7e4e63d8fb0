import { UsageError } from '@/scripts/command'
import { getCity } from '@/lib/cities/cities'
import { isCityKey } from '@/lib/cities/keys'
import { LOCATION_IDS, type LocationId } from '@/lib/cities/locations'
import { isIsoDate } from '@/lib/dates/wall-clock'
import { httpUrl } from '@/lib/env-formats'

/** @throws UsageError for anything but an ISO date */
export function parseDay(option: string, text: string | undefined): string | undefined {
  if (text === undefined || isIsoDate(text)) return text
  throw new UsageError(`There is no day "${text}": --${option} takes a date like 2026-10-01.`)
}

/** @throws UsageError for anything but one of the choices */
export function parseChoice<Choice extends string>(
  option: string,
  text: string | undefined,
  choices: readonly Choice[],
): Choice | undefined {
  const choice = choices.find((one) => one === text)
  if (text === undefined || choice) return choice
  throw new UsageError(`There is no "${text}": --${option} takes ${choices.join(', ')}.`)
}

/** @param reject gets the reason for anything but the id of a location; it names that of a city */
export function parseLocation(
  text: string,
  reject: (reason: string) => never = throwUsageError,
): LocationId {
  const id = LOCATION_IDS.find((known) => known === text)
  if (id) return id
  const city = isCityKey(text) && getCity(text)
  const hint = city ? `${city.name} belongs to ${city.locationId}` : LOCATION_IDS.join(', ')
  return reject(`There is no location "${text}": ${hint}`)
}

function throwUsageError(reason: string): never {
  throw new UsageError(`${reason}.`)
}

/**
 * The items with this text in their name.
 * @throws UsageError if there are none: a check of nothing would look like a success
 */
export function findByName<Item extends { name: string }>(
  option: string,
  text: string,
  items: readonly Item[],
): Item[] {
  const found = items.filter(({ name }) => name.includes(text))
  if (found.length > 0) return found
  throw new UsageError(
    `There is no "${text}": --${option} takes a part of a name, such as "${items[0]?.name}".`,
  )
}

/**
 * `https://host` of any page's address.
 * @throws UsageError for anything but an address with http: or https:
 */
export function parseSiteUrl(option: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  if (httpUrl.safeParse(text).success) return new URL(text).origin
  throw new UsageError(
    `"${text}" is no address: --${option} takes one like https://www.example.com.`,
  )
}
