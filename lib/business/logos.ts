import type { Translate } from '@/lib/words/translate'
import { BRAND, type Country } from './brand'

/** CSS px, as the sticky widths below (docs/requirements.md, section 9). */
export const LOGO_WIDTH = 300
/** One for all files, so that replacing a logo shifts no layout. */
export const LOGO_ASPECT_RATIO = 300 / 60

/** By the visitor's country, which the alternative text names. */
const LOGOS = {
  usa: { stickyWidth: 220, name: 'United States' },
  canada: { stickyWidth: 200, name: 'Canada' },
  other: { stickyWidth: 200, name: undefined },
} as const

/** The drawing holds words, so there is one for each language. */
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
