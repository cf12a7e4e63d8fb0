import type { ReactNode } from 'react'
import { joinDashes } from './join-dashes'

const TONES = {
  paper: 'bg-paper text-ink print:bg-transparent',
  sky: 'bg-sky text-ink print:bg-transparent',
  ink: 'bg-ink text-paper print:bg-transparent print:text-ink',
} as const

interface SectionProps {
  tone: keyof typeof TONES
  children: ReactNode
  id?: string
  labelledBy?: string
  title?: string
  padding?: string
}

export function Section({ tone, padding = 'py-14 md:py-20', ...props }: SectionProps) {
  const { id, labelledBy, title, children } = props
  return (
    <section id={id} aria-labelledby={labelledBy} className={`${TONES[tone]} ${padding}`}>
      <div className="mx-auto max-w-page px-4 sm:px-6 lg:px-8">
        {title ? (
          <h2 id={labelledBy} className="text-title">
            {joinDashes(title)}
          </h2>
        ) : null}
        {children}
      </div>
    </section>
  )
}
