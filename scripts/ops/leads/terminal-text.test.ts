import { escapeControls, fitText } from './terminal-text'

test.each([
  ['a\u001b[2Jb', String.raw`a\u001b[2Jb`],
  ['a\nb\tc\u0000', String.raw`a\u000ab\u0009c\u0000`],
  ['\u009b31m\u007f', String.raw`\u009b31m\u007f`],
  ['\u202Eabc\u2066\u200f', String.raw`\u202eabc\u2066\u200f`],
  ['Zoë O’Neil 李 👩‍🚒', 'Zoë O’Neil 李 👩‍🚒'],
])('%j cannot steer a terminal', (text, printed) => {
  expect(escapeControls(text)).toBe(printed)
})

test.each([
  ['Ana', 'Ana  '],
  ['Maria', 'Maria'],
  ['Marianne', 'Mari…'],
  ['Zoe\u0308', 'Zoe\u0308  '],
  ['李小', '李小 '],
  ['李小龙', '李小…'],
  ['李李a李', '李李…'],
  ['a李李', 'a李李'],
  ['a李李李', 'a李… '],
  ['👩‍🚒', '👩‍🚒   '],
])('%j takes five columns', (text, printed) => {
  expect(fitText(text, 5)).toBe(printed)
})
