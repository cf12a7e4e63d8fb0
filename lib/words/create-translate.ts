import { fillIn, type Sentence, type Translate, type Values, type Words } from './translate'

/** Takes the locale from the caller, so that no browser loads the table of languages. */
export function createTranslate(
  { language, locale }: Pick<Translate, 'language' | 'locale'>,
  words: Words,
): Translate {
  const translate = (sentence: Sentence, values?: Values) =>
    // A short month and "a.m." end with a full stop, and so may the sentence.
    fillIn(words[sentence] ?? sentence, values).replace(/(?<!\.)\.\.(?!\.)/g, '.')
  return Object.assign(translate, { language, locale })
}
