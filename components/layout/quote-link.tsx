'use client'

import type { ComponentProps } from 'react'

interface QuoteLinkProps extends Omit<ComponentProps<'a'>, 'onClick'> {
  /** Selects the form that the link leads to where the page has one. */
  formSelector?: string
}

/** Leads to the form of this page, so that nothing typed is left behind; elsewhere to `href`. */
export function QuoteLink({ formSelector = 'main form', ...props }: QuoteLinkProps) {
  return (
    <a
      {...props}
      onClick={(event) => {
        const form = document.querySelector<HTMLFormElement>(formSelector)
        if (!form || event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        void import('./first-empty-field').then(
          ({ focusFirstEmptyField }) => focusFirstEmptyField(form),
          () => form.scrollIntoView(),
        )
      }}
    />
  )
}
