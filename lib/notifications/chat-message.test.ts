import { buildChatText } from './chat-message'
import { changeRequest, PICKUP, QUOTE } from './requests.fixture'

test('A chat gets kind, city, time and reference, and nothing about a person', () => {
  expect(buildChatText(QUOTE)).toBe('New moving quote: Toronto, Fri, Nov 20, 2:05 pm ET, T-4F7K')
  expect(buildChatText(PICKUP)).toBe('New junk pickup: Toronto, Fri, Nov 20, 2:05 pm ET, T-9KQ2')
})

test('No text of a record reaches a chat', () => {
  const fields = [...Object.keys(QUOTE.record), 'city', 'time_zone', 'reference', 'move_date']
  const hostile = Object.fromEntries(fields.map((field) => [field, '<!channel> 416-555-0142']))
  expect(buildChatText(changeRequest({ ...QUOTE, related: {} }, hostile, hostile))).toBe(
    'New moving quote',
  )
})
