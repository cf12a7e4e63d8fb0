import { BUSINESS } from './business'
import { CONTENT } from './content'
import { FAQ } from './faq'
import { FORM } from './form'
import { HANDLING } from './handling'
import { JUNK_REMOVAL } from './junk-removal'
import { LANDING } from './landing'
import { LAYOUT } from './layout'
import { MAILS } from './mails'
import { MOVING_QUOTE } from './moving-quote'
import { PAGE } from './page'
import { POLICIES } from './policies'
import { PRICES } from './prices'
import { PRIVACY_CHOICES } from './privacy-choices'
import { PRIVACY_POLICY } from './privacy-policy'
import { REGIONS } from './regions'
import { REQUEST } from './request'
import { REQUEST_CARD } from './request-card'
import { OFFICE_HOURS, TIMES } from './times'

/** The sentences of browser code. Every Spanish page contains them. */
export const BROWSER_WORDS = {
  ...FORM,
  ...JUNK_REMOVAL,
  ...MOVING_QUOTE,
  ...PAGE,
  ...REGIONS,
  ...REQUEST_CARD,
  ...TIMES,
}

/** United States Spanish, by the English sentences. */
export const WORDS = {
  ...BROWSER_WORDS,
  ...BUSINESS,
  ...CONTENT,
  ...FAQ,
  ...HANDLING,
  ...LANDING,
  ...LAYOUT,
  ...MAILS,
  ...OFFICE_HOURS,
  ...POLICIES,
  ...PRICES,
  ...PRIVACY_CHOICES,
  ...PRIVACY_POLICY,
  ...REQUEST,
}

export { PRIVACY_CHOICES }
