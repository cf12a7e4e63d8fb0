'use client'

import { Component, type ReactNode } from 'react'

/** A measurement or behaviour that fails is left out; without this boundary it would take the page with it. */
export class SilentBoundary extends Component<{ children: ReactNode }> {
  override state = { hasError: false }

  static getDerivedStateFromError() {
    return { hasError: true }
  }

  /** Caught errors do not reach `window.onerror`. Safari before 15.4 has no reportError. */
  override componentDidCatch(error: unknown): void {
    globalThis.reportError?.(error)
  }

  override render(): ReactNode {
    return this.state.hasError ? null : this.props.children
  }
}
