import type { Language } from '@/lib/words/languages'
import type { Sentence } from '@/lib/words/translate'

interface Term {
  question: Sentence
  /** The owner's answer by language. A page leaves out the facts that have none in its language. */
  answer: Partial<Record<Language, string>>
}

/** Questions that customers ask before they book, for the page of prices. */
export const TERMS: readonly Term[] = [
  { question: 'Do I pay a deposit?', answer: {} },
  { question: 'Does paying by card cost extra?', answer: {} },
  { question: 'Is the written estimate binding?', answer: {} },
  { question: 'What if I change or cancel?', answer: {} },
  { question: 'What are my things insured for?', answer: {} },
  { question: 'When do I pay?', answer: {} },
]

export function listAnsweredTerms(language: Language, terms = TERMS) {
  return terms.flatMap(({ question, answer: { [language]: answer } }) =>
    answer ? [{ question, answer }] : [],
  )
}
