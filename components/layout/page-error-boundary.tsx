'use client'

import { unstable_rethrow } from 'next/navigation'
import { Component, type ReactNode } from 'react'
import { ErrorMessage } from './error-message'

interface Props {
  cityName: string
  phone: string
  children: ReactNode
}

/**
 * Replaces the page between header and footer when rendering fails in the browser. Not `next/error`: it
 * adds the pages router's error page to the bundle.
 */
export class PageErrorBoundary extends Component<Props> {
  override state = { hasError: false }

  static getDerivedStateFromError(error: unknown) {
    // Next throws redirects, too.
    unstable_rethrow(error)
    return { hasError: true }
  }

  /** Caught errors do not reach `window.onerror`. Safari before 15.4 has no reportError. */
  override componentDidCatch(error: unknown): void {
    globalThis.reportError?.(error)
  }

  override render(): ReactNode {
    const { cityName, phone, children } = this.props
    if (!this.state.hasError) return children
    return (
      <ErrorMessage phone={phone} retry={() => location.reload()}>
        The {cityName} crew is just a call away and can take your request over the phone.
      </ErrorMessage>
    )
  }
}
