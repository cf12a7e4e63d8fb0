import { readArguments, UsageError } from '@/scripts/command'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { BROWSER_ARGS, findBrowser } from '@/e2e/support/servers/browser'
import { ensureBrowser } from '@/scripts/ensure-browser'
import { encodeVideos, FRAME_RATE, SIZE } from '@/scripts/assets/film/encode'
import { renderEmptyPage, renderFrame } from '@/scripts/assets/film/frame-markup'
import { DURATION_S } from '@/scripts/assets/film/paths'

const { values: options } = readArguments('assets film', {
  frames: {
    type: 'string',
    value: '0,3.5,9',
    help: 'only these seconds, as PNG; prints the folder',
  },
})

const seconds = options.frames?.split(',').map(parseSecond)
const folder = mkdtempSync(join(tmpdir(), 'film-'))
if (seconds) {
  await drawFrames(seconds)
  console.log(folder)
} else {
  await drawFrames(Array.from({ length: DURATION_S * FRAME_RATE }, (_, n) => n / FRAME_RATE))
  encodeVideos(folder)
  rmSync(folder, { recursive: true })
}

function parseSecond(text: string): number {
  const second = /^\d/.test(text) ? Number(text) : NaN
  if (second <= DURATION_S) return second
  throw new UsageError(
    `"${text}" is no second: --frames takes 0 to ${DURATION_S}, with commas: 0,3.5,9.`,
  )
}

async function drawFrames(seconds: number[]): Promise<void> {
  ensureBrowser()
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS })
  const page = await browser.newPage({ viewport: SIZE })
  await page.setContent(renderEmptyPage())
  for (const [n, second] of seconds.entries()) {
    await page.evaluate((frame) => {
      document.body.innerHTML = frame
      return document.fonts.ready.then(() => undefined)
    }, renderFrame(second))
    writeFileSync(join(folder, `${String(n).padStart(4, '0')}.png`), await page.screenshot())
  }
  await browser.close()
}
