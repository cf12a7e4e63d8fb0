import { withoutScripts } from './targets'

test.each([
  '<script src="/_next/a.js" async=""></script>',
  '<SCRIPT type="application/ld+json">{"a":"<p>"}\n</SCRIPT >',
  '<link rel="preload" as="script" href="/a.js"/>',
  '<link rel="modulepreload" href="/a.js">',
])('The static baseline has no %s, but keeps styles, fonts, images and forms', (script) => {
  const html = `<link rel="stylesheet" href="/a.css"/><link rel="preload" as="font" href="/a.woff2"/>
    <link rel="canonical" href="/description"/><img src="/scripts.png"/><form></form>`
  expect(withoutScripts(html.replace('<img', `${script}<img`))).toBe(html)
})
