import type { ReactNode } from 'react'
import { NonceScript } from '@/components/form/nonce-script'
import { ScrollToTop } from '@/components/layout/scroll-to-top'
import { Measure } from '@/components/analytics/measure'
import { AppCheckSettings } from './app-check-settings'
import { fontClassName } from './fonts'
import '@/app/globals.css'
import { TagSettings } from './tag-settings'
import { VitalsSettings } from './vitals-settings'

interface Props {
  lang: 'en-US' | 'en-CA'
  children: ReactNode
}

/** What every root layout renders. */
export function Document({ lang, children }: Props) {
  return (
    <html lang={lang} className={fontClassName} data-scroll-behavior="smooth">
      <body>
        {children}
        <ScrollToTop />
        <NonceScript />
        <AppCheckSettings />
        <TagSettings />
        <VitalsSettings />
        <Measure />
      </body>
    </html>
  )
}
