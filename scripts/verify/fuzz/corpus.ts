import { readFileSync } from 'node:fs'

/** As a browser chooses it; the framework's parser accepts no short ones. */
export const BOUNDARY = '----WebKitFormBoundaryJZ9brb7jtCRLtePP'

const ESCAPES: Record<string, string> = { 0: '\0', r: '\r', n: '\n', t: '\t', '\\': '\\' }

/** Undoes the escapes of corpus.txt, which holds one value a line. */
function unescapeLine(line: string): string {
  return line
    .replace(
      /\\(?:u([\da-f]{4})|x([\da-f]{2})|([0rnt\\]))/g,
      (_all, unit?: string, byte?: string, letter?: string) =>
        letter ? (ESCAPES[letter] ?? '') : String.fromCharCode(parseInt(unit ?? byte ?? '', 16)),
    )
    .replaceAll('BOUNDARY', BOUNDARY)
}

const SECTIONS = new Map(
  readFileSync(new URL('corpus.txt', import.meta.url), 'utf8')
    .trim()
    .split(/^## /m)
    .map((text) => text.trimEnd().split('\n'))
    .map(([title = '', ...lines]) => [title, lines.map(unescapeLine)] as const),
)

/** The values of a section of corpus.txt, and the empty one. */
export function getCorpus(title: string): string[] {
  const values = SECTIONS.get(title)
  if (!values) throw new Error(`corpus.txt has no section ${title}`)
  return ['', ...values]
}
