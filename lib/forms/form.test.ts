import { APP_CHECK_FIELD, getFieldMax, IDEMPOTENCY_KEY_FIELD, readFields } from './form'

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
