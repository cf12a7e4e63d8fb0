export const CAMPAIGN_PARAMETERS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'utm_id',
] as const
export const CLICK_IDS = [
  'gclid',
  'gbraid',
  'wbraid',
  'fbclid',
  'msclkid',
  'ttclid',
  'dclid',
  'gad_source',
] as const

const CAMPAIGN_MAX = 80
/** We cut before normalize(), which takes quadratic time for combining marks. */
const CAMPAIGN_READ_MAX = 4 * CAMPAIGN_MAX
/** TikTok's exceed 300 characters (umami-software/umami#3790). We drop longer ids: a cut one is useless. */
const CLICK_ID_MAX = 500

/** '' for text that may hold an email address or a phone number. */
export function sanitizeCampaign(text: string): string {
  if (text.includes('@')) return ''
  const clean = text
    .slice(0, CAMPAIGN_READ_MAX)
    .toWellFormed()
    .normalize('NFC')
    .replace(/[^\p{L}\p{N} ._~+:|/()&,-]+/gu, '_')
  const campaign = [...clean].slice(0, CAMPAIGN_MAX).join('').trim()
  return mayHoldPhone(campaign) ? '' : campaign
}

/** True for seven digits at most three signs apart, except a date or only digits (an ad platform's id). */
function mayHoldPhone(text: string): boolean {
  if (/^\d+$/.test(text)) return false
  return /\p{Nd}(?:[^\p{L}\p{Nd}]{0,3}\p{Nd}){6}/u.test(text.replace(DATE, 'date'))
}

const DATE = /(?<!\d)20\d\d([-._/]?)(?:0[1-9]|1[0-2])\1(?:0[1-9]|[12]\d|3[01])(?!\d)/g

export function sanitizeClickId(text: string): string {
  return text.length <= CLICK_ID_MAX && /^[-.\w]+$/.test(text) ? text : ''
}
