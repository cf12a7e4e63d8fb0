import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { FONT_PATHS } from './fonts'

const styles = readFileSync('app/styles/fonts.css', 'utf8')

test.each(FONT_PATHS)(
  '%s is in the style sheet, and its name has the hash of its content',
  (path) => {
    const hash = createHash('sha256')
      .update(readFileSync(`public${path}`))
      .digest('hex')
    expect(path).toContain(`.${hash.slice(0, 8)}.`)
    expect(styles).toContain(`url('${path}')`)
  },
)

test.each(FONT_PATHS)('%s draws every character of the other languages', async (path) => {
  const files = globSync('lib/{words/*/*,content/guides/*-??}.ts')
  const texts = files.map((file) => readFileSync(file, 'utf8'))
  const text = [...texts, 'œŒ«»’½ÉÀÇ…\u00a0'].join('')
  const characters = [...new Set(text.replaceAll('\n', ''))].toSorted().join('')
  // The subset leaves out characters that the font lacks.
  const font = await subsetFont(readFileSync(`public${path}`), `${characters}\u202f`, {
    targetFormat: 'truetype',
  })
  expect(listCharacters(font).join('')).toBe(characters)
})

/** Reads the `cmap` table of a TrueType font, format 4: segments of code points. */
function listCharacters(font: Buffer): string[] {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, n) => 12 + 16 * n)
  const entry = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap') ?? NaN
  const cmap = font.subarray(font.readUInt32BE(entry + 8))
  const segments = cmap.subarray(cmap.readUInt32BE(8))
  const size = segments.readUInt16BE(6)
  return Array.from({ length: size / 2 - 1 }, (_, n) => {
    const last = segments.readUInt16BE(14 + 2 * n)
    const first = segments.readUInt16BE(16 + size + 2 * n)
    return Array.from({ length: last - first + 1 }, (_, code) => String.fromCharCode(first + code))
  }).flat()
}
