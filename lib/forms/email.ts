import { normalizeText } from './normalize-text'

/** https://html.spec.whatwg.org/#valid-e-mail-address, but at most 64 characters before the @ and a dot after it. */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i
/** RFC 5321, section 4.5.3.1.3, less the angle brackets. */
export const EMAIL_MAX = 254

export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX && EMAIL.test(text)
}

function toPunycode(domain: string): string {
  const url = `http://${domain}`
  return URL.canParse(url) ? new URL(url).hostname : domain
}

/** Removes what programs copy with an address: `Mary <mary@example.com>`, `mailto:`, a full stop. */
export function maskEmail(text: string): string {
  const plain = normalizeText(text).replace(/\p{C}/gu, '').replaceAll('。', '.')
  const address = /<([^<>\s@]+@[^<>\s@]+)>/.exec(plain)?.[1] ?? plain
  return address
    .trim()
    .replace(/^["'(<[]+/, '')
    .replace(/^mailto:([^?]*).*/i, '$1')
    .replace(/(?<![\s.,;:"')>\]])[\s.,;:"')>\]]+$/, '')
    .replace(/(?<=@)(?=[^@]*[^ -~])[\p{L}\p{M}\p{N}.-]+$/u, toPunycode)
}

/**
 * https://support.google.com/google-ads/answer/13258081; undefined for an invalid address. Only Gmail ignores
 * dots and a `+` suffix. Google's pages and samples differ about both (googleads/google-ads-php#1119).
 */
export function normalizeEmail(text: string): string | undefined {
  const [user, domain, ...rest] = text.trim().toLowerCase().split('@')
  if (!user || !domain || rest.length > 0) return undefined
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com'
  const name = isGmail ? user.replace(/\+.*/, '').replaceAll('.', '') : user
  return name === '' ? undefined : `${name}@${domain}`
}
