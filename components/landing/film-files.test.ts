import { readFileSync } from 'node:fs'

test('The film’s files are small, have no sound and play before they have loaded', () => {
  expect(readFileSync('public/film/crew.avif').length).toBeLessThan(40_000)
  for (const name of ['crew.webm', 'crew.mp4']) {
    const bytes = readFileSync(`public/film/${name}`)
    expect(bytes.length).toBeLessThan(900_000)
    // Names of audio: the track's handler in MP4, the codec in WebM.
    for (const sign of ['soun', 'A_OPUS', 'A_VORBIS']) expect(bytes.includes(sign)).toBe(false)
    if (name.endsWith('.mp4')) expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'))
  }
})
