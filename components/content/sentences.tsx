import type { Sentence, Translate } from '@/lib/words/translate'

interface Props {
  texts: readonly Sentence[]
  t: Translate
}

export function Paragraphs({ texts, t }: Props) {
  return texts.map((text) => <p key={text}>{t(text)}</p>)
}

export function BulletList({ texts, t }: Props) {
  return (
    <ul>
      {texts.map((text) => (
        <li key={text}>{t(text)}</li>
      ))}
    </ul>
  )
}
