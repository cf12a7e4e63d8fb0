'use client'

import { unstable_rethrow, usePathname } from 'next/navigation'
import { Component, type ReactNode } from 'react'
import { telHref } from '@/lib/routing/paths'

interface PageErrorBoundaryProps {
  cityName: string
  phone: string
  children: ReactNode
}

/** What stands between header and footer when a page breaks in the browser: the truth and the phone. */
export function PageErrorBoundary(props: PageErrorBoundaryProps) {
  return <ErrorBoundary {...props} path={usePathname()} />
}

interface ErrorBoundaryState {
  path: string
  hasError: boolean
}

/** Of our own, because the framework's (`next/error`) brings the error page of its older router along. */
class ErrorBoundary extends Component<
  PageErrorBoundaryProps & { path: string },
  ErrorBoundaryState
> {
  override state: ErrorBoundaryState = { path: this.props.path, hasError: false }

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    // Redirects are thrown, too.
    unstable_rethrow(error)
    return { hasError: true }
  }

  /** Else only the console hears of it. Safari before 15.4 has no such function. */
  override componentDidCatch(error: unknown): void {
    globalThis.reportError?.(error)
  }

  /** Another page is not broken. */
  static getDerivedStateFromProps(
    { path }: { path: string },
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return path === state.path ? null : { path, hasError: false }
  }

  override render(): ReactNode {
    const { cityName, phone, children } = this.props
    if (!this.state.hasError) return children
    return (
      <ErrorMessage phone={phone} retry={() => location.reload()}>
        The {cityName} crew is a call away, and takes your request on the phone.
      </ErrorMessage>
    )
  }
}

interface ErrorMessageProps {
  phone: string
  retry: () => void
  children: ReactNode
}

export function ErrorMessage({ phone, retry, children }: ErrorMessageProps) {
  return (
    <section className="mx-auto max-w-page px-4 py-12 sm:px-6 md:py-20 lg:px-8">
      <h1 className="text-hero">Something broke on our side</h1>
      <p className="max-w-measure pt-4 text-lead">{children}</p>
      <p className="flex flex-wrap gap-3 pt-6">
        <a href={telHref(phone)} className="button-primary w-full sm:w-auto">
          Call {phone}
        </a>
        <button type="button" onClick={() => retry()} className="button-secondary w-full sm:w-auto">
          Try again
        </button>
      </p>
    </section>
  )
}
