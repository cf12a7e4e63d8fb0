/** Reduces two fonts to the characters of our pages: writes public/fonts and the files that name them. */
import { createHash } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const MAX_KB = 20
const FOLDER = 'public/fonts'
const FILES_WITH_NAMES = ['app/_shared/fonts.ts', 'app/styles/fonts.css']

/** Copyright, licence and its address: the Open Font License requires them in the file. */
const NOTICE_IDS = [0, 13, 14]

/** Printable ASCII, Latin-1 for the names of people and places, and typographic punctuation. */
const CHARACTERS = [...codeRange(0x20, 0x7e), ...codeRange(0xa0, 0xff)]
  .map((code) => String.fromCodePoint(code))
  .concat('ŒœŸ’‘“”–—…•'.split(''))
  .join('')

type Axes = NonNullable<Parameters<typeof subsetFont>[2]>['variationAxes']

/** Headlines use one instance of a font with two axes. */
const FONTS: { from: string; to: string; axes: Axes }[] = [
  {
    from: 'archivo/files/archivo-latin-wdth-normal',
    to: 'headline',
    axes: { wght: 850, wdth: 110 },
  },
  {
    from: 'figtree/files/figtree-latin-wght-normal',
    to: 'text',
    axes: { wght: { min: 400, max: 700 } },
  },
]

for (const { from, to, axes } of FONTS) {
  const whole = await readFile(`node_modules/@fontsource-variable/${from}.woff2`)
  const font = await subsetFont(whole, CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: axes,
    preserveNameIds: NOTICE_IDS,
  })
  const kb = font.length / 1024
  if (kb > MAX_KB) throw new Error(`${to}: ${kb.toFixed(1)} KB, more than ${MAX_KB}`)
  await replaceFont(to, font)
  console.log(`${to.padEnd(10)} ${kb.toFixed(1)} KB`)
}

/** Browsers keep the file for a year, so its name contains a hash. */
async function replaceFont(name: string, font: Buffer): Promise<void> {
  const oldName = new RegExp(`${name}\\.[0-9a-f]{8}\\.woff2`, 'g')
  const newName = `${name}.${createHash('sha256').update(font).digest('hex').slice(0, 8)}.woff2`
  for (const file of await readdir(FOLDER)) {
    if (file.search(oldName) === 0) await rm(join(FOLDER, file))
  }
  await writeFile(join(FOLDER, newName), font)
  for (const file of FILES_WITH_NAMES) {
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll(oldName, newName))
  }
}

function codeRange(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
