import type { Language } from '@/lib/words/languages'
import type { Translate } from '@/lib/words/translate'
import { BRAND, type Country } from './brand'

interface Logo {
  src: string
  /** Of the visitor, in the alternative text; none on the pages of other countries. */
  country?: 'United States' | 'Canada'
  /** CSS px (docs/requirements.md, section 9). */
  width: number
  stickyWidth: number
}

export const LOGOS: Record<Country, Logo> = {
  usa: {
    src: '/logos/usa.svg',
    country: 'United States',
    width: 300,
    stickyWidth: 220,
  },
  canada: {
    src: '/logos/canada.svg',
    country: 'Canada',
    width: 300,
    stickyWidth: 200,
  },
  other: {
    src: '/logos/other.svg',
    width: 300,
    stickyWidth: 200,
  },
}

export function getLogoAlt({ country }: Logo, t: Translate): string {
  const name = BRAND.name[t.language]
  return country ? `${name}, ${t(country)}` : name
}

/** The drawing holds words. */
export function getLogoPath({ src }: Logo, language: Language): string {
  return language === 'en' ? src : src.replace('.svg', `-${language}.svg`)
}

/** One for all files, so that replacing a logo shifts no layout. */
export const LOGO_ASPECT_RATIO = 300 / 60
