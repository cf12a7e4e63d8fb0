import type { ReactNode } from 'react'
import { Section } from '@/components/ui/section'
import type { Sentence, Translate } from '@/lib/words/translate'

export function Article({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section tone="paper">
      <article className="grid max-w-measure gap-4 [&_h2]:mt-4 [&_h2]:text-2xl [&_ul]:list-disc [&_ul]:pl-6">
        <h1 className="text-title">{title}</h1>
        {children}
      </article>
    </Section>
  )
}

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
