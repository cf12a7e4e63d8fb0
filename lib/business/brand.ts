/** The owner replaces these; no other file repeats them. */
export const BRAND = {
  name: 'HomeTeam Moving & Junk Removal',
  shortName: 'HomeTeam',
  /** Shown on `/` and `/get-quote` (docs/requirements.md, section 9). */
  defaultPhone: '972-555-0117',
  /** Required in lib/forms/consent.ts by CASL. */
  mailingAddress: '100 Example Street, Dallas, TX 75201',
  parent: { name: 'HomeTeam Brands', url: 'https://hometeam-brands.example' },
} as const

/** `npm run forget -- --expired` deletes older requests, as the privacy policy says. */
export const RETENTION_MONTHS = 24

/** Country of the visitor; also the first segment of every internal path. */
export const COUNTRIES = ['usa', 'canada', 'other'] as const
export type Country = (typeof COUNTRIES)[number]
export type VisitorCountry = Country | 'unknown'

interface Logo {
  src: string
  alt: string
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

/** One for all files, so that replacing a logo shifts no layout. */
export const LOGO_ASPECT_RATIO = 300 / 60
