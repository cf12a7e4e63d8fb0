import { fillIn, type Sentence, type Translate, type Values, type Words } from './translate'

/** Without the table of languages, which no browser needs. @param words by the English sentences */
export function createTranslate(
  { language, locale }: Pick<Translate, 'language' | 'locale'>,
  words: Words,
): Translate {
  const translate = (sentence: Sentence, values?: Values) =>
    // A short month and "a.m." end with a stop, as the sentence may.
    fillIn(words[sentence] ?? sentence, values).replace(/(?<!\.)\.\.(?!\.)/g, '.')
  return Object.assign(translate, { language, locale })
}
