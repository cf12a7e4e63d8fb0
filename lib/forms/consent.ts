import { BRAND } from '@/lib/business/brand'
import type { City } from '@/lib/cities/city'

/**
 * What a visitor agrees to by sending a form, and what they may agree to besides. For the owner's
 * lawyer. A page shows the newest version of the city's country; a page that was opened before a change
 * still sends the older one, so a version that was ever online stays here as it was, and new words get
 * a new version at the top (lib/forms/consent.test.ts holds each to its words).
 */
export interface ConsentText {
  version: string
  /** By each button: nobody is called without knowing it. */
  contact: string
  /** Beside a box of its own, which starts empty, and which no form needs: what it is for, */
  offer: string
  /** and what ticking it means. */
  marketing: string
}

const CONTACT_TEXT = `By sending this form you agree that ${BRAND.name} calls, texts or emails you about this request.`
const OFFER_TEXT = 'Text me offers, too'

const CONSENT_TEXTS: Record<City['country'], [ConsentText, ...ConsentText[]]> = {
  // Prior express written consent to marketing texts: who, that it is marketing, by which means, to
  // which number, and that nothing depends on it (47 CFR 64.1200(f)(9)).
  usa: [
    {
      version: 'us-1',
      contact: CONTACT_TEXT,
      offer: OFFER_TEXT,
      marketing: `I agree that ${BRAND.name} may send me recurring marketing texts, also by automated means, at the number I gave. Nothing I buy depends on it. Message and data rates may apply. Reply STOP to end, HELP for help.`,
    },
  ],
  // Express consent: what for, who asks, a mailing address and another way to reach them, and that it
  // can be taken back (CASL, section 10(1); SOR/2012-36, section 4).
  canada: [
    {
      version: 'ca-1',
      contact: CONTACT_TEXT,
      offer: OFFER_TEXT,
      marketing: `I agree that ${BRAND.name} sends me marketing texts at the number I gave. I can take this back at any time: reply STOP, call the number below, or write to ${BRAND.mailingAddress}.`,
    },
  ],
}

/** The words that a form of this city shows today. */
export function getConsentText({ country }: Pick<City, 'country'>): ConsentText {
  return CONSENT_TEXTS[country][0]
}

/** The words of a version that is or was online; undefined for any other text. */
export function findConsentText(version: string): ConsentText | undefined {
  return Object.values(CONSENT_TEXTS)
    .flat()
    .find((text) => text.version === version)
}
