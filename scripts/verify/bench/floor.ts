import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { startHost } from '@/scripts/verify/fault-injection/environment'
import { packageVersion } from './machine'
import { wordsIn } from './strip'

/** Below the repository, so that the framework is found there. */
const FOLDER = resolve('test-results/bench/floor')
const STAMP = join(FOLDER, 'stamp.json')
/** What the framework's own share of an empty page is, about; and by how much the size may differ. */
const EMPTY_BYTES = 8_500
const TOLERANCE = 0.05
const TRIES = 3
/** Around a paragraph, on the average of its two places. */
const MARKUP_BYTES = 22
/** So the text packs about as tightly as a real page. */
const WORDS_A_PHRASE = 3
const PHRASES_A_PARAGRAPH = 14

/**
 * Serves an empty page of the framework, with as much plain text as makes its HTML as large as this one,
 * behind a middleware that does nothing: what is left to win.
 * @returns its address
 */
export async function startFloor(html: string): Promise<string> {
  const target = Buffer.byteLength(html)
  const words = wordsIn(html)
  // The text stands in the HTML and once more in the data of React beside it.
  // Whole KiB, so that a page that grows by a word needs no new floor.
  let textBytes = 1_024 * Math.round((target - EMPTY_BYTES) / 2 / 1_024)
  for (let tries = 0; tries < TRIES; tries++) {
    buildOnce({ ...FILES, 'app/paragraphs.json': paragraphsOf(words, textBytes) })
    const host = await startHost({}, FOLDER)
    const page = await fetch(host.site.url)
    const size = (await page.arrayBuffer()).byteLength
    if (Math.abs(size / target - 1) <= TOLERANCE) return host.site.url
    textBytes += (target - size) / 2
    await host.kill()
  }
  throw new Error(`The floor cannot be made ${target} bytes large.`)
}

/**
 * Builds the floor of these files, unless the one that is there was built of them.
 * @throws Error with what the framework said
 */
function buildOnce(files: Record<string, string>): void {
  const stamp = JSON.stringify({ next: packageVersion('next'), files })
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return
  rmSync(FOLDER, { recursive: true, force: true })
  for (const [file, text] of Object.entries(files)) write(file, text)
  const { status, stdout, stderr } = spawnSync('next', ['build'], {
    cwd: FOLDER,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The floor was not built:\n${stdout}${stderr}`)
  write('stamp.json', stamp)
}

function write(file: string, text: string): void {
  const path = join(FOLDER, file)
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, text)
}

/** Phrases of the page by chance, the same every time. */
function paragraphsOf(words: string[], bytes: number): string {
  const paragraphs: string[] = []
  let chance = 1
  const choosePhrase = () => {
    // The generator of MINSTD.
    chance = (chance * 48_271) % 0x7fff_ffff
    const start = chance % (words.length - WORDS_A_PHRASE)
    return words.slice(start, start + WORDS_A_PHRASE).join(' ')
  }
  for (let size = 0; size < bytes;) {
    const paragraph = Array.from({ length: PHRASES_A_PARAGRAPH }, choosePhrase).join(' ')
    paragraphs.push(paragraph)
    size += Buffer.byteLength(paragraph) + MARKUP_BYTES
  }
  return JSON.stringify(paragraphs)
}

const FILES = {
  'next.config.mjs': `export default {
  poweredByHeader: false,
  turbopack: { root: ${JSON.stringify(resolve('.'))} },
}
`,
  'middleware.js': `import { NextResponse } from 'next/server'

export function middleware() {
  return NextResponse.next()
}

export const config = { runtime: 'nodejs' }
`,
  'app/layout.js': `export const metadata = { title: 'The floor', description: 'An empty page' }

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  )
}
`,
  'app/page.js': `import paragraphs from './paragraphs.json'

export default function Page() {
  return (
    <main>
      {paragraphs.map((text, n) => (
        <p key={n}>{text}</p>
      ))}
    </main>
  )
}
`,
  // startSite asks for it to see whether the site is up.
  'public/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
}
