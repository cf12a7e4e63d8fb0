'use client'

import { useEffect } from 'react'

const PREFIX = 'Error: '

/**
 * The page's title says it first while something wrong stands on the page: it is the first thing that a
 * screen reader reads, and what a visitor sees of a tab in the background
 * (https://design-system.service.gov.uk/components/error-summary/). Without JavaScript the title is
 * the page's own, which does not know what its form was answered.
 */
export function ErrorPageTitle() {
  useEffect(() => {
    if (!document.title.startsWith(PREFIX)) document.title = PREFIX + document.title
    return () => {
      // Another form of the page may still be wrong.
      if (document.querySelector('[data-summary]')) return
      if (document.title.startsWith(PREFIX)) document.title = document.title.slice(PREFIX.length)
    }
  }, [])
  return null
}
