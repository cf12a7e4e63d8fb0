import { REGIONS } from '@/lib/business/regions'
import type { City } from '@/lib/cities/city'
import { ENGLISH, type Sentence, type Translate } from '@/lib/words/translate'

const REGION_NAMES: Record<string, Sentence> = { ...REGIONS['United States'], ...REGIONS.Canada }
const NO_OTHER_STATES = 'We don’t take moves to or from other states.'
const NO_BORDER = 'We don’t take moves across the U.S. border.'
const WE_CALL = 'Send it anyway. We’ll call and tell you what’s possible.'

function listRegions({ servedRegions }: City, t: Translate): string {
  const names = servedRegions.flatMap((region) => REGION_NAMES[region] ?? [])
  return new Intl.ListFormat(t.locale).format(names.map((name) => t(name)))
}

/** Only a USDOT number allows moves between states or across the border (49 CFR 375.207, 392.9a). */
const hasUsdot = ({ registrations }: City) => Boolean(registrations.usdot)

export function describeLongMoves(city: City, t: Translate): string {
  const area = listRegions(city, t)
  const anywhere = t('Anywhere in {area}, yes.', { area })
  if (city.country === 'usa')
    return hasUsdot(city)
      ? t(
          'Yes, anywhere in {area} and to or from other states. Enter the ZIP code of each end on the quote form, and we’ll call you with a price.',
          { area },
        )
      : `${anywhere} ${t(NO_OTHER_STATES)}`
  const border = t(hasUsdot(city) ? 'We take moves across the U.S. border, too.' : NO_BORDER)
  return `${anywhere} ${t('For another province, call and ask.')} ${border}`
}

/** Notes beside a move's addresses, by `getMoveReach`. A move that we take has none. */
export function getMoveNotes(city: City, t = ENGLISH): { border?: string; region?: string } {
  const isUsa = city.country === 'usa'
  const area = listRegions(city, t)
  const region = isUsa ? t(NO_OTHER_STATES) : t('That’s outside {area}.', { area })
  return {
    ...(!hasUsdot(city) && { border: `${t(NO_BORDER)} ${t(WE_CALL)}` }),
    ...(!(isUsa && hasUsdot(city)) && { region: `${region} ${t(WE_CALL)}` }),
  }
}
