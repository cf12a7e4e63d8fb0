'use client'

import { unstable_rethrow } from 'next/navigation'
import { Component, Fragment, type ReactNode } from 'react'
import { ErrorMessage } from './error-message'

interface Props {
  cityName: string
  phone: string
  children: ReactNode
}

/**
 * Renders its children again once, because a translator or an extension may have moved their elements. After
 * a second failure it shows an error. `next/error` would add the pages router's error page to the bundle.
 */
export class PageErrorBoundary extends Component<Props> {
  override state = { hasError: false, failures: 0 }

  static getDerivedStateFromError(error: unknown) {
    // Next also throws redirects.
    unstable_rethrow(error)
    return { hasError: true }
  }

  /** React's caught errors do not reach `window.onerror`. Safari before 15.4 has no reportError. */
  override componentDidCatch(error: unknown): void {
    globalThis.reportError?.(error)
    const failures = this.state.failures + 1
    this.setState({ failures, hasError: failures > 1 })
  }

  override render(): ReactNode {
    const { cityName, phone, children } = this.props
    const { hasError, failures } = this.state
    if (!hasError) return <Fragment key={failures}>{children}</Fragment>
    return (
      <ErrorMessage
        phone={phone}
        text="The {cityName} crew is just a call away and can take your request over the phone."
        values={{ cityName }}
      />
    )
  }
}
