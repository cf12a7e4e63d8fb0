'use client'

import { useState, type ReactNode } from 'react'
import { createTranslate } from '@/lib/words/create-translate'
import type { Language } from '@/lib/words/languages'
import type { Words } from '@/lib/words/translate'
import { documentWords, TranslateContext } from './use-translate'

interface Props {
  language: Language
  words: Words
  children: ReactNode
}

/** Gives client components the words of the page's language; English pages have none. */
export function WordsProvider({ language, words, children }: Props) {
  const [t] = useState(() => {
    const created = createTranslate(language, words)
    // A server renders pages of several languages at once.
    if (typeof window !== 'undefined') documentWords.t = created
    return created
  })
  return <TranslateContext value={t}>{children}</TranslateContext>
}
