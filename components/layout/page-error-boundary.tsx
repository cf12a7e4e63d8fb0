'use client'

import { Fragment, type ReactNode } from 'react'
import { SilentBoundary } from './silent-boundary'
import { useTranslate } from '@/components/ui/use-translate'
import { telHref } from '@/lib/routing/tel-href'
import type { Sentence, Values } from '@/lib/words/translate'

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

interface ErrorMessageProps {
  phone: string
  text: Sentence
  values?: Values
}

export function ErrorMessage({ phone, text, values }: ErrorMessageProps) {
  const t = useTranslate()
  return (
    <section className="mx-auto max-w-page px-4 py-12 sm:px-6 md:py-20 lg:px-8">
      <h1 className="text-hero">{t('Something went wrong on our end')}</h1>
      <p className="max-w-measure pt-4 text-lead">{t(text, values)}</p>
      <p className="flex flex-wrap gap-3 pt-6">
        <a href={telHref(phone)} className="button-primary w-full sm:w-auto">
          {t('Call {phone}', { phone })}
        </a>
        <button
          type="button"
          onClick={() => location.reload()}
          className="button-secondary w-full sm:w-auto"
        >
          {t('Try again')}
        </button>
      </p>
    </section>
  )
}
