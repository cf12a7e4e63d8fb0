import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { OtherLanguage } from '@/lib/words/languages'

/** Lists every sentence of a language's dictionary and guides, with a number for each value. */
export async function listSentences(language: OtherLanguage): Promise<string[]> {
  const files = [
    `lib/words/${language}/index.ts`,
    ...globSync(`lib/content/guides/*-${language}.ts`),
  ]
  const modules = await Promise.all(
    files.map(async (file) => (await import(resolve(file))) as object),
  )
  return [...new Set(modules.flatMap(listTexts).map(toProse))]
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

interface Doubt {
  part: string
  text: string
}

export function reportDoubts(
  language: OtherLanguage,
  sentences: readonly string[],
  doubts: readonly Doubt[],
): void {
  const accepted = readFileSync(`scripts/verify/${language}-accepted.txt`, 'utf8').split('\n')
  const open = doubts.filter(({ part }) => !accepted.includes(part))
  for (const { part, text } of open) console.log(`FAILED ${part}: ${text}`)
  console.log(`${sentences.length} sentences, ${doubts.length} doubts, ${open.length} not accepted`)
  process.exitCode = open.length > 0 ? 1 : 0
}
