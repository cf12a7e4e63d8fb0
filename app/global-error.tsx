'use client'

import { BRAND } from '@/lib/brand'
import { telHref } from '@/lib/paths'
import './globals.css'

interface Props {
  /** Renders the page once more. */
  retry: () => void
}

/** When a page cannot be shown at all: the truth and the phone. */
export default function GlobalError({ retry }: Props) {
  return (
    <html lang="en-US">
      <body>
        <main className="mx-auto grid max-w-measure gap-4 p-6">
          <h1>Something broke on our side</h1>
          <p>
            Try once more, or call <a href={telHref(BRAND.defaultPhone)}>{BRAND.defaultPhone}</a>.
          </p>
          <button type="button" className="button-act" onClick={() => retry()}>
            Try again
          </button>
        </main>
      </body>
    </html>
  )
}
