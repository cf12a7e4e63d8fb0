import { changeRequest, PICKUP, QUOTE, toPlainSpaces } from './requests.fixture'
import { buildChatText, findSizes, summarizeRequest } from './request-summary'
import type { StoredRequest } from './stored-request'

test.each([
  ['Two bedroom apartment, 30 boxes', ['2 bedrooms', 'apartment']],
  ['a 1BR condo', ['1 bedroom', 'condo']],
  ['Studio. 3 small boxes', ['studio']],
  ['2 beds, a piano', []],
  ['my number is 416 555 0142 2 bedrooms', []],
  ['12 Baker Street, ask for Bob', []],
])('Of the note %j the subject repeats %j', (note, sizes) => {
  expect(findSizes(note)).toEqual(sizes)
})

test('A chat gets when, how much, what to confirm, and nothing about a person', () => {
  const post = (request: StoredRequest) => toPlainSpaces(buildChatText(request))
  expect(post(QUOTE)).toBe(
    'Moving quote in Toronto: Fri, Dec 4, 2 bedrooms, condo. Sent Fri, Nov 20, 2:05 pm ET. T-4F7K',
  )
  const flags = { outside_area: true, confirm_by_phone: true }
  expect(post(changeRequest(PICKUP, {}, flags))).toBe(
    'Junk pickup in Toronto: Tue, Dec 1, 11 am to 1 pm, half a truck. Outside the service area. Confirm by phone. Sent Fri, Nov 20, 2:05 pm ET. T-9KQ2',
  )
})

test.each([
  ['Mary Smith', 'Mary'],
  ['हिन्दी भारत', 'हिन्दी'],
  ['Zoë', 'Zoë'],
  ['evil.com', ''],
  ['4l6 555', ''],
  ["O'Neil", ''],
  ['e\u0301\u0301\u0301\u0301\u0301 x', ''],
  ['x'.repeat(21), ''],
])('Of the name %j a mail repeats %j', (name, firstName) => {
  expect(summarizeRequest(changeRequest(QUOTE, { name })).firstName).toBe(firstName)
})
