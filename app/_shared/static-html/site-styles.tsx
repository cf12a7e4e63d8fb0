'use client'

import { useState } from 'react'
import { STYLES_PATH } from '@/lib/routing/api-paths'

/**
 * The style sheet, in the HTML alone. React keeps an element of the document with the same `href`, so
 * browsers need no copy of the text; as a server component its text would be in the page's data, too.
 * The document of a failed request has no such element: there the browser loads a file.
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
