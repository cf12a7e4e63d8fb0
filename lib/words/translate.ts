import type { WORDS } from './fr'
import type { Language } from './languages'

/** A sentence or label in English, with `{name}` for a value and `<1>…</1>` for a part with markup. */
export type Sentence = keyof typeof WORDS
export type Words = Readonly<Record<string, string>>
export type Values = Readonly<Record<string, string | number>>

/** A sentence with its values, for the page to translate. The office's messages are in English only. */
export interface Message {
  text: string
  values?: Values | undefined
}

export interface Translate {
  /** @returns the sentence in the page's language, with its values; English for what is not in `words` */
  (sentence: Sentence, values?: Values): string
  language: Language
  /** For `Intl`. */
  locale: string
}

/** `{name}` to its value, if there is one. */
export function fillIn(text: string, values: Values = {}): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  )
}

/** The sentences themselves. */
export const ENGLISH: Translate = Object.assign(fillIn, {
  language: 'en',
  locale: 'en-US',
} as const)
