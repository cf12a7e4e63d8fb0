import { html } from './html'

test('A template escapes values, and keeps other templates', () => {
  const value = `<b a="1" c='2'>&\u202e\u0000\u0085</b>`
  const list = [html`<i>${1}</i>`, html`<i>${'<'}</i>`]
  expect(html`<p title="${value}">${list}</p>`.toString()).toBe(
    '<p title="&lt;b a=&quot;1&quot; c=&#39;2&#39;&gt;&amp;&lt;/b&gt;"><i>1</i><i>&lt;</i></p>',
  )
})
