import { BOOKING_FIELDS, BOOKING_MULTI_VALUE_FIELDS } from './booking-fields'
import { FIELD_MAX, getFieldMax, readFields, type FieldErrors, type FieldValues } from './form'
import { createBookingSchema } from './booking-schema'
import { WALL_CLOCK, VALID_BOOKING } from './job.fixture'
import { getFullQuoteSchema, ShortQuoteSchema } from './quote-schema'
import { VALID_QUOTE } from './lead.fixture'
import { parseForm } from './parse-form'
import { FULL_QUOTE_FIELDS, SHORT_QUOTE_FIELDS } from './quote-fields'

const LONG = 60_000

type Result = { data?: object | undefined; errors?: FieldErrors | undefined }
type Submit = (values: FieldValues) => Result

function roundTrip<Name extends string>(values: FieldValues, names: readonly Name[]) {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.append(name, value)
  return readFields(form, names, BOOKING_MULTI_VALUE_FIELDS as readonly string[] as readonly Name[])
}

const FORMS: [form: string, valid: FieldValues, submit: Submit][] = [
  [
    'full quote',
    VALID_QUOTE,
    (posted) => {
      const values = roundTrip(posted, FULL_QUOTE_FIELDS)
      return parseForm(getFullQuoteSchema(values), values)
    },
  ],
  [
    'short quote',
    VALID_QUOTE,
    (posted) => parseForm(ShortQuoteSchema, roundTrip(posted, SHORT_QUOTE_FIELDS)),
  ],
  [
    'booking',
    { ...VALID_BOOKING, unit: '4' },
    (posted) => {
      const values = roundTrip(posted, BOOKING_FIELDS)
      return parseForm(createBookingSchema(values, WALL_CLOCK), values)
    },
  ],
]
/** Typed, not chosen. */
const TEXT_FIELDS = 'name phone email zip zipTo moveDate message street unit city state'.split(' ')
const CASES = FORMS.flatMap(([form, valid, submit]) =>
  Object.keys(valid)
    .filter((name) => name in (submit(valid).data ?? {}) && name !== 'packing')
    .map((name) => [form, name, valid, submit] as const),
)

test.each(CASES)(
  'The %s refuses a %s that is longer than its limit',
  (_form, name, valid, submit) => {
    const value = valid[name] ?? ''
    for (const end of ['x', '0', value]) {
      const long = value + ' '.repeat(LONG) + end
      expect(submit({ ...valid, [name]: long }).errors).toHaveProperty(name)
    }
  },
)

test.each(CASES.filter(([, name]) => TEXT_FIELDS.includes(name)))(
  'The %s accepts a %s with spaces around it, up to its limit',
  (_form, name, valid, submit) => {
    const value = valid[name] ?? ''
    const spaces = getFieldMax(name) - value.length
    expect(submit({ ...valid, [name]: value + ' '.repeat(spaces) })).toEqual(submit(valid))
    expect(submit({ ...valid, [name]: ' '.repeat(spaces + 1) + value }).errors).toHaveProperty(name)
  },
)

test.each([
  ['a different ZIP', 'zipTo', `12345 Elm St${' '.repeat(FIELD_MAX)}75201`],
  ['a different postal code', 'zip', `${'M5V 2T6,'.padEnd(FIELD_MAX - 5)}K1A 0B1`],
  ['a local number', 'phone', `${' '.repeat(FIELD_MAX - 10)}4165550142+44`],
  ['a different email', 'email', `${'ana@example.co'.padStart(FIELD_MAX + 1)}m`],
])('A text whose truncation would be %s is refused in the field %s', (_result, name, text) => {
  const submit = FORMS[0]?.[2]
  expect(text.length).toBeGreaterThan(FIELD_MAX)
  expect(submit?.({ ...VALID_QUOTE, [name]: text }).errors).toHaveProperty(name)
})

test('Items beyond the limit of the field are refused', () => {
  // The limit falls at the end of a valid key.
  const items = `${'shed,'.repeat(98)}electronics,uranium`
  const submit = FORMS[2]?.[2]
  expect(
    items
      .slice(0, FIELD_MAX + 1)
      .split(',')
      .at(-1),
  ).not.toBe('')
  expect(submit?.({ ...VALID_BOOKING, items }).errors).toEqual({ items: 'Choose from the list' })
})
