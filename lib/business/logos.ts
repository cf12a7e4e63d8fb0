import type { Language } from '@/lib/words/languages'
import type { Sentence } from '@/lib/words/translate'
import type { Country } from './brand'

interface Logo {
  src: string
  alt: Sentence
  /** CSS px (docs/requirements.md, section 9). */
  width: number
  stickyWidth: number
}

export const LOGOS: Record<Country, Logo> = {
  usa: {
    src: '/logos/usa.svg',
    alt: 'HomeTeam Moving & Junk Removal, United States',
    width: 300,
    stickyWidth: 220,
  },
  canada: {
    src: '/logos/canada.svg',
    alt: 'HomeTeam Moving & Junk Removal, Canada',
    width: 300,
    stickyWidth: 200,
  },
  other: {
    src: '/logos/other.svg',
    alt: 'HomeTeam Moving & Junk Removal',
    width: 300,
    stickyWidth: 200,
  },
}

/** The drawing holds words. */
export function getLogoPath({ src }: Logo, language: Language): string {
  return language === 'en' ? src : src.replace('.svg', `-${language}.svg`)
}

/** One for all files, so that replacing a logo shifts no layout. */
export const LOGO_ASPECT_RATIO = 300 / 60
