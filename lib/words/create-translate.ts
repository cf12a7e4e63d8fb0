import { fillIn, type Translate, type Values, type Words } from './translate'

/** Without the table of languages, which no browser needs. @param words by the English sentences */
export function createTranslate(
  { language, locale }: Pick<Translate, 'language' | 'locale'>,
  words: Words,
): Translate {
  const translate = (sentence: string, values?: Values) => {
    const [number = ''] = /\d+/.exec(sentence) ?? []
    const text =
      words[sentence] ?? words[sentence.replace(number, '{number}')]?.replace('{number}', number)
    // A short month and "a.m." end with a stop, as the sentence may.
    return fillIn(text ?? sentence, values).replace(/(?<!\.)\.\.(?!\.)/g, '.')
  }
  return Object.assign(translate, { language, locale })
}
