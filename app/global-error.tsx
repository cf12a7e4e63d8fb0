'use client'

import { ErrorMessage } from '@/components/layout/page-error-boundary'
import { BRAND, LOGO_ASPECT_RATIO, LOGOS } from '@/lib/business/brand'
import { SiteStyles } from '@/app/_shared/site-styles'

interface Props {
  retry: () => void
}

const { src, alt, width } = LOGOS.other

/** Replaces the root layout when it fails. */
export default function GlobalError({ retry }: Props) {
  return (
    <html lang="en-US">
      <body>
        <SiteStyles />
        <title>Something went wrong on our end</title>
        <header className="border-b-4 border-orange px-4 py-3 sm:px-6 lg:px-8">
          {/* eslint-disable-next-line @next/next/no-html-link-for-pages */}
          <a href="/" className="inline-block">
            <img src={src} alt={alt} width={width} height={width / LOGO_ASPECT_RATIO} />
          </a>
        </header>
        <main>
          <ErrorMessage phone={BRAND.defaultPhone} retry={retry}>
            Try again, or call us and we’ll take your request over the phone.
          </ErrorMessage>
        </main>
      </body>
    </html>
  )
}
