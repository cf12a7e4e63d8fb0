import { COLORS } from '@/tailwind.config'
import { globSync, readFileSync } from 'node:fs'

/** Every pair of text and background color on the site (WCAG 2.2, 1.4.3). */
const CONTRAST_PAIRS: [string, string, string][] = [
  ['ink on paper', COLORS.ink.DEFAULT, COLORS.paper.DEFAULT],
  ['ink on deep paper', COLORS.ink.DEFAULT, COLORS.paper.deep],
  ['ink on white', COLORS.ink.DEFAULT, COLORS.white],
  ['ink on sky', COLORS.ink.DEFAULT, COLORS.sky.DEFAULT],
  ['ink on pale orange', COLORS.ink.DEFAULT, COLORS.orange.pale],
  ['soft ink on paper', COLORS.ink.soft, COLORS.paper.DEFAULT],
  ['soft ink on white', COLORS.ink.soft, COLORS.white],
  ['soft ink on sky', COLORS.ink.soft, COLORS.sky.DEFAULT],
  ['white on orange', COLORS.white, COLORS.orange.DEFAULT],
  ['white on deep orange', COLORS.white, COLORS.orange.deep],
  ['white on soft ink, the button while sending', COLORS.white, COLORS.ink.soft],
  ['white on green', COLORS.white, COLORS.green.DEFAULT],
  ['deep orange on paper', COLORS.orange.deep, COLORS.paper.DEFAULT],
  ['deep orange on white', COLORS.orange.deep, COLORS.white],
  ['deep orange on sky', COLORS.orange.deep, COLORS.sky.DEFAULT],
  ['deep orange on pale orange', COLORS.orange.deep, COLORS.orange.pale],
  ['paper on ink', COLORS.paper.DEFAULT, COLORS.ink.DEFAULT],
  ['sky on ink', COLORS.sky.DEFAULT, COLORS.ink.DEFAULT],
  ['bright orange on ink', COLORS.orange.bright, COLORS.ink.DEFAULT],
  ['bright orange on light ink, the statistics', COLORS.orange.bright, COLORS.ink.light],
]

test.each(CONTRAST_PAIRS)('%s has a contrast of at least 4.5:1', (_, text, background) => {
  expect(contrast(text, background)).toBeGreaterThanOrEqual(4.5)
})

/** Contrast ratio of two `#rrggbb` colors, 1 to 21 (WCAG 2.2, "contrast ratio"). */
function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((index) => {
    const channel = parseInt(color.slice(index, index + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

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
