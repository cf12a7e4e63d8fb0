import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { LANGUAGES } from '@/lib/words/languages'
import type { SampleLanguage } from '@/lib/words/samples.fixture'
import type { Words } from '@/lib/words/translate'
import { getBrowserWords } from '@/lib/words/words'
import { WordsProvider } from './use-translate'

export const renderInLanguage = (
  language: SampleLanguage,
  node: ReactNode,
  words: Words = getBrowserWords(language) ?? {},
): string =>
  renderToStaticMarkup(
    <WordsProvider language={language} locale={LANGUAGES[language].locale} words={words}>
      {node}
    </WordsProvider>,
  )
