import { formatWindow } from './pickup'
import type { Request } from './request'
import { isolate } from './text'

/** The jobs of a day: pickups by the start of their window, then moves. */
export function listDue(requests: readonly Request[], date: string): Request[] {
  return requests
    .filter((request) => isDue(request, date))
    .toSorted((a, b) => (getPlace(a) < getPlace(b) ? -1 : 1))
}

export function isDue(request: Request, date: string): boolean {
  const isPlanned = request.pickup !== undefined || request.isConfirmed
  return !request.isCancelled && !request.isHeld && isPlanned && getDay(request) === date
}

/** ISO date of the pickup or move; '' for a move without one. */
export const getDay = ({ pickup, quote }: Request) =>
  pickup?.date ?? (quote?.confirmedDate || quote?.moveDate || '')

const getPlace = ({ pickup, name }: Request) =>
  [pickup ? (pickup.windowStart ?? '') : '~', name].join(' ')

export function describeDue({ pickup, name }: Request): string {
  const when = pickup ? formatWindow(pickup) || pickup.windowText || 'No arrival window' : 'Move'
  return `${when}: ${isolate(name)}`
}
