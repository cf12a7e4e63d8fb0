/** Unique words and numbers: a search finds every copy of what a visitor typed. */

export interface PiiMarkers {
  /** Twelve letters, the limit of a unit: stem, one letter for the field, serial (`Zqxjkwv` `n` `aaab`). */
  makeWord: (field: string) => string
  phone: string
  postalCode: string
  clientIp: string
}

const MARKER_STEM = 'Zqxjkwv'
const CODE_OF_A = 'a'.charCodeAt(0)
const toLetter = (n: number) => String.fromCharCode(CODE_OF_A + (n % 26))

/** Canada's postal codes use no other letters. */
const CODE_LETTERS = 'ABCEGHJKLMNPRSTVWXYZ'

/** @param n number of the submission, below 40,000 */
export function makePiiMarkers(n: number): PiiMarkers {
  const serial = [n / 17_576, n / 676, n / 26, n].map((part) => toLetter(Math.floor(part))).join('')
  const digits = String(n).padStart(6, '0')
  const [last, first] = [n / 10, n / 2_000].map((part) => CODE_LETTERS[Math.floor(part) % 20])
  const code = `${first}${Math.floor(n / 200) % 10}${last}${n % 10}`
  return {
    makeWord: (field) => MARKER_STEM + field + serial,
    phone: `987-6${digits.slice(0, 2)}-${digits.slice(2)}`,
    postalCode: `M9${code}`,
    clientIp: `10.77.${n >> 8}.${n & 255}`,
  }
}

/** Finds markers in plain text, URL-encoded, in JSON or in base64. */
export function findPiiMarkers(text: string): string[] {
  const plain = decodeEscapes(text)
  return MARKER_PATTERNS.flatMap((pattern) => plain.match(pattern) ?? [])
}

const decodeEscapes = (text: string) =>
  text
    .replace(/(?:%|\\u00)([0-7][\da-f])/gi, (_, code: string) =>
      String.fromCharCode(parseInt(code, 16)),
    )
    .replace(/\\[nrt]/g, ' ')

export function isMarkerOf(markers: PiiMarkers, found: string): boolean {
  const word = new RegExp(markers.makeWord('.'), 'i')
  const plain = found.replace(/[^a-z\d]/gi, '').toUpperCase()
  return (
    word.test(found) ||
    plain.replace(/^1/, '') === markers.phone.replaceAll('-', '') ||
    plain === markers.postalCode ||
    found === markers.clientIp
  )
}

const MARKER_PATTERNS = [
  new RegExp(`${MARKER_STEM}[a-z]{5}`, 'gi'),
  // Between letters or digits, these digits belong to a random identifier.
  /(?<![a-z\d])(?:\+?1[^a-z\d]?)?987[^a-z\d]{0,2}60[0-6][^a-z\d]?\d{4}(?![a-z\d])/gi,
  /(?<![-\w])M9[a-z][\s+]?\d[a-z]\d(?![-\w])/gi,
  /(?<![\d.])10\.77\.\d+\.\d+/g,
  // In a longer text, base64 encodes the stem in one of three alignments.
  ...[MARKER_STEM, MARKER_STEM.toLowerCase()].flatMap((stem) =>
    [0, 1, 2].map((before) => {
      const coded = Buffer.from('.'.repeat(before) + stem).toString('base64')
      return new RegExp(coded.replace(/=+$/, '').slice(before === 0 ? 0 : before + 1, -1), 'g')
    }),
  ),
]
