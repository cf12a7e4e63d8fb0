import { hasLink, isolate, joinSentences, preventLinks, safeLine } from './text'

test.each([
  ['Mary\r\nBcc: evil@example.com', 'Mary Bcc: evil@example.com'],
  ['a\u0000b\u0085c\u001bd', 'a b c d'],
  ['\u202eyraM\u2066x', 'yraM x'],
  [' one ', 'one'],
  ['  two \t spaces\u2028here ', 'two spaces here'],
  ['\ud800 alone', '\ufffd alone'],
  ['Åsa 👩\u200d🚒', 'Åsa 👩\u200d🚒'],
])('%j is one line: %j', (text, line) => {
  expect(safeLine(text)).toBe(line)
})

test('A long line is cut between characters', () => {
  expect(safeLine('👩'.repeat(500), 10)).toBe(`${'👩'.repeat(9)}…`)
  expect([...safeLine('x'.repeat(1_000_000))]).toHaveLength(150)
})

test.each([
  ['visit evil.com now', 'visit evil. com now'],
  ['www.evil.co.uk', 'www. evil. co. uk'],
  ['evil。com and 1evil.2com', 'evil. com and 1evil. 2com'],
  ['https://evil.com/x', 'https: //evil. com/x'],
  ['mail a@b.com', 'mail a at b. com'],
  ['2.5 rooms. Third floor.', '2.5 rooms. Third floor.'],
])('No mail program makes a link of %j', (text, safe) => {
  expect(preventLinks(text)).toBe(safe)
})

test('A name in Arabic or Hebrew letters is isolated from the number after it', () => {
  expect(isolate('محمد علي')).toBe('\u2068محمد علي\u2069')
  expect(isolate('דוד 2')).toBe('\u2068דוד 2\u2069')
  expect(isolate('José Łuk')).toBe('José Łuk')
})

test('Texts are joined as sentences, and none has two stops', () => {
  const texts = [
    'From the basement.',
    'Tu sofá.',
    '',
    undefined,
    'Really? ',
    '416-555-0142',
    'End.',
  ]
  expect(joinSentences(texts)).toBe('From the basement. Tu sofá. Really? 416-555-0142. End.')
})

test.each([
  'Visit https://example.com/x now',
  'HTTP:\\\\example',
  'www.example.dev',
  'see t.me/rabota_online',
  '网站推广，请访问 www.tuiguang.cn',
  'сайт.рф',
  'Write to evil。com',
  '[url=x]y[/url]',
  '<a href=x>',
  'hxxps://example',
])('%j has a link', (text) => expect(hasLink(text)).toBe(true))

test.each([
  '',
  'Two rooms.Third floor.No elevator.Thanks',
  'Write to jane.doe@example.com or to j-d@mail.example.ca',
  'From St.Clair Ave. W. to Mt.Pleasant Rd. apt.4b, 9 a.m./p.m.',
  'Boxes 12x12x16, 1.500 lbs, $1,200.00 and/or 3.5 rooms',
  'Une chambre, 2e étage. Un piano.Merci',
])('%j has no link', (text) => expect(hasLink(text)).toBe(false))
