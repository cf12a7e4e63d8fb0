import type { Sentence, Translate, Values } from '@/lib/words/translate'

interface Props {
  as?: 'p' | 'li'
  texts: readonly Sentence[]
  values?: Values
  t: Translate
}

/** One element for each text. */
export function Sentences({ as: Element = 'p', texts, values, t }: Props) {
  return texts.map((text, index) => <Element key={index}>{t(text, values)}</Element>)
}
