import 'server-only'
import { BRAND, getMailingAddress } from '@/lib/business/brand'
import type { City } from '@/lib/cities/city'
import type { Language } from '@/lib/words/languages'
import { fillIn } from '@/lib/words/translate'
import { OTHER_CONSENT_TEXTS } from '@/lib/words/consent-texts'

export interface ConsentText {
  /** Country, language unless English, and number: `ca-fr-1`. */
  version: string
  contact: string
  offer: string
  marketing: string
}

const CONTACT_TEXT =
  'By sending this form, you agree that {brand} may call, text or email you about this request.'
const OFFER_TEXT = 'Text me offers, too'
const VALUES = { brand: BRAND.name.en, address: getMailingAddress('canada') }

/** Newest first. Published versions never change, because an open page may still send an old one. */
const CONSENT_TEXTS: readonly ConsentText[] = [
  // Prior express written consent: 47 CFR 64.1200(f)(9).
  {
    version: 'us-1',
    contact: CONTACT_TEXT,
    offer: OFFER_TEXT,
    marketing:
      'I agree that {brand} may send me recurring marketing texts, including automated ones, at the number I gave. Consent is not a condition of purchase. Message and data rates may apply. Reply STOP to opt out, HELP for help.',
  },
  // Express consent: CASL, section 10(1); SOR/2012-36, section 4.
  {
    version: 'ca-1',
    contact: CONTACT_TEXT,
    offer: OFFER_TEXT,
    marketing:
      'I agree to get marketing texts from {brand} at the number I gave. I can opt out at any time: reply STOP, call the number below, or write to {address}.',
  },
  ...OTHER_CONSENT_TEXTS,
].map(({ contact, marketing, ...text }) => ({
  ...text,
  contact: fillIn(contact, VALUES),
  marketing: fillIn(marketing, VALUES),
}))

const COUNTRY_CODES: Record<City['country'], string> = { usa: 'us', canada: 'ca' }

/** @throws if the language has no text, so the build stops: a text in another language proves no consent */
export function getConsentText(
  { country }: Pick<City, 'country'>,
  language: Language = 'en',
): ConsentText {
  const prefix = COUNTRY_CODES[country] + (language === 'en' ? '' : `-${language}`)
  const text = CONSENT_TEXTS.find(({ version }) => version.replace(/-\d+$/, '') === prefix)
  if (!text) throw new Error(`The consent text ${prefix} is missing`)
  return text
}

export function findConsentText(version: string): ConsentText | undefined {
  return CONSENT_TEXTS.find((text) => text.version === version)
}
