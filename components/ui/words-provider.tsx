'use client'

import { useState, type ReactNode } from 'react'
import { createTranslate } from '@/lib/words/create-translate'
import type { Translate, Words } from '@/lib/words/translate'
import { documentWords, TranslateContext } from './use-translate'

interface Props extends Pick<Translate, 'language' | 'locale'> {
  words: Words
  children: ReactNode
}

/** Gives client components the words of the page's language; English pages have none. */
export function WordsProvider({ words, children, ...page }: Props) {
  const [t] = useState(() => {
    const created = createTranslate(page, words)
    // A server renders pages of several languages at once.
    if (typeof window !== 'undefined') documentWords.t = created
    return created
  })
  return <TranslateContext value={t}>{children}</TranslateContext>
}
