import { LANGUAGES, type Language } from './languages'
import { fillIn, type Translate, type Values, type Words } from './translate'

/** @param words of the language, by the English sentences */
export function createTranslate(language: Language, words: Words): Translate {
  const translate = (sentence: string, values?: Values) => {
    const [number = ''] = /\d+/.exec(sentence) ?? []
    const text =
      words[sentence] ?? words[sentence.replace(number, '{number}')]?.replace('{number}', number)
    return fillIn(text ?? sentence, values)
  }
  return Object.assign(translate, { language, locale: LANGUAGES[language].locale })
}
