import { changeRequest, PICKUP, QUOTE } from './requests.fixture'
import { buildChatText, findSizes } from './request-summary'

test.each([
  ['Two bedroom apartment, 30 boxes', ['2 bedrooms', 'apartment', '30 boxes']],
  ['a 1BR condo', ['1 bedroom', 'condo']],
  ['Studio. 3 small boxes', ['studio', '3 boxes']],
  ['2 beds, a piano', []],
  ['call 416 555 0100 boxes are packed', []],
  ['my number is 416 555 0142 2 bedrooms', []],
  ['12 Baker Street, ask for Bob', []],
])('Of the note %j the subject repeats %j', (note, sizes) => {
  expect(findSizes(note)).toEqual(sizes)
})

test('A chat gets kind, city, time and reference, and nothing about a person', () => {
  expect(buildChatText(QUOTE)).toBe(
    'New moving quote: Toronto, Fri, Nov 20, 2:05\u00a0pm ET, T-4F7K',
  )
  expect(buildChatText(PICKUP)).toBe(
    'New junk pickup: Toronto, Fri, Nov 20, 2:05\u00a0pm ET, T-9KQ2',
  )
})

test('No text of a record reaches a chat', () => {
  const fields = [QUOTE.record, QUOTE.details].flatMap((record) => Object.keys(record))
  const hostile = Object.fromEntries(fields.map((field) => [field, '<!channel> 416-555-0142']))
  expect(buildChatText(changeRequest(QUOTE, hostile, hostile))).toBe('New moving quote')
})
