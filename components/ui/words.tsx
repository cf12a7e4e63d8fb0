'use client'

import { createContext, use, useState, type ReactNode } from 'react'
import type { Language } from '@/lib/words/languages'
import { createTranslate, ENGLISH, type Translate, type Words } from '@/lib/words/translate'

/** Of this document: the page of an error replaces the layout and its provider. */
let documentTranslate = ENGLISH

const TranslateContext = createContext<Translate | undefined>(undefined)

interface Props {
  language: Language
  words: Words
  children: ReactNode
}

/** Gives client components the words of the page's language; English pages have none. */
export function WordsProvider({ language, words, children }: Props) {
  const [translate] = useState(() => createPageTranslate(language, words))
  return <TranslateContext value={translate}>{children}</TranslateContext>
}

function createPageTranslate(language: Language, words: Words) {
  const translate = createTranslate(language, words)
  // A server renders pages of several languages at once.
  if (typeof window !== 'undefined') documentTranslate = translate
  return translate
}

/** For client components; server components use lib/words/words.ts. */
export function useTranslate() {
  return use(TranslateContext) ?? documentTranslate
}
