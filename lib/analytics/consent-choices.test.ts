import { parseChoices } from './tag-consent'

test('A visitor’s choices are read back as they were stored', () => {
  for (const choices of [{}, { measurement: true }, { measurement: false, advertising: true }]) {
    expect(parseChoices(JSON.stringify(choices))).toEqual(choices)
  }
})

test.each([null, '', 'null', '7', '[]', '{"measurement":"yes"}', '{"else":true}', '{'])(
  'The stored text %s holds no choice',
  (text) => {
    expect(parseChoices(text)).toEqual({})
  },
)
