import { CONSENT_TEXTS as SPANISH } from './es/consent'
import { CONSENT_TEXTS as FRENCH } from './fr/consent'

/** Of every language but English, apart from the words that a form's action does not need. */
export const OTHER_CONSENT_TEXTS = [...FRENCH, ...SPANISH]
