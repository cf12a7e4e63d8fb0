import type { ReactNode } from 'react'
import { telHref } from '@/lib/routing/tel-href'

interface ErrorMessageProps {
  phone: string
  children: ReactNode
}

export function ErrorMessage({ phone, children }: ErrorMessageProps) {
  return (
    <section className="mx-auto max-w-page px-4 py-12 sm:px-6 md:py-20 lg:px-8">
      <h1 className="text-hero">Something went wrong on our end</h1>
      <p className="max-w-measure pt-4 text-lead">{children}</p>
      <p className="flex flex-wrap gap-3 pt-6">
        <a href={telHref(phone)} className="button-primary w-full sm:w-auto">
          Call {phone}
        </a>
        <button
          type="button"
          onClick={() => location.reload()}
          className="button-secondary w-full sm:w-auto"
        >
          Try again
        </button>
      </p>
    </section>
  )
}
