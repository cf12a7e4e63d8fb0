import { REGIONS } from '@/lib/business/regions'
import type { City } from '@/lib/cities/city'

const LIST_FORMAT = new Intl.ListFormat('en-US')
const REGION_NAMES: Record<string, string> = { ...REGIONS['United States'], ...REGIONS.Canada }
const NO_OTHER_STATES = 'We don’t take moves to or from other states.'
const NO_BORDER = 'We don’t take moves across the U.S. border.'
const WE_CALL = 'Send it anyway. We’ll call and tell you what’s possible.'

const listRegions = ({ servedRegions }: City) =>
  LIST_FORMAT.format(servedRegions.map((region) => REGION_NAMES[region] ?? region))

/** Only a USDOT number allows moves between states or across the border (49 CFR 375.207, 392.9a). */
const hasUsdot = ({ licence }: City) => /\bU\.?S\.? ?DOT\b/i.test(licence)

export function describeLongMoves(city: City): string {
  const area = listRegions(city)
  if (city.country === 'usa')
    return hasUsdot(city)
      ? `Yes, anywhere in ${area} and to or from other states. Enter the ZIP code of each end on the quote form, and we’ll call you with a price.`
      : `Anywhere in ${area}, yes. ${NO_OTHER_STATES}`
  const border = hasUsdot(city) ? 'We take moves across the U.S. border, too.' : NO_BORDER
  return `Anywhere in ${area}, yes. For another province, call and ask. ${border}`
}

/** Beside the addresses of a move (`getMoveReach`), in the same words; a move that is taken has none. */
export function getMoveNotes(city: City): { border?: string; region?: string } {
  const isUsa = city.country === 'usa'
  const region = isUsa ? NO_OTHER_STATES : `That’s outside ${listRegions(city)}.`
  return {
    ...(!hasUsdot(city) && { border: `${NO_BORDER} ${WE_CALL}` }),
    ...(!(isUsa && hasUsdot(city)) && { region: `${region} ${WE_CALL}` }),
  }
}
