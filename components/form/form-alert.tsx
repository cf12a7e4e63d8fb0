import { useEffect, type ReactNode } from 'react'
import { useTranslate } from '@/components/ui/use-translate'

/**
 * The message above a form after a submission that was not stored. It gets the focus: by `autofocus`
 * without JavaScript, by useSubmissionForm otherwise. The role is of an inner element, because screen readers
 * announce a focused alert twice or in part. With JavaScript the page's title begins with "Error: "
 * meanwhile, because they read it first
 * (https://design-system.service.gov.uk/components/error-summary/).
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
