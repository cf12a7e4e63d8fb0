/** Redraws the pictures that contain our words or colours: logos, drawings, icons, link previews. */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { BROWSER_ARGS, findBrowser } from '@/e2e/support/servers/browser'
import '@/scripts/ensure-browser'
import { DRAWN_FILE, listLogos, listOgPictures, summarizeDrawn, type Drawn } from './drawn'
import { drawIcons, drawLogo, drawOgPicture } from './draw-pictures'

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

function recolor(file: string): void {
  const names = Object.keys(old.colors)
  const text = readFileSync(file, 'utf8').replace(/#[\da-f]{6}\b/g, (hex) => {
    const name = names.find((name) => old.colors[name] === hex)
    return (name && drawn.colors[name]) ?? hex
  })
  writeFileSync(file, text)
}
