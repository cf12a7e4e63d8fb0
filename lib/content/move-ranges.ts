import { estimateMove, isMoveSize, MOVE_SIZES, type MoveSizeName } from '@/lib/business/move-sizes'
import { formatRange, serializeShownPrice, type Range } from '@/lib/business/prices'
import type { Rates } from '@/lib/business/rates'
import type { Sentence, Translate } from '@/lib/words/translate'

const SENTENCES: Record<MoveSizeName, Sentence> = {
  'A few items':
    'Moving a few items within {city} mostly takes {time} with a crew of {crew}: {range}.',
  Studio: 'Most studio moves within {city} take {time} with a crew of {crew}: {range}.',
  '1 bedroom': 'Most 1-bedroom moves within {city} take {time} with a crew of {crew}: {range}.',
  '2 bedrooms': 'Most 2-bedroom moves within {city} take {time} with a crew of {crew}: {range}.',
  '3 bedrooms': 'Most 3-bedroom moves within {city} take {time} with a crew of {crew}: {range}.',
  '4+ bedrooms':
    'Most moves of four or more bedrooms within {city} take {time} with a crew of {crew}: {range}.',
  Office: 'Most small office moves within {city} take {time} with a crew of {crew}: {range}.',
}

/** Florida Statutes 507.05 and Texas 43 TAC 218.56 ask for a written estimate. */
const BALLPARK: Sentence = 'A ballpark: your price is the written estimate.'

export interface MoveRanges extends ReturnType<typeof createMoveRanges> {
  /** The form posts it back, and lib/security/shown-price.ts checks it. */
  signed: string
}

/** The sentences of the quote forms' chips, in the page's language. */
export function createMoveRanges(city: string, rates: Rates, t: Translate) {
  const sizes = Object.entries(MOVE_SIZES).map(([name, size]) => {
    const { hours, price, packingPrice } = estimateMove(size, rates)
    const [time, packingTime] = [formatHours(hours, t), formatHours(size.packingHours, t)]
    const values = { city, time, crew: t(size.crew), range: formatRange(price, t) }
    const packing = { time: packingTime, range: formatRange(packingPrice, t) }
    return [
      name,
      {
        move: t(SENTENCES[name as MoveSizeName], values),
        packing: t('Packing help adds {time}: {range}.', packing),
      },
    ] as const
  })
  return {
    sizes: Object.fromEntries(sizes) as Record<string, { move: string; packing: string }>,
    ballpark: t(BALLPARK),
    farther: t('Moving farther? The distance changes the price.'),
    decides: t(
      'The distance, the size of the home and the stairs decide your price. You’ll get it in a written estimate.',
    ),
  }
}

/** `824-1122 CAD`, with packing help `824-1122+447-745 CAD`; undefined without a size. */
export function serializeMoveRange(
  rates: Rates,
  { moveSize, packing = false }: { moveSize: string; packing?: boolean },
): string | undefined {
  if (!isMoveSize(moveSize)) return undefined
  const { price, packingPrice } = estimateMove(MOVE_SIZES[moveSize], rates)
  return serializeShownPrice(price, rates.currency, packing ? packingPrice : undefined)
}

export function formatHours([from, to]: Range, t: Translate): string {
  if (from !== to) return t('{from} to {to} hours', { from, to })
  return from === 1 ? t('1 hour') : t('{count} hours', { count: from })
}
