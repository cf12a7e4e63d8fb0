import { isPhone, maskPhone, readPhone } from './masks'

const maskPhoneField = (text: string) => readPhone(text).field
const readPhoneExtension = (text: string) => readPhone(text).extension

test.each([
  ['416-555-0142 x123', '123', 'x123'],
  ['416-555-0142x123', '123', 'x123'],
  ['4165550142 X 123', '123', 'X123'],
  ['1-416-555-0142 x12 (work)', '12', 'x12'],
  ['416-555-0142 (ext 12)', '12', 'x12'],
  ['416-555-0142, ext. 12', '12', 'x12'],
  ['305-555-0142 extensión: 12', '12', 'x12'],
  ['819-555-0142 poste 204', '204', 'p204'],
  ['819-555-0142, p. 204', '204', 'p204'],
  ['tel:+1-416-555-0142;ext=77', '77', 'x77'],
  ['+14165550142,,123#', '123', 'x123'],
  ['+14165550142;123', '123', 'x123'],
  ['416-555-0142 #12', '12', '#12'],
  ['٤١٦٥٥٥٠١٤٢ x١٢', '12', 'x12'],
  // Still being typed.
  ['416-555-0142x', '', 'x'],
  ['416-555-0142 xt', '', 'x'],
  ['819-555-0142 po', '', 'p'],
  ['8195550142,', '', 'x'],
  ['819-555-0142;', '', 'x'],
])('The extension of %j is %j', (typed, extension, shown) => {
  expect(maskPhone(typed)).toMatch(/^\d{3}-555-0142$/)
  expect(readPhoneExtension(typed)).toBe(extension)
  const field = `${maskPhone(typed)} ${shown}`
  expect([maskPhoneField(typed), maskPhoneField(field)]).toEqual([field, field])
  expect(readPhoneExtension(field)).toBe(extension)
})

test.each([
  ['416-555-0142', '416-555-0142'],
  ['416-555-0142 (after five)', '416-555-0142'],
  ['416-555-0142 please text', '416-555-0142'],
  ['416, 555, 0142', '416-555-0142'],
  ['416-555-014, 2', '416-555-0142'],
  ['Alex 416-555-0142', '416-555-0142'],
  ['555-0142 x12', '555-014-212'],
  ['416-555-0142, 647-555-0199', '4165550142647555'],
  ['416-555-0142, 5550199', '4165550142555019'],
  ['416-555-0142, 5 pm', '41655501425'],
  ['+44 20 7946 0958 x12', '+44207946095812'],
])('The phone %j has no extension', (typed, masked) => {
  expect([maskPhone(typed), maskPhoneField(typed)]).toEqual([masked, masked])
  expect(readPhoneExtension(typed)).toBe('')
})

test('Too long an extension stays in the field, and the number is refused', () => {
  const typed = '416-555-0142 x1234567'
  expect(maskPhoneField(typed)).toBe(typed)
  expect(readPhoneExtension(typed)).toBe('')
  expect(isPhone(maskPhone(typed))).toBe(false)
})

test.each([
  ['416-555-0142 ext. 12', '416-555-0142 x12'],
  ['819-555-0142 poste 12', '819-555-0142 p12'],
  ['416-555-0142 evening', '416-555-0142'],
])('%j can be typed key by key', (text, field) => {
  expect([...text].reduce((typed, key) => maskPhoneField(typed + key), '')).toBe(field)
})
