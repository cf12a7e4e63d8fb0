import { readFileSync, statSync } from 'node:fs'
import { expect, test } from '@/e2e/support/servers/fixtures'

const VIDEO_FILES = ['home-team.webm', 'home-team.mp4']
const POSTER_FILE = 'home-team.avif'

test('The film’s files are small and have no sound', () => {
  expect(statSync(`public/film/${POSTER_FILE}`).size).toBeLessThan(40_000)
  for (const file of VIDEO_FILES) {
    const bytes = readFileSync(`public/film/${file}`)
    expect(bytes.length, file).toBeLessThan(900_000)
    // An audio track's handler in MP4, its codec's name in WebM.
    for (const sign of ['soun', 'A_OPUS', 'A_VORBIS'])
      expect(bytes.includes(sign), file).toBe(false)
  }
  const mp4 = readFileSync('public/film/home-team.mp4')
  expect(mp4.indexOf('moov'), 'playable before it has loaded completely').toBeLessThan(
    mp4.indexOf('mdat'),
  )
})

test('The film lasts ten to twenty seconds', async ({ page }) => {
  await page.goto('/privacy')
  for (const file of VIDEO_FILES) {
    const seconds = await page.evaluate(async (src) => {
      const video = document.createElement('video')
      const isPlayable = video.canPlayType(`video/${src.split('.').at(-1) ?? ''}`) !== ''
      video.src = src
      if (isPlayable) await new Promise((done) => (video.onloadedmetadata = done))
      return isPlayable ? video.duration : undefined
    }, `/film/${file}`)
    // Chromium without proprietary codecs does not play MP4.
    if (seconds === undefined) continue
    expect(seconds, file).toBeGreaterThanOrEqual(10)
    expect(seconds, file).toBeLessThanOrEqual(20)
  }
})
