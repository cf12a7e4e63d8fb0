'use client'

import { catchError, type ErrorInfo } from 'next/error'
import type { ReactNode } from 'react'
import { telHref } from '@/lib/paths'

interface Props {
  cityName: string
  phone: string
}

/** What stands between header and footer when a page breaks in the browser: the truth and the phone. */
export const PageBoundary = catchError(({ cityName, phone }: Props, { retry }: ErrorInfo) => (
  <PageBroke phone={phone} retry={retry}>
    The {cityName} crew is a call away, and takes your request on the phone.
  </PageBroke>
))

interface BrokeProps {
  phone: string
  retry: () => void
  children: ReactNode
}

export function PageBroke({ phone, retry, children }: BrokeProps) {
  return (
    <section className="mx-auto max-w-page px-4 py-12 sm:px-6 md:py-20 lg:px-8">
      <h1 className="text-hero">Something broke on our side</h1>
      <p className="max-w-measure pt-4 text-lead">{children}</p>
      <p className="flex flex-wrap gap-3 pt-6">
        <a href={telHref(phone)} className="button-act w-full sm:w-auto">
          Call {phone}
        </a>
        <button type="button" onClick={() => retry()} className="button-line w-full sm:w-auto">
          Try again
        </button>
      </p>
    </section>
  )
}
