/** Asks Debian's hunspell, where it is installed, about every Spanish word. es-accepted.txt has names and words of the place. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { listSentences, reportDoubts } from './sentences'

const DICTIONARY = 'es_US'

if (
  spawnSync('hunspell', ['--version']).status !== 0 ||
  !existsSync(`/usr/share/hunspell/${DICTIONARY}.dic`)
) {
  console.log('SKIPPED Spanish: apt-get install hunspell hunspell-es')
  process.exit()
}
const sentences = await listSentences('es')
const { stdout } = spawnSync('hunspell', ['-d', DICTIONARY, '-i', 'utf-8', '-l'], {
  encoding: 'utf8',
  input: sentences.join('\n'),
})
const words = [...new Set(stdout.trim().split('\n'))]
const doubts = words.map((part) => ({
  part,
  text: sentences.find((sentence) => sentence.includes(part)) ?? '',
}))
reportDoubts('es', sentences, doubts)
