import { listLanguages } from '@/lib/cities/cities'
import type { CityKey } from '@/lib/cities/keys'
import { OTHER_LANGUAGES, type OtherLanguage } from '@/lib/words/languages'
import { LANGUAGE_FIELD, readField } from './form'

/** The form's language; undefined for English, and for a language that the city lacks. */
export function readLanguage(form: unknown, cityKey: CityKey): OtherLanguage | undefined {
  const sent = readField(form, LANGUAGE_FIELD)
  const languages = listLanguages(cityKey)
  return OTHER_LANGUAGES.find((language) => language === sent && languages.includes(language))
}
