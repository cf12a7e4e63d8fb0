/**
 * Shown on `/` and `/get-quote` (docs/requirements.md, section 9). Apart from the brand, whose other
 * values the page of errors would load in every browser.
 */
export const DEFAULT_PHONE = '972-555-0117'

/** The owner replaces these; no other file repeats them. */
export const BRAND = {
  name: 'HomeTeam Moving & Junk Removal',
  shortName: 'HomeTeam',
  defaultPhone: DEFAULT_PHONE,
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
