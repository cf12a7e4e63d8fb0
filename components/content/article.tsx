import type { ReactNode } from 'react'
import { Section } from '@/components/ui/section'

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
