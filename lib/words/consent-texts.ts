import { CONSENT_TEXTS as SPANISH } from './es/consent'
import { CONSENT_TEXTS as FRENCH } from './fr/consent'

/** Apart from the languages' other words, which a form's action does not need. */
export const OTHER_CONSENT_TEXTS = [...FRENCH, ...SPANISH]
