import type { ReactNode } from 'react'
import { SubmitScript } from '@/components/form/submit-script'
import { PageBehavior } from '@/components/layout/page-behavior'
import { SilentBoundary } from '@/components/layout/silent-boundary'
import { Analytics } from '@/components/analytics/analytics'
import type { getDocumentLanguage } from '@/lib/words/languages'
import { preload } from 'react-dom'
import { FONT_PATHS } from './fonts'
import '@/app/globals.css'
import { PageSettings } from './page-settings'
import { SiteStyles } from './static-html/site-styles'

interface DocumentProps {
  lang: ReturnType<typeof getDocumentLanguage>
  /** A page whose address nobody else may learn: no analytics, no third party. */
  isPrivate?: boolean
  /** The page that counts a conversion. */
  isThankYou?: boolean
  children: ReactNode
}

export function Document({ lang, isPrivate, isThankYou, children }: DocumentProps) {
  for (const path of FONT_PATHS) preload(path, { as: 'font', type: 'font/woff2', crossOrigin: '' })
  return (
    <html lang={lang} data-scroll-behavior="smooth">
      <body>
        <SiteStyles />
        {children}
        <SilentBoundary>
          <PageBehavior />
        </SilentBoundary>
        {isPrivate ? null : (
          <>
            <SubmitScript />
            <PageSettings />
            <SilentBoundary>
              <Analytics isThankYou={isThankYou} />
            </SilentBoundary>
          </>
        )}
      </body>
    </html>
  )
}
