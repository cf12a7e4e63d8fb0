'use client'

import { Fragment, type ReactNode } from 'react'
import { ErrorMessage } from './error-message'
import { SilentBoundary } from './silent-boundary'

/**
 * Renders its children again once, because a translator or an extension may have moved their elements. After
 * a second failure it shows an error. `next/error` would add the pages router's error page to the bundle.
 */
export class PageErrorBoundary extends SilentBoundary<{ cityName: string; phone: string }> {
  override componentDidCatch(error: unknown): void {
    super.componentDidCatch(error)
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
