'use client'

import { useState } from 'react'
import type * as Sections from './sections'

/** Undefined in the browser in production, where the bundle has no copy of the sections. */
const render =
  // eslint-disable-next-line no-restricted-syntax -- the bundler removes what follows by this value
  typeof window === 'undefined' || process.env.NODE_ENV === 'development'
    ? // eslint-disable-next-line @typescript-eslint/no-require-imports -- the browser would load an import
      (require('./sections') as typeof Sections).renderStaticSection
    : undefined

/** One constant object: React sets the HTML again when the object changes. */
const UNKNOWN_HTML = { __html: '' }

/** By `data-static`; the map also keeps elements that left the document. */
const serverElements = new Map<string, Element>()

/** Hydration stops at this HTML, so neither the page's data nor its scripts repeat it. */
export function StaticHtml(props: Sections.StaticHtmlProps) {
  const id = [props.name, props.cityKey, props.visitorCountry].join(' ')
  const [serverElement] = useState(() => findServerElement(id))
  if (render) return <div data-static={id}>{render(props)}</div>
  return (
    <div
      data-static={id}
      suppressHydrationWarning
      dangerouslySetInnerHTML={UNKNOWN_HTML}
      ref={(element) => {
        if (!element) return
        // React renders this element empty after an error. A failed request's document has no HTML to restore.
        if (!element.hasChildNodes() && serverElement) element.append(...serverElement.childNodes)
        serverElements.set(id, element)
      }}
    />
  )
}

function findServerElement(id: string): Element | null {
  if (typeof window === 'undefined') return null
  return serverElements.get(id) ?? document.querySelector(`[data-static="${id}"]`)
}
