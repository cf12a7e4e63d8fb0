import { globSync, readFileSync } from 'node:fs'

const CLASS_NAMES = /className=(?:"([^"]*)"|\{`([^`]*)`\})|_CLASS = '([^']*)'/g

test('No class of ours is among the utilities that the style sheet leaves out', () => {
  const css = readFileSync('app/globals.css', 'utf8')
  const leftOut = /@source not inline\('([^']+)'\)/.exec(css)?.[1]?.split(' ') ?? []
  const used = globSync('{app,components}/**/*.tsx').flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(CLASS_NAMES)].flatMap((match) =>
      match.slice(1).join(' ').split(/\s+/),
    ),
  )

  expect(used).toContain('flex')
  expect(leftOut).toContain('container')
  expect(leftOut.filter((name) => used.includes(name))).toEqual([])
})
