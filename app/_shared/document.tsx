import type { ReactNode } from 'react'
import { PageBehavior } from '@/components/layout/page-behavior'
import { SilentBoundary } from '@/components/layout/silent-boundary'
import { Analytics } from '@/components/analytics/analytics'
import { WordsProvider } from '@/components/ui/use-translate'
import type { City } from '@/lib/cities/city'
import { getDocumentLanguage, LANGUAGES, type Language } from '@/lib/words/languages'
import { getBrowserWords } from '@/lib/words/words'
import { preload } from 'react-dom'
import { FONT_PATHS } from './fonts'
import '@/app/globals.css'
import { SiteStyles } from './static-html/site-styles'
import { env } from '@/lib/env'
import { getDeclarations, type ThirdPartyPage } from '@/lib/security/content-security-policy'
import { SPEED_META } from '@/lib/http/page-settings'

interface DocumentProps {
  language: Language
  country: City['country']
  /** Loads no analytics and no third party: nobody else may learn the page's address. */
  isPrivate?: boolean
  isThankYou?: boolean
  children: ReactNode
}

export function Document({ language, country, isPrivate, isThankYou, children }: DocumentProps) {
  const words = getBrowserWords(language)
  const { locale } = LANGUAGES[language]
  for (const path of FONT_PATHS) preload(path, { as: 'font', type: 'font/woff2', crossOrigin: '' })
  return (
    <html lang={getDocumentLanguage(language, country)} data-scroll-behavior="smooth">
      <body>
        <SiteStyles />
        {words ? (
          <WordsProvider {...{ language, locale, words }}>{children}</WordsProvider>
        ) : (
          children
        )}
        <SilentBoundary>
          <PageBehavior />
        </SilentBoundary>
        {isPrivate ? null : (
          <>
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

/** Meta tags with the settings of browser modules: those of `page`, or those that every page has. */
export function PageSettings({ page }: { page?: ThirdPartyPage }) {
  const settings = getDeclarations(env, page)
  if (!page && env.VERCEL) settings.push([SPEED_META, 'on'])
  return settings.map(([name, content]) => <meta key={name} name={name} content={content} />)
}
