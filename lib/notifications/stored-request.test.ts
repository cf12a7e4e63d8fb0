import { html } from './html'
import { preventLinks, safeLine } from './stored-request'

test.each([
  ['Mary\r\nBcc: evil@example.com', 'Mary Bcc: evil@example.com'],
  ['a\u0000b\u0085c\u001bd', 'a b c d'],
  ['\u202eyraM\u2066x', 'yraM x'],
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

test('A template escapes values, and keeps other templates', () => {
  const value = `<b a="1" c='2'>&\u202e\u0000\u0085</b>`
  const list = [html`<i>${1}</i>`, html`<i>${'<'}</i>`]
  expect(html`<p title="${value}">${list}</p>`.toString()).toBe(
    '<p title="&lt;b a=&quot;1&quot; c=&#39;2&#39;&gt;&amp;&lt;/b&gt;"><i>1</i><i>&lt;</i></p>',
  )
})
