import type { ReactNode } from 'react'
import { NonceScript } from '@/components/form/nonce-script'
import { ScrollToTop } from '@/components/layout/scroll-to-top'
import { Analytics } from '@/components/analytics/analytics'
import { fontClassName } from './fonts'
import '@/app/globals.css'
import { PageSettings } from './page-settings'

interface Props {
  lang: 'en-US' | 'en-CA'
  children: ReactNode
}

/** The HTML of every root layout. */
export function Document({ lang, children }: Props) {
  return (
    <html lang={lang} className={fontClassName} data-scroll-behavior="smooth">
      <body>
        {children}
        <ScrollToTop />
        <NonceScript />
        <PageSettings />
        <Analytics />
      </body>
    </html>
  )
}
