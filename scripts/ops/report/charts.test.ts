import tailwind from '@/tailwind.config'
import { HEAT_COLORS, KIND_COLORS, LINE_COLOR } from './charts'

/** Of graphical objects: https://www.w3.org/TR/WCAG22/#non-text-contrast */
const MIN_CONTRAST = 3
const WHITE = tailwind.theme.colors.white

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function getLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(color.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function getContrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other].map(getLuminance).sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

test.each([...KIND_COLORS, LINE_COLOR])('%s stands out from white', (color) => {
  expect(getContrast(color, WHITE)).toBeGreaterThanOrEqual(MIN_CONTRAST)
})

test('The ends of the heat map differ', () => {
  expect(getContrast(...HEAT_COLORS)).toBeGreaterThanOrEqual(MIN_CONTRAST)
})
