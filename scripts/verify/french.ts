/** Checks every French sentence with Debian's grammalecte; fr-accepted.txt lists accepted doubts. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listSentences, reportDoubts } from './sentences'

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

/** Our signs are Quebec's, which lib/words/translate.test.ts checks; these rules are for France. */
const OPTIONS = ['-j', '-owe', '-ctx', '-off', 'apos', 'nbsp', 'typo', 'unit', 'num']

if (spawnSync('grammalecte-cli', ['--help']).status !== 0) {
  console.log('SKIPPED French: apt-get install grammalecte-cli')
  process.exit()
}
const sentences = await listSentences('fr')
const folder = mkdtempSync(join(tmpdir(), 'french-'))
const file = join(folder, 'sentences.txt')
writeFileSync(file, `${sentences.join('\n')}\n`)
const { status, stdout, stderr } = spawnSync('grammalecte-cli', ['-f', file, ...OPTIONS], {
  encoding: 'utf8',
})
rmSync(folder, { recursive: true })
if (status !== 0) throw new Error(stderr)

const { data } = JSON.parse(stdout) as { data: Paragraph[] }
const doubts = data.flatMap(({ iParagraph, lGrammarErrors, lSpellingErrors }) =>
  [...lGrammarErrors, ...lSpellingErrors].map(
    ({ sUnderlined, sValue, sMessage = 'unknown word' }) => ({
      part: sUnderlined ?? sValue ?? '',
      text: `${sMessage}\n  ${sentences[iParagraph - 1]}`,
    }),
  ),
)
reportDoubts('fr', sentences, doubts)
