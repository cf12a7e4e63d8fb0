import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Locator } from '@playwright/test'

const require = createRequire(import.meta.url)
/** Node resolves the package to another build than browsers. */
const READER_SCRIPT = readFileSync(
  require
    .resolve('@guidepup/virtual-screen-reader')
    .replace(/lib[\\/].*$/, 'lib/esm/index.browser.js'),
  'utf8',
)

/**
 * Returns what a screen reader speaks for this part of the page, one line per stop of its cursor. Needs
 * `bypassCSP`.
 */
export function transcribe(part: Locator): Promise<string[]> {
  return part.evaluate(async (container, source) => {
    const url = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }))
    const { virtual } = (await import(url)) as { virtual: Reader }
    await virtual.start({ container })
    const end = `end of ${await virtual.lastSpokenPhrase()}`
    while ((await virtual.lastSpokenPhrase()) !== end) await virtual.next()
    const phrases = await virtual.spokenPhraseLog()
    await virtual.stop()
    return phrases

    interface Reader {
      start(options: { container: Node }): Promise<void>
      next(): Promise<void>
      lastSpokenPhrase(): Promise<string>
      spokenPhraseLog(): Promise<string[]>
      stop(): Promise<void>
    }
  }, READER_SCRIPT)
}
