import * as fields from './fields'
import { FIELD_MAX } from './form'

// docs/how-to-add-a-question.md offers these fields.
test.each([
  ['a line', fields.optionalText(), ' 3rd floor, #2 \u0007', '3rd floor, #2'],
  ['no line', fields.optionalText(), '', ''],
  ['an email', fields.optionalEmail(), ' Ana@example.com ', 'Ana@example.com'],
  ['no email', fields.optionalEmail(), ' ', ''],
  ['one of the choices', fields.optionalChoice(['yes', 'no']), 'no', 'no'],
  ['no choice', fields.optionalChoice(['yes', 'no']), '', ''],
  ['a tick', fields.checkbox(), 'on', true],
  ['no tick', fields.checkbox(), '', false],
] as const)('An optional question takes %s', (_answer, field, text, data) => {
  expect(field.safeParse(text)).toEqual({ success: true, data })
})

test.each([
  ['a line that was cut', fields.optionalText(), 'a'.repeat(FIELD_MAX + 1)],
  ['half an email', fields.optionalEmail(), 'ana@example'],
  ['two emails', fields.optionalEmail(), 'ana@example.com, bob@example.com'],
  ['another choice', fields.optionalChoice(['yes', 'no']), 'maybe'],
] as const)('An optional question refuses %s', (_answer, field, text) => {
  expect(field.safeParse(text).success).toBe(false)
})
