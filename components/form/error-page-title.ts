'use client'

import { useEffect } from 'react'

const PREFIX = 'Error: '

/**
 * Prefixes the page title while an error is shown: screen readers read the title first
 * (https://design-system.service.gov.uk/components/error-summary/). Needs JavaScript.
 */
export function ErrorPageTitle() {
  useEffect(() => {
    if (!document.title.startsWith(PREFIX)) document.title = PREFIX + document.title
    return () => {
      // Another form of the page may still have errors.
      if (document.querySelector('[data-summary]')) return
      if (document.title.startsWith(PREFIX)) document.title = document.title.slice(PREFIX.length)
    }
  }, [])
  return null
}
