'use client'

import { createContext, use } from 'react'
import { ENGLISH, type Translate } from '@/lib/words/translate'

export const TranslateContext = createContext<Translate | undefined>(undefined)

/** Of the browser's document: the page of an error replaces the layout and its provider. */
export const documentWords = { t: ENGLISH }

/** For client components; server components have `pageContext.t`. */
export const useTranslate = () => use(TranslateContext) ?? documentWords.t
