'use client'

import { Component, type ReactNode } from 'react'

/** Drops a measurement or behavior that fails. Its error would otherwise replace the page. */
export class SilentBoundary extends Component<{ children: ReactNode }> {
  override state = { hasError: false }

  static getDerivedStateFromError() {
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
