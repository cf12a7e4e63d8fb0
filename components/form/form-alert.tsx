import { useEffect, useId, type ReactNode } from 'react'

const TITLE_PREFIX = 'Error: '

/**
 * What a form says about the last submission. It gets the focus: by `autofocus` without JavaScript, by
 * useSubmission otherwise. While it is shown, the page's title begins with "Error: ", because screen
 * readers read the title first (https://design-system.service.gov.uk/components/error-summary/).
 */
export function FormAlert({ title, children }: { title: ReactNode; children: ReactNode }) {
  const titleId = useId()
  useEffect(() => {
    if (!document.title.startsWith(TITLE_PREFIX)) document.title = TITLE_PREFIX + document.title
    return () => {
      // Another form of the page may still have errors.
      if (document.querySelector('[data-summary]')) return
      document.title = document.title.replace(TITLE_PREFIX, '')
    }
  }, [])
  return (
    <div
      role="alert"
      tabIndex={-1}
      autoFocus
      data-summary
      aria-labelledby={titleId}
      className="error-summary"
    >
      <h2 id={titleId}>{title}</h2>
      {children}
    </div>
  )
}
