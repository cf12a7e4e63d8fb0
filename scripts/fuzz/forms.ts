import fc from 'fast-check'
import { TRAP_FIELD } from '@/lib/forms/form'
import { encodeTime } from '@/lib/submissions/push-id'
import { GOOD_MOVE, goodPickup } from '@/e2e/support/post-form'
import { longText, REPETITIONS } from '@/lib/forms/long-texts.fixture'
import { hostileText, spoilt } from './texts'

const KINDS = ['move', 'quick', 'pickup'] as const
export type Kind = (typeof KINDS)[number]

/** What is sent: a form, and a way to send it. */
export interface Input {
  kind: Kind
  isHydrated: boolean
  /** Field names and values in their order; bytes travel as a file. */
  entries: [string, string | Uint8Array<ArrayBuffer>][]
}

const digits = (length: number) =>
  fc
    .noBias(fc.integer({ min: 0, max: 10 ** length - 1 }))
    .map((n) => String(n).padStart(length, '0'))

/** Digits that nobody else sends: the same content of two visitors counts as one request. */
const phone = fc
  .tuple(fc.integer({ min: 201, max: 989 }), digits(7))
  .map(([area, rest]) => `${area}${rest}`)
const words = fc.constantFrom(
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

const GOOD: Record<string, fc.Arbitrary<string>> = {
  phone,
  nonce,
  name: words,
  message: fc.tuple(words, digits(9)).map((parts) => parts.join(' ')),
  [TRAP_FIELD]: fc.constant(''),
  elapsed: fc.constantFrom('', '2000', '61234'),
  appCheckToken: fc.constant(''),
}

/** One field: nearly always right, for a form with many wrong answers stores nothing. */
function field(name: string, good: fc.Arbitrary<string>): fc.Arbitrary<Input['entries']> {
  const one = (value: fc.Arbitrary<string | Uint8Array<ArrayBuffer>>) =>
    value.map((text): Input['entries'] => [[name, text]])
  return fc.oneof(
    { weight: 60, arbitrary: one(good) },
    { weight: 12, arbitrary: one(spoilt(good)) },
    { weight: 4, arbitrary: one(hostileText) },
    { weight: 1, arbitrary: one(file) },
    { weight: 1, arbitrary: fc.constant<Input['entries']>([]) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(one(good), one(hostileText))
        .map(([first, second]) => [...first, ...second]),
    },
  )
}

/** Fields that no form of ours has; the framework's own are left to the mutants. */
const extras = fc.array(
  fc.tuple(
    hostileText.filter((name) => !name.startsWith('$ACTION') && name.length < 1_000),
    hostileText,
  ),
  { maxLength: 2 },
)

/** Fields that every form has. */
const OWN_FIELDS = {
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

function fieldsOf(kind: Kind): Record<string, string> {
  if (kind === 'quick') return {}
  return kind === 'move' ? GOOD_MOVE : { ...goodPickup(), items: 'piano' }
}

function entriesOf(kind: Kind): fc.Arbitrary<Input['entries']> {
  const names = [...Object.keys(GOOD), 'cityKey']
  const own = fieldsOf(kind)
  const all = new Set([...names, ...Object.keys(own)])
  const parts = [...all].map((name) =>
    field(name, GOOD[name] ?? fc.constant(own[name] ?? 'toronto')),
  )
  return fc.tuple(fc.tuple(...parts), extras).map(([fields, more]) => [...fields.flat(), ...more])
}

/** As much as one field can bring past the limit of a body. */
const LONG_BYTES = 58_000

/**
 * Forms with one long repetitive value each: every field with every repetition.
 * @param isQuick a field that several forms have is sent with one of them only
 */
export function longInputs(isQuick: boolean): (Input & { what: string })[] {
  const seen = new Set<string>()
  const fields = KINDS.toReversed().flatMap((kind) => {
    const good: Record<string, string> = { ...fieldsOf(kind), ...OWN_FIELDS }
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
      const values = { ...good, phone, [name]: longText(shape, length) }
      return { kind, isHydrated, entries: Object.entries(values), what: `${name}: ${repeated}` }
    }),
  )
}

export const anyInput: fc.Arbitrary<Input> = fc.constantFrom(...KINDS).chain((kind) =>
  fc.record({
    kind: fc.constant(kind),
    isHydrated: fc.nat(4).map((n) => n === 0),
    entries: entriesOf(kind),
  }),
)
