'use client'

import { createContext, use, useState, type ReactNode } from 'react'
import type { Language } from '@/lib/words/languages'
import { createTranslate, ENGLISH, type Words } from '@/lib/words/translate'

const TranslateContext = createContext(ENGLISH)

interface Props {
  language: Language
  words: Words
  children: ReactNode
}

/** Gives client components the words of the page's language; English pages have none. */
export function WordsProvider({ language, words, children }: Props) {
  const [translate] = useState(() => createTranslate(language, words))
  return <TranslateContext value={translate}>{children}</TranslateContext>
}

/** For client components; server components use lib/words/words.ts. */
export function useTranslate() {
  return use(TranslateContext)
}
