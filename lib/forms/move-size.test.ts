import { TOO_LONG_MESSAGE } from './fields'
import { VALID_QUOTE } from './lead.fixture'
import { maskMessage } from './masks'
import { parseInEnglish } from './form.fixture'
import { buildNote, MOVE_SIZES } from './quote-fields'
import { createFullQuoteSchema, createShortQuoteSchema } from './quote-schema'

test.each([
  ['full', createFullQuoteSchema],
  ['short', createShortQuoteSchema],
] as const)('In the %s form a size counts as the message', (_form, createSchema) => {
  const parse = (answers: { moveSize: string; message: string }) => {
    const values = { ...VALID_QUOTE, ...answers }
    return parseInEnglish(createSchema(values), values)
  }
  for (const moveSize of MOVE_SIZES)
    expect(parse({ moveSize, message: '' }).data).toMatchObject({ moveSize, message: '' })
  expect(parse({ moveSize: '', message: ' ' }).errors).toHaveProperty('message')
  const listed = { moveSize: 'Choose from the list' }
  expect(parse({ moveSize: '7 bedrooms', message: 'B' }).errors).toEqual(listed)
  const message = 'a'.repeat(995)
  expect(parse({ moveSize: '', message }).errors).toEqual({})
  expect(parse({ moveSize: 'Studio', message }).errors).toEqual({ message: TOO_LONG_MESSAGE })
})

test.each(MOVE_SIZES)('The mask of messages leaves the note of "%s" as it is', (size) => {
  const said = size === '4+ bedrooms' ? '4 or more bedrooms' : size
  const note = buildNote(size, 'A piano.')
  expect(note).toBe(`${said}. A piano.`)
  expect(maskMessage(note)).toBe(note)
  expect(buildNote(size, '')).toBe(`${said}.`)
})
