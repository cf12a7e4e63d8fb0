'use client'

import { useState } from 'react'
import type * as Sections from './sections'

/** Undefined in production's browser code, which has no copy of the sections. */
const render =
  // eslint-disable-next-line no-restricted-syntax -- the bundler removes what follows by this value
  typeof window === 'undefined' || process.env.NODE_ENV === 'development'
    ? // eslint-disable-next-line @typescript-eslint/no-require-imports -- the browser would load an import
      (require('./sections') as typeof Sections).renderStaticSection
    : undefined

/** One object: React sets the HTML again when it changes. */
const UNKNOWN_HTML = { __html: '' }

/** By the attribute below; also of elements that left the document. */
const serverElements = new Map<string, Element>()

/**
 * HTML of the server that the browser keeps as it is: hydration stops here, so that neither the page's
 * data nor its scripts repeat what the HTML says. Links inside are plain; nothing inside has handlers.
 */
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
        // Empty: the browser rendered it, after an error. In the document of a failed request there is no
        // HTML to take.
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
