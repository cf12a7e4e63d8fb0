import { hasOnlyFields, isActionId, classifyActionCall } from './action-call'

const ID = '609f179f5bcf7dfaf9be77c8f16809230889943eac'
const INITIAL_STATE = { status: 'start', values: {}, errors: {} }

function createFormData(fields: Record<string, string | undefined>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.append(name, value)
  }
  return form
}

const FIELDS = { cityKey: 'toronto', nonce: '', name: '$F1 {"x"}', phone: '416-555-0142' }
const prefixFields = (prefix: string, fields: Record<string, string> = FIELDS) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [prefix + name, value]))
const HYDRATED = {
  _1_$ACTION_REF_1: '',
  ...prefixFields('_1_'),
  '0': JSON.stringify([INITIAL_STATE, '$K1']),
}
const PLAIN = {
  $ACTION_REF_1: '',
  '$ACTION_1:0': JSON.stringify({ id: ID, bound: '$@1' }),
  '$ACTION_1:1': JSON.stringify([INITIAL_STATE]),
  $ACTION_KEY: 'k37a03f',
  ...FIELDS,
}
const stateWithName = (name: string) => ({
  status: 'invalid',
  values: { name },
  errors: { name: 'Too long' },
})

test.each([
  ['of a hydrated form', HYDRATED, true],
  ['without JavaScript', PLAIN, false],
  [
    'of another form of the page',
    {
      $ACTION_REF_12: '',
      '$ACTION_12:0': PLAIN['$ACTION_1:0'],
      '$ACTION_12:1': PLAIN['$ACTION_1:1'],
    },
    false,
  ],
  [
    'without JavaScript, after an invalid form',
    { ...PLAIN, '$ACTION_1:1': JSON.stringify([stateWithName('Mary')]) },
    false,
  ],
  [
    'with a price, as React escapes it',
    { ...PLAIN, '$ACTION_1:1': JSON.stringify([stateWithName('$$5')]) },
    false,
  ],
])('The call %s is known', (_what, fields, isHydrated) => {
  expect(classifyActionCall(createFormData(fields), isHydrated)).toBe('known')
})

const withArguments = (text: string) => ({ ...HYDRATED, '0': text })
const renameFields = (from: string, to: string) =>
  Object.fromEntries(
    Object.entries(PLAIN).map(([name, value]) => [name.replace(from, to), value] as const),
  )

test.each([
  ['another prefix', { ...prefixFields('~1~'), '0': JSON.stringify([INITIAL_STATE, '$K1']) }],
  ['another number', { ...prefixFields('_2_'), '0': JSON.stringify([INITIAL_STATE, '$K2']) }],
  [
    'another name of the arguments',
    { ...prefixFields('f:'), args: JSON.stringify([INITIAL_STATE, '$k']) },
  ],
  ['another reference', { ...prefixFields('-1-'), '0': JSON.stringify([INITIAL_STATE, '$j1']) }],
  ['another argument', withArguments(JSON.stringify([INITIAL_STATE, '$K1', '$undefined']))],
  ['no state', withArguments('[null,"$K1"]')],
  [
    'a state with another key',
    withArguments(JSON.stringify([{ ...INITIAL_STATE, nonce: 1 }, '$K1'])),
  ],
  ['another part', { ...HYDRATED, '1': '"x"' }],
])('A hydrated call with %s is unknown', (_what, fields) => {
  expect(classifyActionCall(createFormData(fields), true)).toBe('unknown')
})

test('A call without JavaScript with other field names is unknown', () => {
  expect(classifyActionCall(createFormData(renameFields('$ACTION_', '$CALL_')), false)).toBe(
    'unknown',
  )
})

test.each([
  ['609f179f5bcf7dfaf9be77c8f16809230889943eac', true],
  ['9f'.repeat(32), true],
  ['Zm9vYmFyYmF6cXV4-_Zm9v', true],
  ['short', false],
  ['__proto__', false],
  ['constructor', false],
  ['f'.repeat(9_000), false],
  ['f'.repeat(40) + '#x', false],
])('%s may be the id of an action: %s', (id, expected) => {
  expect(isActionId(id)).toBe(expected)
})

const REFERENCES = ['$F1', '$@1', '$Q1', '$B1', '$1', '$0:0', '$V1', '$R1', '$h1', '$T1', '$ACTION']
const DEEPLY_NESTED = `${'['.repeat(5_000)}${']'.repeat(5_000)}`

