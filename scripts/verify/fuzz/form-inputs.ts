import fc from 'fast-check'
import { HONEYPOT_FIELD } from '@/lib/forms/form'
import { encodeTime } from '@/lib/submissions/push-id'
import { VALID_MOVE, makeValidPickup } from '@/e2e/support/pages/post-form'
import { getCorpus } from './corpus'

export const FORM_KINDS = ['move', 'quick', 'pickup'] as const
export type FormKind = (typeof FORM_KINDS)[number]

export interface Input {
  kind: FormKind
  isHydrated: boolean
  /** Field names and values in their order; bytes travel as a file. */
  entries: [string, string | Uint8Array<ArrayBuffer>][]
}

const hostileText = fc
  .oneof(
    { weight: 30, arbitrary: fc.constantFrom(' ', ...getCorpus('texts')) },
    { weight: 20, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
    { weight: 20, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
    {
      // Any UTF-16 units: most of the surrogates among them are unpaired.
      weight: 20,
      arbitrary: fc
        .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
        .map((codes) => String.fromCharCode(...codes)),
    },
    // Some beyond the limit of a body.
    {
      weight: 4,
      arbitrary: fc.tuple(
        fc.constantFrom('a', '漢', '👩‍🚒', '\0'),
        fc.integer({ min: 900, max: 30_000 }),
      ),
    },
  )
  .map((text) => (typeof text === 'string' ? text : text[0].repeat(text[1])))

/** A valid text with a hostile one inserted somewhere. */
const insertHostileText = (valid: fc.Arbitrary<string>) =>
  fc
    .tuple(valid, hostileText, fc.nat(20))
    .map(([text, hostile, index]) => text.slice(0, index) + hostile + text.slice(index))

const makeDigits = (length: number) =>
  fc
    .noBias(fc.integer({ min: 0, max: 10 ** length - 1 }))
    .map((n) => String(n).padStart(length, '0'))

/** Unique digits: the same content of two visitors counts as one request. */
const phone = fc
  .tuple(fc.integer({ min: 201, max: 989 }), makeDigits(7))
  .map(([area, rest]) => `${area}${rest}`)
const sampleTexts = fc.constantFrom(
  'Mary Smith',
  'Åsa Öberg',
  'O’Neil',
  '李雷',
  'нина',
  'jean-luc picard',
  'Two rooms, 3rd floor.',
)
const nonce = fc
  .string({ unit: fc.constantFrom(...'abcXYZ019-_'), minLength: 12, maxLength: 12 })
  .map((random) => encodeTime(Date.now()) + random)
const file = fc.uint8Array({ maxLength: 100 }).map((bytes) => Uint8Array.from(bytes))

const VALID_FIELDS: Record<string, fc.Arbitrary<string>> = {
  phone,
  nonce,
  name: sampleTexts,
  message: fc.tuple(sampleTexts, makeDigits(9)).map((parts) => parts.join(' ')),
  [HONEYPOT_FIELD]: fc.constant(''),
  elapsed: fc.constantFrom('', '2000', '61234'),
  appCheckToken: fc.constant(''),
}

/** Mostly valid: a form with many invalid answers stores nothing. */
function makeField(name: string, good: fc.Arbitrary<string>): fc.Arbitrary<Input['entries']> {
  const toEntries = (value: fc.Arbitrary<string | Uint8Array<ArrayBuffer>>) =>
    value.map((text): Input['entries'] => [[name, text]])
  return fc.oneof(
    { weight: 60, arbitrary: toEntries(good) },
    { weight: 12, arbitrary: toEntries(insertHostileText(good)) },
    { weight: 4, arbitrary: toEntries(hostileText) },
    { weight: 1, arbitrary: toEntries(file) },
    { weight: 1, arbitrary: fc.constant<Input['entries']>([]) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(toEntries(good), toEntries(hostileText))
        .map(([first, second]) => [...first, ...second]),
    },
  )
}

/** Names that no form has; the framework's own names belong to protocol.ts. */
const extraFields = fc.array(
  fc.tuple(
    hostileText.filter((name) => !name.startsWith('$ACTION') && name.length < 1_000),
    hostileText,
  ),
  { maxLength: 2 },
)

export function getFields(kind: FormKind): Record<string, string> {
  if (kind === 'quick') return {}
  return kind === 'move' ? VALID_MOVE : { ...makeValidPickup(), items: 'piano' }
}

function makeEntries(kind: FormKind): fc.Arbitrary<Input['entries']> {
  const names = [...Object.keys(VALID_FIELDS), 'cityKey']
  const own = getFields(kind)
  const all = new Set([...names, ...Object.keys(own)])
  const parts = [...all].map((name) =>
    makeField(name, VALID_FIELDS[name] ?? fc.constant(own[name] ?? 'toronto')),
  )
  return fc
    .tuple(fc.tuple(...parts), extraFields)
    .map(([fields, more]) => [...fields.flat(), ...more])
}

export const anyInput: fc.Arbitrary<Input> = fc.constantFrom(...FORM_KINDS).chain((kind) =>
  fc.record({
    kind: fc.constant(kind),
    isHydrated: fc.nat(4).map((n) => n === 0),
    entries: makeEntries(kind),
  }),
)
