/** Controls, line separators and bidi overrides. Join controls stay: they only shape letters and emoji. */
const UNPRINTABLE = /(?!\p{Join_Control})[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu
/** RFC 5322 allows 998 characters a line; inboxes show about 70. */
const HEADER_MAX = 150
/** Needs no cleaning. This path is fast: a command reads ten thousand requests of sixty texts. */
const PLAIN_LINE = /^(?:[!-~]+(?: [!-~]+)*)?$/

/** One line, safe as a mail header. @param max code points; a longer text ends with an ellipsis */
export function safeLine(text: string, max = HEADER_MAX): string {
  if (text.length <= max && PLAIN_LINE.test(text)) return text
  const line = text
    .slice(0, 4 * max)
    .toWellFormed()
    .replace(UNPRINTABLE, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
  const characters = [...line]
  return characters.length > max ? `${characters.slice(0, max - 1).join('')}…` : line
}

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u

/** Otherwise a phone number after an Arabic name shows its groups in reverse (UAX #9). */
export function isolate(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text
}

/** Puts a full stop between texts that do not end with one. */
export function joinSentences(texts: readonly (string | undefined)[]): string {
  return texts
    .flatMap((text) => text?.trim() || [])
    .map((text, index, all) =>
      /[.!?…]$/.test(text) || index === all.length - 1 ? text : `${text}.`,
    )
    .join(' ')
}

/** A dot of a domain name (UTS #46, section 2.3) beside a letter. */
const DOMAIN_DOT = /(?<=\p{L})[.。．｡](?=[\p{L}\p{N}])|(?<=\p{N})[.。．｡](?=\p{L})/gu

export function preventLinks(text: string): string {
  return text
    .replace(DOMAIN_DOT, '. ')
    .replace(/:(?=\/)/g, ': ')
    .replace(/@/g, ' at ')
}

const DOMAINS =
  'com|net|org|info|biz|ru|рф|su|cn|top|xyz|site|online|shop|store|club|website|icu|vip|io|app|ca'
/** An address with a scheme, a path or a common domain, but not the domain of an email. */
const LINK = new RegExp(
  `https?:|hxxp|www[.]|\\[url|<a\\s|(?<![\\p{L}\\p{N}@._-])(?:[\\p{L}\\p{N}-]{1,63}[.。．｡])+(?:(?:${DOMAINS})(?![\\p{L}\\p{N}])|\\p{L}{2,20}/[\\p{L}\\p{N}])`,
  'iu',
)

export function hasLink(text: string): boolean {
  return LINK.test(text)
}
