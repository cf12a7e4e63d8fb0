import type { ReactNode } from 'react'
import { StepNumber } from '@/components/ui/step-number'

interface Props {
  number: number
  title: string
  children: ReactNode
}

export function BookingSection({ number, title, children }: Props) {
  return (
    <section className={`grid gap-6 ${number > 1 ? 'border-t-line border-ink/25 pt-6' : ''}`}>
      <h2 className="flex items-center gap-3 text-xl">
        <StepNumber number={number} className="size-12" />
        {title}
      </h2>
      {children}
    </section>
  )
}
