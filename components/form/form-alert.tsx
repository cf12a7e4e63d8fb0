import { useEffect, type ReactNode } from 'react'
import { useTranslate } from '@/components/ui/use-translate'

/**
 * `autofocus` or, with JavaScript, the form's hook gives it the focus. An inner element has the role,
 * because screen readers announce a focused alert twice or in part. They read the page's title first, so
 * it begins with "Error: " meanwhile (https://design-system.service.gov.uk/components/error-summary/).
 */
export function FormAlert({ title, children }: { title: ReactNode; children: ReactNode }) {
  const prefix = useTranslate()('Error: ')
  useEffect(() => {
    if (!document.title.startsWith(prefix)) document.title = prefix + document.title
    return () => {
      // Another form of the page may still have errors.
      if (document.querySelector('[data-summary]')) return
      document.title = document.title.replace(prefix, '')
    }
  }, [prefix])
  return (
    <div tabIndex={-1} autoFocus data-summary className="error-summary">
      <div role="alert">
        <h2>{title}</h2>
        {children}
      </div>
    </div>
  )
}
