import type { Language } from '@/lib/words/languages'

type Translated = Record<Language, string>

/** The owner replaces these and the default phone (docs/owner-checklist.md). No other file repeats them. */
export const BRAND = {
  /** Consent and postal addresses use the English one, the legal name. */
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
  /** Required in lib/forms/consent.ts by CASL. */
  mailingAddress: '100 Example Street, Dallas, TX 75201',
  /** Who answers for personal information (Quebec's Law 25). The email is hidden while empty. */
  privacyOfficer: {
    title: {
      en: 'Privacy Officer',
      fr: 'responsable de la protection des renseignements personnels',
      es: 'responsable de privacidad',
    } satisfies Translated,
    email: '' as string,
  },
  /** Of the company, in the footer; hidden while empty. */
  email: '' as string,
  /** The owner's terms of service, https, by language; a language without has no link. */
  termsUrls: {} as Partial<Record<Language, string>>,
  parent: { name: 'HomeTeam Brands', url: 'https://hometeam-brands.example' },
} as const

/** Shown on `/` and `/get-quote` (docs/requirements.md, section 9). */
export const DEFAULT_PHONE = '972-555-0117'

/** `npm run forget -- --expired` deletes older requests, as the privacy policy says. */
export const RETENTION_MONTHS = 24

/** Country of the visitor; also the first segment of every internal path. */
export const COUNTRIES = ['usa', 'canada', 'other'] as const
export type Country = (typeof COUNTRIES)[number]
export type VisitorCountry = Country | 'unknown'
