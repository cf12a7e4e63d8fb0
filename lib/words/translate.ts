import type { WORDS } from './fr'
import type { Language } from './languages'

/** An English sentence or label. `{name}` stands for a value, `<1>…</1>` for a part with markup. */
export type Sentence = keyof typeof WORDS
export type Words = Readonly<Record<string, string>>
export type Values = Readonly<Record<string, string | number>>

/** A sentence and its values, which the page translates. */
export interface Message {
  text: Sentence
  values?: Values | undefined
}

export interface Translate {
  /** @returns the sentence in the page's language with its values, or in English if it has no translation */
  (sentence: Sentence, values?: Values): string
  language: Language
  /** For `Intl`. */
  locale: string
}

/** A message of the office's forms, which are in English alone: no page translates it. */
export function inEnglish(text: string, values?: Values): Message {
  return { text: text as Sentence, values }
}

export function fillIn(text: string, values: Values = {}): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  )
}

export const ENGLISH: Translate = Object.assign(fillIn, {
  language: 'en',
  locale: 'en-US',
} as const)
