/**
 * Checks every sentence of the dictionaries and guides: French with Debian's grammalecte, Spanish words with
 * its hunspell. `fr-accepted.txt` and `es-accepted.txt` list the accepted doubts.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { OTHER_LANGUAGES, type OtherLanguage } from '@/lib/words/languages'

interface Doubt {
  part: string
  text: string
}
interface Paragraph {
  iParagraph: number
  lGrammarErrors: Mistake[]
  lSpellingErrors: Mistake[]
}
interface Mistake {
  sUnderlined?: string
  sValue?: string
  sMessage?: string
}

/** Our signs are Quebec's, which lib/words/translate.test.ts checks; these rules are for France. */
const FRENCH_OPTIONS = ['-j', '-owe', '-ctx', '-off', 'apos', 'nbsp', 'typo', 'unit', 'num']
const SPANISH_DICTIONARY = 'es_US'

/** Names of places, teams and companies are the same in English. */
const ENGLISH_WORDS = new Set(
  globSync('{app,components,lib}/**/*.{ts,tsx}', {
    exclude: [
      ...OTHER_LANGUAGES.flatMap((language) => [
        `lib/words/${language}/**`,
        `lib/content/guides/*-${language}.ts`,
      ]),
      '**/*.test.{ts,tsx}',
    ],
  }).flatMap((file) => readFileSync(file, 'utf8').match(/[\p{L}\d]+/gu) ?? []),
)

const isInstalled = (command: string, option: string) => spawnSync(command, [option]).status === 0

if (isInstalled('grammalecte-cli', '--help')) report('fr', checkFrench(await listSentences('fr')))
else console.log('SKIPPED French: apt-get install grammalecte-cli')

if (
  isInstalled('hunspell', '--version') &&
  existsSync(`/usr/share/hunspell/${SPANISH_DICTIONARY}.dic`)
)
  report('es', checkSpanish(await listSentences('es')))
else console.log('SKIPPED Spanish: apt-get install hunspell hunspell-es')

/** Lists every sentence of a language's dictionary and guides, with a number for each value. */
async function listSentences(language: OtherLanguage): Promise<string[]> {
  const guides = globSync(`lib/content/guides/*-${language}.ts`)
  const files = [`lib/words/${language}/index.ts`, ...guides]
  const modules = files.map(async (file) => (await import(resolve(file))) as object)
  return [...new Set((await Promise.all(modules)).flatMap(listTexts).map(toProse))]
}

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return Object.values(value as object).flatMap(listTexts)
}

function toProse(sentence: string): string {
  // A value right after a letter brings its own separator, or is empty.
  const text = sentence.replace(/<\/?\d>|\u00ad/g, '').replace(/(?<=\p{L})(\{\w+\})+/gu, '')
  return text.replace(/\{\w+\}/g, '12').trim()
}

function checkFrench(sentences: readonly string[]): Doubt[] {
  const folder = mkdtempSync(join(tmpdir(), 'french-'))
  const file = join(folder, 'sentences.txt')
  writeFileSync(file, `${sentences.join('\n')}\n`)
  const output = run('grammalecte-cli', ['-f', file, ...FRENCH_OPTIONS])
  rmSync(folder, { recursive: true })
  const { data } = JSON.parse(output) as { data: Paragraph[] }
  return data.flatMap(({ iParagraph, lGrammarErrors, lSpellingErrors }) =>
    [...lGrammarErrors, ...lSpellingErrors].map(
      ({ sUnderlined, sValue, sMessage = 'unknown word' }) => ({
        part: sUnderlined ?? sValue ?? '',
        text: `${sMessage}\n  ${sentences[iParagraph - 1]}`,
      }),
    ),
  )
}

function checkSpanish(sentences: readonly string[]): Doubt[] {
  const options = ['-d', SPANISH_DICTIONARY, '-i', 'utf-8', '-l']
  const words = run('hunspell', options, sentences.join('\n')).split('\n').filter(Boolean)
  return [...new Set(words)].map((part) => ({
    part,
    text: sentences.find((sentence) => sentence.includes(part)) ?? '',
  }))
}

function run(command: string, args: string[], input = ''): string {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', input })
  if (status !== 0) throw new Error(stderr)
  return stdout
}

function report(language: OtherLanguage, doubts: readonly Doubt[]): void {
  const accepted = readFileSync(`scripts/verify/${language}-accepted.txt`, 'utf8').split('\n')
  const isName = (part: string) => /^\p{Lu}/u.test(part) && ENGLISH_WORDS.has(part)
  const open = doubts.filter(({ part }) => !isName(part) && !accepted.includes(part))
  for (const { part, text } of open) console.log(`FAILED ${part}: ${text}`)
  console.log(`${language}: ${doubts.length} doubts, ${open.length} not accepted`)
  if (open.length > 0) process.exitCode = 1
}
