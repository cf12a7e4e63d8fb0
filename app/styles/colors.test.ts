import config from '@/tailwind.config'

const { colors } = config.theme

/** Every pair of text and background color on the site (WCAG 2.2, 1.4.3). */
const CONTRAST_PAIRS: [string, string, string][] = [
  ['ink on paper', colors.ink.DEFAULT, colors.paper.DEFAULT],
  ['ink on deep paper', colors.ink.DEFAULT, colors.paper.deep],
  ['ink on white', colors.ink.DEFAULT, colors.white],
  ['ink on sky', colors.ink.DEFAULT, colors.sky.DEFAULT],
  ['ink on pale orange', colors.ink.DEFAULT, colors.orange.pale],
  ['soft ink on paper', colors.ink.soft, colors.paper.DEFAULT],
  ['soft ink on white', colors.ink.soft, colors.white],
  ['soft ink on sky', colors.ink.soft, colors.sky.DEFAULT],
  ['white on orange', colors.white, colors.orange.DEFAULT],
  ['white on deep orange', colors.white, colors.orange.deep],
  ['white on soft ink, the button while sending', colors.white, colors.ink.soft],
  ['white on green', colors.white, colors.green.DEFAULT],
  ['deep orange on paper', colors.orange.deep, colors.paper.DEFAULT],
  ['deep orange on white', colors.orange.deep, colors.white],
  ['deep orange on sky', colors.orange.deep, colors.sky.DEFAULT],
  ['deep orange on pale orange', colors.orange.deep, colors.orange.pale],
  ['paper on ink', colors.paper.DEFAULT, colors.ink.DEFAULT],
  ['sky on ink', colors.sky.DEFAULT, colors.ink.DEFAULT],
  ['bright orange on ink', colors.orange.bright, colors.ink.DEFAULT],
  ['bright orange on light ink, the statistics', colors.orange.bright, colors.ink.light],
]

test.each(CONTRAST_PAIRS)('%s has a contrast of at least 4.5:1', (_, text, background) => {
  expect(contrast(text, background)).toBeGreaterThanOrEqual(4.5)
})

test('The contrast function follows the formula of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
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
