import { BOOKING_LIST_FIELDS, createBookingSchema } from './booking-schema'
import type { FormSchema } from './fields'
import {
  APP_CHECK_FIELD,
  FIELD_MAX,
  getFieldMax,
  IDEMPOTENCY_KEY_FIELD,
  readFields,
  type FieldErrors,
  type FieldValues,
  parseForm,
} from './form'
import { WALL_CLOCK, VALID_BOOKING, VALID_QUOTE, readMessages } from './forms.fixture'
import { BOOKING_FIELDS } from './job'
import { FULL_QUOTE_FIELDS, SHORT_QUOTE_FIELDS } from './lead'
import { createFullQuoteSchema, createShortQuoteSchema } from './quote-schema'

function formOf(entries: readonly (readonly [string, string | Blob])[]): FormData {
  const form = new FormData()
  for (const [name, value] of entries) form.append(name, value)
  return form
}

test('Only the named fields are read', () => {
  const form = formOf([
    ['name', 'Ana'],
    ['phone', '416-555-0100'],
    ['location_id', 'evil'],
  ])
  expect(readFields(form, ['name', 'phone'])).toStrictEqual({ name: 'Ana', phone: '416-555-0100' })
})

test('A missing field and a file are empty, and of a repeated field the first value is read', () => {
  const form = formOf([
    ['phone', 'first'],
    ['phone', 'second'],
    ['message', new File(['hello'], 'hello.txt')],
  ])
  const fields = readFields(form, ['name', 'phone', 'message', IDEMPOTENCY_KEY_FIELD])
  expect(fields).toStrictEqual({ name: '', phone: 'first', message: '', idempotencyKey: '' })
})

test.each([
  undefined,
  null,
  'name=Ana',
  7,
  [],
  { name: 'Ana' },
  { get: () => 'Ana' },
  new URLSearchParams({ name: 'Ana' }),
  new Map([['name', 'Ana']]),
])('%p instead of a form leaves every field empty', (form) => {
  expect(readFields(form, ['name'])).toStrictEqual({ name: '' })
})

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
  'A field named %s does not change the prototype',
  (hostile) => {
    const form = formOf([
      [hostile, 'evil'],
      ['name', 'Ana'],
    ])
    expect(readFields(form, ['name'])).toStrictEqual({ name: 'Ana' })
    const read = readFields(form, [hostile])
    expect(Object.entries(read)).toEqual([[hostile, 'evil']])
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype)
    expect(Object.entries(readFields(new FormData(), [hostile]))).toEqual([[hostile, '']])
  },
)

test('A text is cut to one character more than its field’s limit', () => {
  const long = 'a'.repeat(60_000)
  const names = ['name', 'message', APP_CHECK_FIELD, 'items']
  const form = formOf([...names.map((name) => [name, long] as const), ['items', long]])
  const lengths = Object.entries(readFields(form, names, ['items'])).map(([name, text]) => [
    name,
    text.length - getFieldMax(name),
  ])
  expect(lengths).toEqual(names.map((name) => [name, 1]))
  expect(readFields(formOf([['name', 'a'.repeat(500) + '🚚']]), ['name']).name).toMatch(/a\ufffd$/)
})

test('A lone surrogate is replaced, which the database would refuse', () => {
  const form = formOf([['message', 'sofa \ud83d and \udecb piano']])
  expect(readFields(form, ['message']).message).toBe('sofa \ufffd and \ufffd piano')
})

const LONG = 60_000

type Submit = (posted: FieldValues) => { data: unknown; errors: FieldErrors }

function createSubmit(
  names: readonly string[],
  createSchema: (values: FieldValues) => FormSchema,
): Submit {
  return (posted) => {
    const values = readFields(formOf(Object.entries(posted)), names, BOOKING_LIST_FIELDS)
    return parseForm(createSchema(values), values)
  }
}

const submitFull = createSubmit(FULL_QUOTE_FIELDS, (values) => createFullQuoteSchema(values))
const submitShort = createSubmit(SHORT_QUOTE_FIELDS, () => createShortQuoteSchema({}))
const submitBooking = createSubmit(BOOKING_FIELDS, (values) =>
  createBookingSchema(values, WALL_CLOCK),
)
const FORMS: [form: string, valid: FieldValues, submit: Submit][] = [
  ['full quote', VALID_QUOTE, submitFull],
  ['short quote', VALID_QUOTE, submitShort],
  ['booking', { ...VALID_BOOKING, unit: '4' }, submitBooking],
]
const TEXT_FIELDS = 'name phone email zip zipTo moveDate message street unit city state'.split(' ')
const ANY_TEXT = ['fromCountry', 'toCountry', 'packing']
const CASES = FORMS.flatMap(([form, valid, submit]) =>
  Object.keys(valid)
    .filter((name) => name in (submit(valid).data as object) && !ANY_TEXT.includes(name))
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
  expect(text.length).toBeGreaterThan(FIELD_MAX)
  expect(submitFull({ ...VALID_QUOTE, [name]: text }).errors).toHaveProperty(name)
})

test('Items beyond the limit of the field are refused', () => {
  // The limit falls at the end of a valid key.
  const items = `${'shed,'.repeat(98)}electronics,uranium`
  expect(
    items
      .slice(0, FIELD_MAX + 1)
      .split(',')
      .at(-1),
  ).not.toBe('')
  expect(readMessages(submitBooking({ ...VALID_BOOKING, items }).errors)).toEqual({
    items: 'Choose from the list',
  })
})
