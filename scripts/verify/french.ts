/**
 * Asks Debian's grammalecte, where it is installed, about every French sentence. What it may doubt is in
 * french-accepted.txt: one name, word or part of a sentence a line.
 */
import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { WORDS } from '@/lib/words/fr'

interface Doubt {
  sUnderlined?: string
  sValue?: string
  sMessage?: string
}
interface Paragraph {
  iParagraph: number
  lGrammarErrors: Doubt[]
  lSpellingErrors: Doubt[]
}

/** The signs are Quebec's, which lib/words/translate.test.ts holds; these rules are of France. */
const OPTIONS = ['-j', '-owe', '-ctx', '-off', 'apos', 'nbsp', 'typo', 'unit', 'num']

if (spawnSync('grammalecte-cli', ['--help']).status !== 0) {
  console.log('SKIPPED French: apt-get install grammalecte-cli')
  process.exit()
}
const guides = globSync('lib/content/guides/*-fr.ts').map(
  async (file) => (await import(resolve(file))) as unknown,
)
const sentences = [WORDS, ...(await Promise.all(guides))].flatMap(listTexts).map(toProse)
const folder = mkdtempSync(join(tmpdir(), 'french-'))
const file = join(folder, 'sentences.txt')
writeFileSync(file, `${sentences.join('\n')}\n`)
const { stdout } = spawnSync('grammalecte-cli', ['-f', file, ...OPTIONS], { encoding: 'utf8' })
rmSync(folder, { recursive: true })

const accepted = readFileSync('scripts/verify/french-accepted.txt', 'utf8').trim().split('\n')
const { data } = JSON.parse(stdout) as { data: Paragraph[] }
const doubts = data.flatMap(({ iParagraph, lGrammarErrors, lSpellingErrors }) =>
  [...lGrammarErrors, ...lSpellingErrors].map(
    ({ sUnderlined, sValue, sMessage = 'unknown word' }) => ({
      part: sUnderlined ?? sValue ?? '',
      text: `${sMessage}\n  ${sentences[iParagraph - 1]}`,
    }),
  ),
)
const open = doubts.filter(({ part }) => !accepted.includes(part))
for (const { part, text } of open) console.log(`FAILED ${part}: ${text}`)
console.log(`${sentences.length} sentences, ${doubts.length} doubts, ${open.length} not accepted`)
process.exitCode = open.length > 0 ? 1 : 0

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return Object.values(value as object).flatMap(listTexts)
}

/** A number stands for every value. */
function toProse(sentence: string): string {
  // After a letter stands what brings its own separator, or nothing.
  const text = sentence.replace(/<\/?\d>/g, '').replace(/(?<=\p{L})(\{\w+\})+/gu, '')
  return text.replace(/\{\w+\}/g, '12').trim()
}
