'use client'

import { unstable_rethrow, usePathname } from 'next/navigation'
import { Component, type ReactNode } from 'react'
import { telHref } from '@/lib/routing/paths'

interface Props {
  cityName: string
  phone: string
  children: ReactNode
}

/** What stands between header and footer when a page breaks in the browser: the truth and the phone. */
export function PageBoundary(props: Props) {
  return <Boundary {...props} path={usePathname()} />
}

interface State {
  path: string
  isBroken: boolean
}

/** Of our own, because the framework's (`next/error`) brings the error page of its older router along. */
class Boundary extends Component<Props & { path: string }, State> {
  override state: State = { path: this.props.path, isBroken: false }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    // Redirects are thrown, too.
    unstable_rethrow(error)
    return { isBroken: true }
  }

  /** Else only the console hears of it. Safari before 15.4 has no such function. */
  override componentDidCatch(error: unknown): void {
    globalThis.reportError?.(error)
  }

  /** Another page is not broken. */
  static getDerivedStateFromProps({ path }: { path: string }, state: State): State | null {
    return path === state.path ? null : { path, isBroken: false }
  }

  override render(): ReactNode {
    const { cityName, phone, children } = this.props
    if (!this.state.isBroken) return children
    return (
      <PageBroke phone={phone} retry={() => location.reload()}>
        The {cityName} crew is a call away, and takes your request on the phone.
      </PageBroke>
    )
  }
}

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
