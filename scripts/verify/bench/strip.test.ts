import { withoutScripts, wordsIn } from './strip'

test.each([
  ['a script of a file', '<p>a</p><script src="/_next/a.js" async=""></script><p>b</p>'],
  ['a script of its own', '<p>a</p><script>self.x = "<p>no</p>" // </p>\n</script><p>b</p>'],
  ['structured data', '<p>a</p><script type="application/ld+json">{"a":1}</script><p>b</p>'],
  ['capitals and spaces', '<p>a</p><SCRIPT>x</SCRIPT ><p>b</p>'],
  ['a preload of a script', '<p>a</p><link rel="preload" as="script" href="/a.js"/><p>b</p>'],
  [
    'a preload, the other way round',
    '<p>a</p><link href="/a.js" as="script" rel="preload"><p>b</p>',
  ],
  ['a module', '<p>a</p><link rel="modulepreload" href="/a.js"><p>b</p>'],
])('The twin has no %s', (_what, html) => {
  expect(withoutScripts(html)).toBe('<p>a</p><p>b</p>')
})

test('The twin keeps styles, fonts, pictures and forms as they are', () => {
  const html = `<link rel="stylesheet" href="/a.css"/><link rel="preload" as="font" href="/a.woff2"/>
    <link rel="canonical" href="/description"/><img src="/scripts.png"/><form><noscript>x</noscript></form>`
  expect(withoutScripts(html)).toBe(html)
})

test('A page’s words are what it shows', () => {
  const html = `<head><title>Not this</title></head><body class="x"><h1>Two rooms</h1><!-- nor this -->
    <script>nor(this)</script><p>&amp; a <b>piano</b>, today</p></body>`
  expect(wordsIn(html)).toEqual(['Two', 'rooms', 'a', 'piano', ',', 'today'])
})
