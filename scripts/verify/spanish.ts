/** Checks every Spanish word with Debian's hunspell; es-accepted.txt has names and local words. */
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
const { status, stdout, stderr } = spawnSync('hunspell', ['-d', DICTIONARY, '-i', 'utf-8', '-l'], {
  encoding: 'utf8',
  input: sentences.join('\n'),
})
if (status !== 0) throw new Error(stderr)
const words = [...new Set(stdout.split('\n'))].filter(Boolean)
const doubts = words.map((part) => ({
  part,
  text: sentences.find((sentence) => sentence.includes(part)) ?? '',
}))
reportDoubts('es', sentences, doubts)
