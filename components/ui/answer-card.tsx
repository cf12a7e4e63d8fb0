import type { ReactNode } from 'react'

export function AnswerCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-labelledby="request" className="@container card p-5 print:[box-shadow:none]">
      <h2 id="request" className="text-xl">
        {title}
      </h2>
      <dl className="grid gap-x-6 gap-y-3 pt-3 @sm:grid-cols-2">{children}</dl>
    </section>
  )
}

interface AnswerProps {
  label: string
  className?: string | undefined
  children: string
}

export function AnswerRow({ label, className, children }: AnswerProps) {
  return (
    <div className={className}>
      <dt className="text-sm font-bold">{label}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  )
}