test.each([
  ['no arguments', { ...HYDRATED, '0': undefined }],
  ['empty arguments', withArguments('')],
  ['arguments that are not JSON', withArguments('{{{')],
  ['no list', withArguments('{}')],
  ['an empty list', withArguments('[]')],
  ['arguments elsewhere', { ...prefixFields('_1_'), '1': JSON.stringify([INITIAL_STATE, '$K1']) }],
  ['an unknown reference', withArguments(JSON.stringify([INITIAL_STATE, '$q1']))],
  ['the key __proto__', withArguments('[{"__proto__":{"x":1}},"$K1"]')],
  ['the key then', withArguments('[{"then":"x"},"$K1"]')],
  [
    'a state with the key __proto__',
    withArguments('[{"status":"start","values":{"__proto__":"x"},"errors":{}},"$K1"]'),
  ],
  ['deep nesting', withArguments(DEEPLY_NESTED)],
  ['deep nesting under another prefix', { ...prefixFields('~1~'), '0': DEEPLY_NESTED }],
  ['many arguments', withArguments(JSON.stringify(Array(1_001).fill(0)))],
  ['a part that is not JSON', { ...HYDRATED, '1': '{"x"' }],
  ['none of our fields', { _1_message: 'x', '0': JSON.stringify([null, '$K1']) }],
  [
    'a field under another prefix',
    { ...prefixFields('~1~'), '~1~phone': undefined, _1_phone: '1' },
  ],
  ...[HYDRATED, { ...prefixFields('~1~') }].flatMap((form) =>
    REFERENCES.flatMap((reference): [string, Record<string, string>][] => [
      [`the form as ${reference}`, { ...form, '0': JSON.stringify([INITIAL_STATE, reference]) }],
      [
        `${reference} in the state`,
        { ...form, '0': JSON.stringify([stateWithName(reference), '$K1']) },
      ],
    ]),
  ),
])('A hydrated call with %s is rejected', (_what, fields) => {
  expect(classifyActionCall(createFormData(fields), true)).toBe('rejected')
})

test('A hydrated call with its arguments twice is rejected: the decoder would throw', () => {
  const form = createFormData(HYDRATED)
  form.append('0', HYDRATED['0'])
  expect(classifyActionCall(form, true)).toBe('rejected')
})

test('An unknown call with a file is rejected', () => {
  const form = createFormData({
    ...prefixFields('~1~'),
    '0': JSON.stringify([INITIAL_STATE, '$K1']),
  })
  form.append('1', new Blob(['x']))
  expect(classifyActionCall(form, true)).toBe('rejected')
})

test.each([
  ['no action', FIELDS],
  ['an action by its bare id', { ...FIELDS, [`$ACTION_ID_${ID}`]: '' }],
  ['two actions', { ...PLAIN, $ACTION_REF_2: '' }],
  ['an action without its state', { ...PLAIN, '$ACTION_1:1': undefined }],
  ['another chunk', { ...PLAIN, '$ACTION_1:2': '1' }],
  ['an action that is not JSON', { ...PLAIN, '$ACTION_1:0': '{' }],
  ['an action without an id', { ...PLAIN, '$ACTION_1:0': '{"id":null,"bound":"$@1"}' }],
  [
    'an action bound to another chunk',
    { ...PLAIN, '$ACTION_1:0': JSON.stringify({ id: ID, bound: '$@9' }) },
  ],
  ['a state that is a reference', { ...PLAIN, '$ACTION_1:1': '["$F1"]' }],
  ['a reference in the state', { ...PLAIN, '$ACTION_1:1': JSON.stringify([stateWithName('$Q1')]) }],
])('A call without JavaScript with %s is rejected', (_what, fields) => {
  expect(classifyActionCall(createFormData(fields), false)).toBe('rejected')
})

const TYPE = 'multipart/form-data; boundary=----b'
const body = (head: string) => `------b\r\n${head}\r\n\r\nx\r\n------b--\r\n`

test('A body of plain fields is allowed', () => {
  const head = 'Content-Disposition: form-data; name="_1_$ACTION_1:0"'
  expect(hasOnlyFields(body(head), TYPE)).toBe(true)
})

test.each([
  ['a file', 'content-disposition: form-data; name="a"; filename="x"'],
  [
    'a part with a type',
    'content-disposition: form-data; name="0"\r\ncontent-type: application/octet-stream',
  ],
  [
    'a part with an encoding',
    'content-disposition: form-data; name="a"\r\ncontent-transfer-encoding: base64',
  ],
  ['a control character in a name', 'content-disposition: form-data; name="a\0"'],
  ['a name of kilobytes', `content-disposition: form-data; name="${'a'.repeat(20_000)}"`],
  ['a part without a name', 'content-disposition: form-data'],
])('A body with %s is rejected', (_what, head) => {
  expect(hasOnlyFields(body(head), TYPE)).toBe(false)
})
