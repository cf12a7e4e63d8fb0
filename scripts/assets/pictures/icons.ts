import { readFileSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { COLORS } from '@/tailwind.config'

/** `share` is the drawing's part of the square; systems cut off the margin. */
const ICONS = [
  { file: 'app/apple-icon.png', size: 180, share: 0.86 },
  { file: 'public/icons/icon-192.png', size: 192, share: 1 },
  { file: 'public/icons/icon-512.png', size: 512, share: 1 },
  { file: 'public/icons/maskable-512.png', size: 512, share: 0.78 },
]
const FAVICON_SIZE = 48

export async function drawIcons(page: Page): Promise<void> {
  for (const { file, size, share } of ICONS) writeFileSync(file, await drawIcon(page, size, share))
  const favicon = await drawIcon(page, FAVICON_SIZE, 1)
  writeFileSync('app/favicon.ico', makeIco(favicon, FAVICON_SIZE))
}

async function drawIcon(page: Page, size: number, share: number): Promise<Buffer> {
  const svg = readFileSync('app/icon.svg', 'base64')
  await page.setViewportSize({ width: size, height: size })
  const background = share < 1 ? COLORS.ink.DEFAULT : 'transparent'
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
