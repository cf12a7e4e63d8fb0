import type { Range } from './prices'
import type { Rates } from './rates'

export interface MoveSize {
  crew: 'two' | 'three'
  /** From the first box to the last, within a city. */
  hours: Range
  /** Added by packing help. */
  packingHours: Range
}

/** By the chips of the quote forms (lib/forms/quote-fields.ts). The owner confirms crews and hours. */
export const MOVE_SIZES = {
  'A few items': { crew: 'two', hours: [2, 3], packingHours: [1, 1] },
  Studio: { crew: 'two', hours: [2, 4], packingHours: [1, 2] },
  '1 bedroom': { crew: 'two', hours: [3, 5], packingHours: [2, 3] },
  '2 bedrooms': { crew: 'two', hours: [5, 7], packingHours: [3, 5] },
  '3 bedrooms': { crew: 'three', hours: [6, 8], packingHours: [4, 6] },
  '4+ bedrooms': { crew: 'three', hours: [8, 11], packingHours: [6, 9] },
  Office: { crew: 'three', hours: [4, 8], packingHours: [3, 6] },
} as const satisfies Record<string, MoveSize>

export type MoveSizeName = keyof typeof MOVE_SIZES

export const isMoveSize = (text: string): text is MoveSizeName => Object.hasOwn(MOVE_SIZES, text)

export function estimateMove({ crew, hours, packingHours }: MoveSize, rates: Rates) {
  const paid = mapRange(hours, (count) => Math.max(count, rates.minimum))
  return {
    /** With the minimum that every move pays for. */
    hours: paid,
    price: mapRange(paid, (count) => count * rates[crew] + rates.travel),
    packingPrice: mapRange(packingHours, (count) => count * rates[crew]),
  }
}

const mapRange = ([from, to]: Range, change: (count: number) => number): Range => [
  change(from),
  change(to),
]
