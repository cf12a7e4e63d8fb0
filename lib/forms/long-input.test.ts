import { BOOKING_FIELDS, BOOKING_MULTI_VALUE_FIELDS } from './booking-fields'
import { FIELD_MAX, getFieldMax, readFields, type FieldErrors, type FieldValues } from './form'
import { createBookingSchema } from './booking-schema'
import { WALL_CLOCK, VALID_BOOKING } from './job.fixture'
import { getMovingQuoteSchema, QuickQuoteSchema } from './quote-schema'
import { VALID_QUOTE } from './lead.fixture'
import { parseForm } from './parse-form'
import { MOVING_QUOTE_FIELDS, QUICK_QUOTE_FIELDS } from './quote-fields'

const LONG = 60_000

type Answer = { data?: object | undefined; errors?: FieldErrors | undefined }
type Send = (values: FieldValues) => Answer

function read<Name extends string>(values: FieldValues, names: readonly Name[]) {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.append(name, value)
  return readFields(form, names, BOOKING_MULTI_VALUE_FIELDS as readonly string[] as readonly Name[])
}

const FORMS: [form: string, good: FieldValues, send: Send][] = [
  [
    'full quote',
    VALID_QUOTE,
    (sent) => {
      const values = read(sent, MOVING_QUOTE_FIELDS)
      return parseForm(getMovingQuoteSchema(values), values)
    },
  ],
  [
    'short quote',
    VALID_QUOTE,
    (sent) => parseForm(QuickQuoteSchema, read(sent, QUICK_QUOTE_FIELDS)),
  ],
  [
    'booking',
    { ...VALID_BOOKING, unit: '4' },
    (sent) => {
      const values = read(sent, BOOKING_FIELDS)
      return parseForm(createBookingSchema(values, WALL_CLOCK), values)
    },
  ],
]
/** The fields that a visitor types into. */
const TEXT_FIELDS = 'name phone email zip zipTo moveDate message street unit city state'.split(' ')
const CASES = FORMS.flatMap(([form, good, send]) =>
  Object.keys(good)
    .filter((name) => name in (send(good).data ?? {}) && name !== 'packing')
    .map((name) => [form, name, good, send] as const),
)

test.each(CASES)(
  'In the %s, a %s whose end is cut off is refused, and never stored as another answer',
  (_form, name, good, send) => {
    const value = good[name] ?? ''
    for (const end of ['x', '0', value]) {
      const long = value + ' '.repeat(LONG) + end
      expect(send({ ...good, [name]: long }).errors).toHaveProperty(name)
    }
  },
)

test.each(CASES.filter(([, name]) => TEXT_FIELDS.includes(name)))(
  'In the %s, a %s among many spaces means the same, up to its limit',
  (_form, name, good, send) => {
    const value = good[name] ?? ''
    const room = getFieldMax(name) - value.length
    expect(send({ ...good, [name]: value + ' '.repeat(room) })).toEqual(send(good))
    expect(send({ ...good, [name]: ' '.repeat(room + 1) + value }).errors).toHaveProperty(name)
  },
)

test.each([
  ['another ZIP', 'zipTo', `12345 Elm St${' '.repeat(FIELD_MAX)}75201`],
  ['another postal code', 'zip', `${'M5V 2T6,'.padEnd(FIELD_MAX - 5)}K1A 0B1`],
  ['a number of here', 'phone', `${' '.repeat(FIELD_MAX - 10)}4165550142+44`],
  ['another email', 'email', `${'ana@example.co'.padStart(FIELD_MAX + 1)}m`],
])('A text that is cut to %s is refused: %s', (_what, name, text) => {
  const send = FORMS[0]?.[2]
  expect(text.length).toBeGreaterThan(FIELD_MAX)
  expect(send?.({ ...VALID_QUOTE, [name]: text }).errors).toHaveProperty(name)
})

test('Picks that are repeated beyond the limit are refused', () => {
  // The cut falls right behind a key.
  const items = `${'shed,'.repeat(98)}electronics,uranium`
  const send = FORMS[2]?.[2]
  expect(
    items
      .slice(0, FIELD_MAX + 1)
      .split(',')
      .at(-1),
  ).not.toBe('')
  expect(send?.({ ...VALID_BOOKING, items }).errors).toEqual({ items: 'Choose from the list' })
})
