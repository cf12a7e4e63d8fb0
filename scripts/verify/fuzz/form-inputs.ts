import fc from 'fast-check'
import { HONEYPOT_FIELD } from '@/lib/forms/form'
import { encodeTime } from '@/lib/submissions/push-id'
import { VALID_MOVE, makeValidPickup } from '@/e2e/support/pages/post-form'
import { createLongText, REPETITIONS } from '@/lib/forms/long-texts.fixture'
import { hostileText, insertHostileText } from './hostile-text'

const FORM_KINDS = ['move', 'quick', 'pickup'] as const
export type FormKind = (typeof FORM_KINDS)[number]

/** What is sent: a form, and a way to send it. */
export interface Input {
  kind: FormKind
  isHydrated: boolean
  /** Field names and values in their order; bytes travel as a file. */
  entries: [string, string | Uint8Array<ArrayBuffer>][]
}

const makeDigits = (length: number) =>
  fc
    .noBias(fc.integer({ min: 0, max: 10 ** length - 1 }))
    .map((n) => String(n).padStart(length, '0'))

/** Digits that nobody else sends: the same content of two visitors counts as one request. */
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

/** One field: nearly always right, for a form with many wrong answers stores nothing. */
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

/** Fields that no form of ours has; the framework's own are left to the mutants. */
const extraFields = fc.array(
  fc.tuple(
    hostileText.filter((name) => !name.startsWith('$ACTION') && name.length < 1_000),
    hostileText,
  ),
  { maxLength: 2 },
)

/** Fields that every form has. */
const COMMON_FIELDS = {
  cityKey: 'toronto',
  name: 'Mary Smith',
  message: 'Two rooms',
  website: '',
  elapsed: '2000',
  appCheckToken: '',
  nonce: '',
  consent: '',
  marketing: '',
  canary: '',
}

function getFields(kind: FormKind): Record<string, string> {
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

/** As much as one field can bring past the limit of a body. */
const LONG_BYTES = 58_000

/**
 * Forms with one long repetitive value each: every field with every repetition.
 * @param isQuick a field that several forms have is sent with one of them only
 */
export function makeLongInputs(isQuick: boolean): (Input & { what: string })[] {
  const seen = new Set<string>()
  const fields = FORM_KINDS.toReversed().flatMap((kind) => {
    const good: Record<string, string> = { ...getFields(kind), ...COMMON_FIELDS }
    return Object.keys(good).flatMap((name) => {
      if (isQuick && seen.has(name)) return []
      seen.add(name)
      return (isQuick ? [false] : [false, true]).map((isHydrated) => ({
        kind,
        isHydrated,
        name,
        good,
      }))
    })
  })
  return fields.flatMap(({ kind, isHydrated, name, good }, n) =>
    Object.entries(REPETITIONS).map(([repeated, shape], m) => {
      const { unit } = shape
      const length = (LONG_BYTES * unit.length) / Buffer.byteLength(unit)
      // Content of its own for each; no other phase uses this area code.
      const phone = `200${String(n * 100 + m).padStart(7, '0')}`
      const values = { ...good, phone, [name]: createLongText(shape, length) }
      return { kind, isHydrated, entries: Object.entries(values), what: `${name}: ${repeated}` }
    }),
  )
}

export const anyInput: fc.Arbitrary<Input> = fc.constantFrom(...FORM_KINDS).chain((kind) =>
  fc.record({
    kind: fc.constant(kind),
    isHydrated: fc.nat(4).map((n) => n === 0),
    entries: makeEntries(kind),
  }),
)
