import type { WORDS } from './fr'
import type { Language } from './languages'

/** A sentence or label in English, with `{name}` for a value and `<1>…</1>` for a part with markup. */
export type Sentence = keyof typeof WORDS | FillNumber<keyof typeof WORDS>
/** Messages of rules hold their number already. */
type FillNumber<Text> = Text extends `${infer Start}{number}${infer End}`
  ? `${Start}${number}${End}`
  : never
export type Words = Readonly<Record<string, string>>
export type Values = Readonly<Record<string, string | number>>

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
