'use client'

import { createContext, use, useState, type ReactNode } from 'react'
import { createTranslate } from '@/lib/words/create-translate'
import { ENGLISH, type Translate, type Words } from '@/lib/words/translate'

const TranslateContext = createContext<Translate | undefined>(undefined)

/** The document's words: an error page replaces the layout and its provider, so it reads these. */
let documentTranslate = ENGLISH

/** For client components; server components have `pageContext.t`. */
export const useTranslate = () => use(TranslateContext) ?? documentTranslate

interface Props extends Pick<Translate, 'language' | 'locale'> {
  words: Words
  children: ReactNode
}

/** English pages have no words. */
export function WordsProvider({ words, children, ...page }: Props) {
  const [t] = useState(() => {
    const created = createTranslate(page, words)
    // A server renders pages of several languages at once.
    if (typeof window !== 'undefined') documentTranslate = created
    return created
  })
  return <TranslateContext value={t}>{children}</TranslateContext>
}
