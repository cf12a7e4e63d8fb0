import { REGIONS } from '@/lib/business/regions'
import type { City } from '@/lib/cities/city'

const LIST_FORMAT = new Intl.ListFormat('en-US')
const REGION_NAMES: Record<string, string> = { ...REGIONS['United States'], ...REGIONS.Canada }

/** Only a USDOT number allows moves between states or across the border (49 CFR 375.207, 392.9a). */
export function describeLongMoves({ country, servedRegions, licence }: City): string {
  const area = LIST_FORMAT.format(servedRegions.map((region) => REGION_NAMES[region] ?? region))
  const hasUsdot = /\bU\.?S\.? ?DOT\b/i.test(licence)
  if (country === 'usa')
    return hasUsdot
      ? `Yes, anywhere in ${area} and to or from other states. Enter the ZIP code of each end on the quote form, and we’ll call you with a price.`
      : `Anywhere in ${area}, yes. We don’t take moves to or from other states.`
  const border = hasUsdot
    ? 'take moves across the U.S. border, too'
    : 'don’t take moves across the U.S. border'
  return `Anywhere in ${area}, yes. For another province, call and ask. We ${border}.`
}
