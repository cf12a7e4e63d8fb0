'use client'

import { useState } from 'react'
import { STYLES_PATH } from '@/lib/routing/api-paths'

/**
 * Puts the style sheet into the HTML only. React keeps an element with the same `href`, so browsers need
 * no copy; a server component would repeat the text in the page's data. The document of a failed request
 * has no such element, so the browser loads a file there.
 */
export function SiteStyles() {
  const [isInDocument] = useState(
    () => typeof window === 'undefined' || document.querySelector('[data-href="site"]') !== null,
  )
  if (!isInDocument) return <link rel="stylesheet" href={STYLES_PATH} precedence="site" />
  // eslint-disable-next-line no-restricted-syntax -- the browser would load lib/env.ts, too
  const text = typeof window === 'undefined' ? process.env.SITE_CSS : ''
  return (
    <style href="site" precedence="site">
      {text}
    </style>
  )
}
