import 'server-only'
import { getCity } from '@/lib/cities/cities'
import type { CityKey } from '@/lib/cities/keys'
import { findRequest } from '@/lib/requests/load-request'
import { listRequestsToday } from '@/lib/security/person'
import type { Store } from '@/lib/store/store'
import { judgeWindow, type Context } from '@/lib/submissions/change-plan'

/** Each field holds the `about` of the question it answers. */
export const QUESTION_FIELDS = ['force', 'outsideArea', 'others'] as const

export interface Question {
  field: (typeof QUESTION_FIELDS)[number]
  /** For another window or address we ask again. */
  about: string
  message: string
  references?: string[]
}

export interface WantedPickup extends Context {
  selectedDate: string
  timeSlot: string
  state: string
  zip: string
}

const WINDOW_MESSAGES = {
  closed: 'We’re closed then. Tick the box to take it all the same, or choose another window',
  soon: 'That window begins too soon. Tick the box to take it all the same, or choose another one',
  full: 'That window is full. Tick the box to take it all the same, or choose another one',
} as const

export function askAboutWindow(
  { selectedDate, timeSlot }: WantedPickup,
  reason: keyof typeof WINDOW_MESSAGES,
): Question {
  const about = `${selectedDate} ${timeSlot}`
  return { field: 'force', about, message: WINDOW_MESSAGES[reason] }
}

/** `past`: nobody can take this window. */
export function listPickupQuestions({
  pickup,
  cityKey,
  isOutsideArea,
}: {
  pickup: WantedPickup
  cityKey: CityKey
  isOutsideArea?: boolean
}): Question[] | 'past' {
  const reason = judgeWindow(pickup, getCity(cityKey), pickup)
  if (reason === 'past') return reason
  const area: Question = {
    field: 'outsideArea',
    about: `${pickup.state} ${pickup.zip}`,
    message: 'That address is outside our area. Tick the box if the crew goes there, or correct it',
  }
  return [...(reason ? [askAboutWindow(pickup, reason)] : []), ...(isOutsideArea ? [area] : [])]
}

/** Asks about the caller's other requests of 24 hours in this area; empty if the store fails. */
export async function listCallerQuestions(
  ops: Store,
  phone: string,
  cityKey: CityKey,
  deadline: number,
): Promise<Question[]> {
  const { areaKey } = getCity(cityKey)
  const keys = await listRequestsToday(ops, phone, { now: Date.now(), deadline }).catch(() => [])
  const found = await Promise.all(keys.map((key) => findRequest(ops, key).catch(() => undefined)))
  const others = found
    .filter((request) => request !== undefined)
    .filter((request) => request.areaKey === areaKey && !request.isCancelled)
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
  if (others.length === 0) return []
  return [
    {
      field: 'others',
      about: others.map(({ key }) => key).join(),
      message: 'This caller has sent another request today. Press the button again to add this one',
      references: others.map(({ reference, key }) => reference || key),
    },
  ]
}
