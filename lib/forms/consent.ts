import { BRAND } from '@/lib/business/brand'
import type { City } from '@/lib/cities/city'

export interface ConsentText {
  version: string
  /** Beside each submit button. */
  contact: string
  /** Label of the optional checkbox. */
  offer: string
  /** What the checkbox means. */
  marketing: string
}

const CONTACT_TEXT = `By sending this form, you agree that ${BRAND.name} may call, text or email you about this request.`
const OFFER_TEXT = 'Text me offers, too'

/** Newest first. Published versions never change: an open page may still send an old one. */
const CONSENT_TEXTS: Record<City['country'], [ConsentText, ...ConsentText[]]> = {
  // Prior express written consent: 47 CFR 64.1200(f)(9).
  usa: [
    {
      version: 'us-1',
      contact: CONTACT_TEXT,
      offer: OFFER_TEXT,
      marketing: `I agree that ${BRAND.name} may send me recurring marketing texts, including automated ones, at the number I gave. Consent is not a condition of purchase. Message and data rates may apply. Reply STOP to opt out, HELP for help.`,
    },
  ],
  // Express consent: CASL, section 10(1); SOR/2012-36, section 4.
  canada: [
    {
      version: 'ca-1',
      contact: CONTACT_TEXT,
      offer: OFFER_TEXT,
      marketing: `I agree to get marketing texts from ${BRAND.name} at the number I gave. I can opt out at any time: reply STOP, call the number below, or write to ${BRAND.mailingAddress}.`,
    },
  ],
}

export function getConsentText({ country }: Pick<City, 'country'>): ConsentText {
  return CONSENT_TEXTS[country][0]
}

/** Also finds versions that are no longer shown. */
export function findConsentText(version: string): ConsentText | undefined {
  return Object.values(CONSENT_TEXTS)
    .flat()
    .find((text) => text.version === version)
}
