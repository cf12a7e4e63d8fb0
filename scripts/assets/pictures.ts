/** Redraws the pictures that contain our words or colours: logos, drawings, icons, link previews. */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import { Blob, Buffer as Text, Face, Font, shape } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { BROWSER_ARGS, findBrowser } from '@/e2e/support/servers/browser'
import '@/scripts/ensure-browser'
import { COLORS } from '@/tailwind.config'
import {
  DRAWN_FILE,
  listLogos,
  listOgPictures,
  summarizeDrawn,
  type Drawn,
  type OgTexts,
} from './drawn'

const { paper, ink, orange, green, white } = COLORS
/** `share` is the drawing's part of the square; systems cut off the margin. */
const ICONS = [
  { file: 'app/apple-icon.png', size: 180, share: 0.86 },
  { file: 'public/icons/icon-192.png', size: 192, share: 1 },
  { file: 'public/icons/icon-512.png', size: 512, share: 1 },
  { file: 'public/icons/maskable-512.png', size: 512, share: 0.78 },
]
const FAVICON_SIZE = 48

async function drawIcons(page: Page): Promise<void> {
  for (const { file, size, share } of ICONS) writeFileSync(file, await drawIcon(page, size, share))
  const favicon = await drawIcon(page, FAVICON_SIZE, 1)
  writeFileSync('app/favicon.ico', makeIco(favicon, FAVICON_SIZE))
}

async function drawIcon(page: Page, size: number, share: number): Promise<Buffer> {
  const svg = readFileSync('app/icon.svg', 'base64')
  await page.setViewportSize({ width: size, height: size })
  const background = share < 1 ? ink.DEFAULT : 'transparent'
  await page.setContent(`
    <body style="margin:0;height:100vh;display:grid;place-items:center;background:${background}">
      <img style="width:${share * 100}%" src="data:image/svg+xml;base64,${svg}">
    </body>`)
  await page.locator('img').evaluate((image) => (image as HTMLImageElement).decode())
  return page.screenshot({ omitBackground: true })
}

/** ICO file with one PNG (https://en.wikipedia.org/wiki/ICO_(file_format)). */
function makeIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // type: icon
  head.writeUInt16LE(1, 4) // number of pictures
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10) // colour planes
  head.writeUInt16LE(32, 12) // bits per pixel
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18) // offset of the picture
  return Buffer.concat([head, png])
}

const FONT = 'node_modules/@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2'
/** Height of the font's capitals, in font units. */
const CAP_HEIGHT = 688
/** The words start here, right of the emblem, in the drawing's units. */
const LEFT = 64
const WIDTH = 224
const LINES = [
  { baseline: 32, capHeight: 25, color: ink.DEFAULT },
  { baseline: 55, capHeight: 12, color: orange.DEFAULT },
]

/** Keeps the emblem of the English logo: everything before the first group. */
async function drawLogo(file: string, lines: readonly string[]): Promise<void> {
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

const toDataUrl = (type: string, file: string) =>
  `data:${type};base64,${readFileSync(file, 'base64')}`

/** `object-position` crops the film's poster to the crew and the truck. */
const STYLE = `
  @font-face{font-family:Archivo;font-weight:100 900;font-stretch:62% 125%;src:url(${toDataUrl('font/woff2', FONT)})}
  body{margin:0;display:grid;grid-template-rows:285px 345px;background:${paper.DEFAULT};color:${ink.DEFAULT};font-family:Archivo}
  header{display:grid;grid-template-columns:auto 1fr;align-content:center;gap:26px 36px;padding-top:6px}
  p,h1{margin:0}
  .pennant,h1{font-stretch:112%;font-weight:850}
  .pennant{padding:24px 100px 22px 52px;border-left:14px solid ${orange.DEFAULT};background:${green.DEFAULT};color:${white};font-size:34px;line-height:1;text-transform:uppercase;clip-path:polygon(0 0,calc(100% - 4rem) 27%,100% 50%,calc(100% - 4rem) 73%,0 100%)}
  .line{align-self:center;font:600 27px/1.2 Archivo;font-stretch:100%;text-wrap:balance}
  h1{grid-column:1/-1;justify-self:start;margin:0 40px 0 64px;white-space:nowrap;font-size:64px;line-height:1.02;letter-spacing:-0.02em}
  img{width:1200px;height:341px;border-top:4px solid ${ink.DEFAULT};object-fit:cover;object-position:0 94%}`
const POSTER = toDataUrl('image/avif', 'public/film/crew.avif')

async function drawOgPicture(page: Page, file: string, texts: OgTexts) {
  await page.setContent(`<!doctype html><html lang="${texts.locale}"><style>${STYLE}</style>
    <header>
      <p class="pennant">${texts.place}</p>
      <p class="line">${texts.line}</p>
      <h1>${texts.headline.join('<br>')}</h1>
    </header>
    <img src="${POSTER}">`)
  await page.locator('img').evaluate((image: HTMLImageElement) => image.decode())
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.locator('h1').evaluate(shrinkToPicture)
  await page.screenshot({ path: file })
}

/** The margins take 104 of the 1,200 pixels. */
function shrinkToPicture(headline: HTMLElement) {
  const size = 64 * Math.min(1, 1_096 / headline.offsetWidth)
  headline.style.fontSize = `${size}px`
}

function recolor(file: string): void {
  const names = Object.keys(old.colors)
  const text = readFileSync(file, 'utf8').replace(/#[\da-f]{6}\b/g, (hex) => {
    const name = names.find((name) => old.colors[name] === hex)
    return (name && drawn.colors[name]) ?? hex
  })
  writeFileSync(file, text)
}

const old = JSON.parse(readFileSync(DRAWN_FILE, 'utf8')) as Drawn
const drawn = summarizeDrawn()
const isSame = (file: string) => old.pictures[file] === drawn.pictures[file]

for (const file of globSync('{app/icon,public/{badges,drawings,items,logos}/*}.svg')) recolor(file)
for (const [file, lines] of Object.entries(listLogos()))
  if (!isSame(file)) await drawLogo(file, lines)

const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS })
await drawIcons(await browser.newPage())
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
for (const [file, texts] of Object.entries(listOgPictures()))
  if (!isSame(file)) await drawOgPicture(page, file, texts)
await browser.close()
writeFileSync(DRAWN_FILE, `${JSON.stringify(drawn, null, 2)}\n`)
