import type { Translate } from '@/lib/words/translate'
import { BRAND, type Country } from './brand'

/** CSS px, like `stickyWidth` below (docs/requirements.md, section 9). */
export const LOGO_WIDTH = 300
/** All files share one ratio, so replacing a logo shifts no layout. */
export const LOGO_ASPECT_RATIO = 300 / 60

const LOGOS = {
  usa: { stickyWidth: 220, name: 'United States' },
  canada: { stickyWidth: 200, name: 'Canada' },
  other: { stickyWidth: 200, name: undefined },
} as const

/** The drawing contains words, so each language has its own. */
export function getLogo(country: Country, t: Translate) {
  const { name, stickyWidth } = LOGOS[country]
  const brand = BRAND.name[t.language]
  const suffix = t.language === 'en' ? '' : `-${t.language}`
  return {
    src: `/logos/${country}${suffix}.svg`,
    alt: name ? `${brand}, ${t(name)}` : brand,
    stickyWidth,
  }
}
