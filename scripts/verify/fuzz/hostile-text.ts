import fc from 'fast-check'

/** Texts that some layer between the browser and the database could take for something else. */
const TRICKY_TEXTS = [
  ...[
    '',
    ' ',
    '\0',
    '\r\n',
    '\t',
    '\\',
    '"',
    "'",
    '%00',
    '%',
    '..',
    '../../leads',
    '.sv',
    '.value',
  ],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'null', 'undefined', 'NaN', 'true', '0'],
  ...[
    '$',
    '#',
    '[',
    ']',
    '.',
    '/',
    '$K1',
    '$@1',
    '$F1',
    '$undefined',
    '$$',
    '$0',
    '$1:then',
    '$B1',
  ],
  ...[
    '{".sv":"timestamp"}',
    '[object Object]',
    '<script>alert(1)</script>',
    "'); DROP TABLE leads;--",
  ],
  ...[
    '--x',
    '{{7*7}}',
    '${7*7}',
    '\u202e',
    '\ufeff',
    '\u200d',
    '\ud800',
    '\udfff\ud83d',
    'İstanbul',
  ],
  ...[
    'ß',
    'ŉ',
    'ﬁ',
    'ǆ',
    'Ⴀა',
    '１２３４５',
    '٠١٢٣',
    '👩‍🚒',
    'e\u0301\u0302\u0303',
    '\u1100\u1161\u11a8',
    '🇨🇦',
  ],
]

/** Any sixteen-bit units: most of the surrogates among them stand alone. */
const utf16Text = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
  .map((codes) => String.fromCharCode(...codes))

const longText = fc
  .record({
    unit: fc.constantFrom('a', 'é', '漢', '👩‍🚒', ' ', '.', '\0'),
    count: fc.integer({ min: 900, max: 5_000 }),
  })
  .map(({ unit, count }) => unit.repeat(count))

/** Far beyond what the door lets in. */
const hugeText = fc.constantFrom(70_000, 1_000_000).map((count) => 'a'.repeat(count))

export const hostileText = fc.oneof(
  { weight: 30, arbitrary: fc.constantFrom(...TRICKY_TEXTS) },
  { weight: 20, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 20, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
  { weight: 20, arbitrary: utf16Text },
  { weight: 5, arbitrary: longText },
  { weight: 1, arbitrary: hugeText },
)

/** A text that is right, with something hostile put into it somewhere. */
export function insertHostileText(text: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc
    .record({ text, hostile: hostileText, place: fc.nat(20) })
    .map(({ text, hostile, place }) => text.slice(0, place) + hostile + text.slice(place))
}
