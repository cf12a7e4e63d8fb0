import { spawnSync } from 'node:child_process'
import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

export const FRAME_RATE = 24
export const SIZE = { width: 1200, height: 900 }

const OUTPUT_FOLDER = 'public/film'
const KB = 1000

const OUTPUTS = [
  {
    file: 'home-team.webm',
    limit: 900 * KB,
    args: ['-c:v', 'libsvtav1', '-preset', '4', '-crf', '43', '-g', '999', '-pix_fmt', 'yuv420p'],
  },
  {
    file: 'home-team.mp4',
    limit: 900 * KB,
    args: [
      ...['-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'animation', '-crf', '30'],
      ...['-refs', '6', '-pix_fmt', 'yuv420p', '-movflags', '+faststart'],
    ],
  },
  {
    file: 'home-team.avif',
    limit: 20 * KB,
    args: [
      ...['-frames:v', '1', '-c:v', 'libaom-av1', '-still-picture', '1', '-crf', '32'],
      ...['-cpu-used', '2', '-pix_fmt', 'yuv420p'],
    ],
  },
]

/** Without these, decoders guess the colour space. */
const COLOR_ARGS = [
  ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv'],
  ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
]

/** @throws when ffmpeg fails or a file is over its limit */
export function encodeVideos(folder: string): void {
  mkdirSync(OUTPUT_FOLDER, { recursive: true })
  for (const { file, limit, args } of OUTPUTS) {
    const path = join(OUTPUT_FOLDER, file)
    const input = ['-framerate', String(FRAME_RATE), '-i', join(folder, '%04d.png')]
    const silent = ['-y', '-v', 'error', ...input, ...COLOR_ARGS, ...args, '-an', path]
    const { status, error } = spawnSync('ffmpeg', silent, {
      stdio: ['ignore', 'inherit', 'inherit'],
      // Errors only: -v does not affect this library.
      env: { ...process.env, SVT_LOG: '1' },
    })
    if (status !== 0) throw new Error(`ffmpeg made no ${file}`, { cause: error })
    const { size } = statSync(path)
    console.log(`${path}: ${Math.round(size / KB)} KB of ${limit / KB}`)
    if (size > limit) throw new Error(`${path} is too large`)
  }
}
