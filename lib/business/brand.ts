import type { Language } from '@/lib/words/languages'

type Translated = Record<Language, string>

/** The owner replaces these and the default phone (docs/owner-checklist.md). No other file repeats them. */
export const BRAND = {
  /** The English name is the legal one, for consent texts and postal addresses. */
  name: {
    en: 'HomeTeam Moving & Junk Removal',
    fr: 'HomeTeam Déménagement et débarras',
    es: 'HomeTeam Mudanzas y Retiro de Basura',
  } satisfies Translated,
  shortName: 'HomeTeam',
  slogan: {
    en: 'Call the home team.',
    fr: 'Appelez l’équipe locale.',
    es: 'Llame al equipo de casa.',
  } satisfies Translated,
  /** Pages of Canadian cities show the one in the USA while Canada has none. */
  mailingAddress: { usa: '100 Example Street, Dallas, TX 75201', canada: '' as string },
  /** The person responsible under Quebec's Law 25. An empty email is hidden. */
  privacyOfficer: {
    title: {
      en: 'Privacy Officer',
      fr: 'responsable de la protection des renseignements personnels',
      es: 'responsable de privacidad',
    } satisfies Translated,
    email: '' as string,
  },
  /** The company's email in the footer; hidden while empty. */
  email: '' as string,
  /** https addresses of the terms of service. A language that has none shows no link. */
  termsUrls: {} as Partial<Record<Language, string>>,
  parent: { name: 'HomeTeam Brands', url: 'https://hometeam-brands.example' },
} as const

/** Also in Canada's consent texts: CASL requires it (lib/forms/consent.ts). */
export function getMailingAddress(country: 'usa' | 'canada'): string {
  return BRAND.mailingAddress[country] || BRAND.mailingAddress.usa
}

/** Shown on `/` and `/get-quote` (docs/requirements.md, section 9). */
export const DEFAULT_PHONE = '972-555-0117'

/** `npm run forget -- --expired` deletes older requests, as the privacy policy says. */
export const RETENTION_MONTHS = 24

/** The visitor's country. Internal paths begin with it (lib/routing/paths.ts). */
export const COUNTRIES = ['usa', 'canada', 'other'] as const
export type Country = (typeof COUNTRIES)[number]
export type VisitorCountry = Country | 'unknown'
