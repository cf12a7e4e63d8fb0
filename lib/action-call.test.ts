import { hasOnlyFields, isOurCall } from './action-call'

const ID = '609f179f5bcf7dfaf9be77c8f16809230889943eac'
const START = { status: 'start', values: {}, errors: {} }

function formOf(fields: Record<string, string | undefined>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.append(name, value)
  }
  return form
}

const HYDRATED = { _1_$ACTION_REF_1: '', _1_name: '$F1 {"x"}', '0': JSON.stringify([START, '$K1']) }
const PLAIN = {
  $ACTION_REF_1: '',
  '$ACTION_1:0': JSON.stringify({ id: ID, bound: '$@1' }),
  '$ACTION_1:1': JSON.stringify([START]),
  $ACTION_KEY: 'k37a03f',
  name: '$F1',
}
const typed = (name: string) => ({
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
    'without JavaScript, after an answer',
    { ...PLAIN, '$ACTION_1:1': JSON.stringify([typed('Mary')]) },
    false,
  ],
  [
    'with a price, as React escapes it',
    { ...PLAIN, '$ACTION_1:1': JSON.stringify([typed('$$5')]) },
    false,
  ],
])('The call %s is ours', (_what, fields, isHydrated) => {
  expect(isOurCall(formOf(fields), isHydrated)).toBe(true)
})

const withArguments = (text: string) => ({ ...HYDRATED, '0': text })
const REFERENCES = [
  '$F1',
  '$@1',
  '$K2',
  '$Q1',
  '$B1',
  '$1',
  '$0:0',
  '$undefined',
  '$V1',
  '$n1',
  '$ACTION',
]

test.each([
  ['no arguments', { ...HYDRATED, '0': undefined }],
  ['arguments that are no JSON', withArguments('{{{')],
  ['no list', withArguments('{}')],
  ['no state', withArguments('[null,"$K1"]')],
  ['a state of more', withArguments(JSON.stringify([{ ...START, then: 'x' }, '$K1']))],
  ['a state of lists', withArguments(JSON.stringify([{ ...START, values: [] }, '$K1']))],
  [
    'a state with a name out of the language',
    withArguments('[{"status":"start","values":{"__proto__":"x"},"errors":{}},"$K1"]'),
  ],
  ['one argument too many', withArguments(JSON.stringify([START, '$K1', 1]))],
  ['deep nesting', withArguments(`${'['.repeat(5_000)}${']'.repeat(5_000)}`)],
  ['chunks of its own', { ...HYDRATED, '1': '"x"' }],
  ...REFERENCES.flatMap((reference): [string, Record<string, string>][] => [
    [`the form as ${reference}`, withArguments(JSON.stringify([START, reference]))],
    [`${reference} in the state`, withArguments(JSON.stringify([typed(reference), '$K1']))],
  ]),
])('A hydrated call with %s is refused', (_what, fields) => {
  expect(isOurCall(formOf(fields), true)).toBe(false)
})

test.each([
  ['no action', { name: 'Mary' }],
  ['an action by its bare id', { [`$ACTION_ID_${ID}`]: '' }],
  ['two actions', { ...PLAIN, $ACTION_REF_2: '' }],
  ['an action without its state', { ...PLAIN, '$ACTION_1:1': undefined }],
  ['a chunk too many', { ...PLAIN, '$ACTION_1:2': '1' }],
  ['an action that is no JSON', { ...PLAIN, '$ACTION_1:0': '{' }],
  ['an action of no id', { ...PLAIN, '$ACTION_1:0': '{"id":null,"bound":"$@1"}' }],
  [
    'an action bound to another chunk',
    { ...PLAIN, '$ACTION_1:0': JSON.stringify({ id: ID, bound: '$@9' }) },
  ],
  ['a state that is a reference', { ...PLAIN, '$ACTION_1:1': '["$F1"]' }],
  ['a reference in the state', { ...PLAIN, '$ACTION_1:1': JSON.stringify([typed('$Q1')]) }],
])('A call without JavaScript with %s is refused', (_what, fields) => {
  expect(isOurCall(formOf(fields), false)).toBe(false)
})

const TYPE = 'multipart/form-data; boundary=----b'
const body = (head: string) => `------b\r\n${head}\r\n\r\nx\r\n------b--\r\n`

test('A body of plain fields is read', () => {
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
])('A body with %s is not', (_what, head) => {
  expect(hasOnlyFields(body(head), TYPE)).toBe(false)
})
