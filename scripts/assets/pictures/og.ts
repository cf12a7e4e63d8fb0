import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { COLORS } from '@/tailwind.config'
import type { Drawn } from '@/scripts/assets/drawn'

const { paper, ink, orange, green, white } = COLORS
const FONT = 'node_modules/@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2'

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

export async function drawOgPicture(page: Page, file: string, texts: Drawn['og'][string]) {
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
