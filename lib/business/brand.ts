/** Who we are. For the owner to replace: nothing else in the project spells these out. */
export const BRAND = {
  name: 'HomeTeam Moving & Junk Removal',
  shortName: 'HomeTeam',
  /** Shown on `/` and `/get-quote`, which belong to no city key (specification, section 9). */
  defaultPhone: '972-555-0117',
  /** Canadian law wants it where we ask for consent to marketing texts (lib/consent.ts). */
  mailingAddress: '100 Example Street, Dallas, TX 75201',
  parent: { name: 'HomeTeam Brands', url: 'https://hometeam-brands.example' },
} as const

/**
 * How long a request is kept, in months after it was sent. The privacy policy says it, and
 * `npm run forget -- --expired` does it.
 */
export const RETENTION_MONTHS = 24

/** Country of the visitor, as far as the site cares; also the first segment of every inner path. */
export const COUNTRIES = ['usa', 'canada', 'other'] as const
export type Country = (typeof COUNTRIES)[number]

interface Logo {
  src: string
  alt: string
  /** Widths in CSS px: the main header's and the sticky header's (specification, section 9). */
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

/** All logo files share one shape, so that nothing jumps when one replaces another. */
export const LOGO_ASPECT_RATIO = 300 / 60
