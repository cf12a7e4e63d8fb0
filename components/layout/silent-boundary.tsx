'use client'

import { unstable_rethrow } from 'next/navigation'
import { Component, type ReactNode } from 'react'

/** Drops a measurement or behavior that fails. Its error would otherwise replace the page. */
export class SilentBoundary<Props = object> extends Component<Props & { children: ReactNode }> {
  override state = { hasError: false, failures: 0 }

  static getDerivedStateFromError(error: unknown) {
    // Next also throws redirects.
    unstable_rethrow(error)
    return { hasError: true }
  }

  /** React's caught errors do not reach `window.onerror`. Safari before 15.4 has no reportError. */
  override componentDidCatch(error: unknown): void {
    globalThis.reportError?.(error)
  }

  override render(): ReactNode {
    return this.state.hasError ? null : this.props.children
  }
}
