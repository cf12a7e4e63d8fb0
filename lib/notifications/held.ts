import 'server-only'
import { SITE_URL } from '@/lib/env'
import { loadHeld } from '@/lib/requests/load-request'
import type { Request } from '@/lib/requests/request'
import { createBookingPath, createOfficeToken } from '@/lib/security/booking-link'
import { encodeTime } from '@/lib/store/record-key'
import { DISPATCH_LISTS, type Store } from '@/lib/store/store'

/** An attack is read by command. */
const READ_MAX = 2_000

/**
 * Suspected spam of a location, oldest first; our canary is not among it.
 * @param since epoch milliseconds of the first key @param max more are not read @throws without an answer
 */
export async function listHeld(
  ops: Store,
  location: string,
  { since, max, isWanted }: { since: number; max: number; isWanted: (at: number) => boolean },
): Promise<Request[]> {
  const range = { since: encodeTime(since), limit: READ_MAX }
  const lists = await Promise.all(
    DISPATCH_LISTS.map((list) => ops.list(`quarantine/${list}`, range)),
  )
  const keys = lists.flatMap((records) =>
    Object.keys(records).filter((key) => records[key]?.location_id === location),
  )
  const held: Request[] = []
  for (const key of keys.toSorted()) {
    if (held.length > max) break
    const request = await loadHeld(ops, key)
    if (request && (Number.isNaN(request.at) || isWanted(request.at))) held.push(request)
  }
  return held
}

/** The page on which the office notes, moves, cancels or releases a request; '' without details. */
export const createOfficeUrl =
  (now: number) =>
  ({ cityKey, key }: Request): string =>
    cityKey
      ? SITE_URL + createBookingPath(cityKey, key, { office: createOfficeToken(key, now) })
      : ''
