import { readFileSync, writeFileSync } from 'node:fs'
import { Blob, Buffer as Text, Face, Font, shape } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { COLORS } from '@/tailwind.config'

const FONT = 'node_modules/@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2'
/** Height of the font's capitals, in font units. */
const CAP_HEIGHT = 688
/** The words start here, right of the emblem, in the drawing's units. */
const LEFT = 64
const WIDTH = 224
const LINES = [
  { baseline: 32, capHeight: 25, color: COLORS.ink.DEFAULT },
  { baseline: 55, capHeight: 12, color: COLORS.orange.DEFAULT },
]

/** Keeps the emblem of the English logo: everything before the first group. */
export async function drawLogo(file: string, lines: readonly string[]): Promise<void> {
  const english = readFileSync(file.replace(/-\w+\.svg$/, '.svg'), 'utf8')
  const groups = await Promise.all(LINES.map((line, index) => drawLine(lines[index] ?? '', line)))
  writeFileSync(file, `${english.slice(0, english.indexOf('<g'))}${groups.join('')}</svg>\n`)
}

/** Draws outlines, because a picture loads no font. */
async function drawLine(words: string, { baseline, capHeight, color }: (typeof LINES)[number]) {
  const capitals = words.toUpperCase()
  const sfnt = await subsetFont(readFileSync(FONT), capitals, {
    targetFormat: 'sfnt',
    variationAxes: { wght: 850, wdth: 110 },
  })
  const font = new Font(new Face(new Blob(sfnt)))
  const text = new Text()
  text.addText(capitals)
  text.guessSegmentProperties()
  shape(font, text)
  const positions = text.getGlyphPositions()
  let width = 0
  const letters = text.getGlyphInfos().map(({ codepoint }, index) => {
    const letter = `<path transform="translate(${width})" d="${font.glyphToPath(codepoint)}"/>`
    width += positions[index]?.xAdvance ?? 0
    return letter
  })
  const scale = Math.min(capHeight / CAP_HEIGHT, WIDTH / width).toFixed(5)
  return `<g fill="${color}" transform="translate(${LEFT} ${baseline}) scale(${scale} -${scale})">${letters.join('')}</g>`
}
