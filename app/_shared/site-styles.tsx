'use client'

/**
 * The style sheet, in the HTML alone. React keeps an element of the document with the same `href`, so
 * browsers need no copy of the text; as a server component its text would be in the page's data, too.
 */
export function SiteStyles() {
  // eslint-disable-next-line no-restricted-syntax -- the browser would load lib/env.ts, too
  const text = typeof window === 'undefined' ? process.env.SITE_CSS : ''
  return (
    <style href="site" precedence="site">
      {text}
    </style>
  )
}
