import { Fragment, type ReactNode } from 'react'
import type { PageContext } from '@/lib/routing/page-context'
import { listLanguages } from '@/lib/cities/cities'
import { getPaths, type Paths } from '@/lib/routing/paths'
import { LANGUAGES, type Language } from '@/lib/words/languages'

interface Props {
  pageContext: PageContext
  /** The page that the links lead to. */
  page?: keyof Paths
  /** Needed when the query says what the page shows; page-behavior.tsx keeps any other query. */
  getHref?: (language: Language) => string
  children?: ReactNode
}

/** Runs before the first paint, because a prerendered page does not know its visitor's language. */
const MARK_PREFERRED =
  'for(const a of document.currentScript.parentNode.querySelectorAll("[rel]"))a.toggleAttribute("data-preferred",navigator.language.startsWith(a.lang))'

/** Highlights the browser's first language, and says in which language we answer the phone. */
export function LanguageSwitch({ pageContext, page = 'home', getHref, children }: Props) {
  const { cityKey, t, speaksLanguage } = pageContext
  const others = listLanguages(cityKey).filter((other) => other !== t.language)
  if (others.length === 0 && !children) return null
  // `Intl` knows the name of each of our languages in every other one.
  const names = new Intl.DisplayNames(t.locale, { type: 'language' })
  const spoken = names.of(speaksLanguage ? t.language : 'en') ?? ''
  return (
    <div className="relative border-b-line border-ink bg-paper-deep print:hidden">
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-end gap-x-4 px-4 sm:px-6 lg:px-8">
        <div className="min-w-[min(9rem,100%)] flex-1 py-1 text-sm leading-tight">
          {t.language === 'en'
            ? null
            : t(
                speaksLanguage
                  ? 'We speak {language}.'
                  : 'Our team answers the phone in {language}.',
                { language: spoken },
              )}
          {children}
        </div>
        {others.map((other) => (
          <Fragment key={other}>
            {' '}
            <a
              href={getHref?.(other) ?? getPaths(cityKey, other)[page]}
              lang={other}
              hrefLang={other}
              rel="alternate"
              suppressHydrationWarning
              className="-mr-4 inline-flex min-h-11 items-center px-4 font-bold underline underline-offset-4 data-preferred:bg-green data-preferred:text-white"
            >
              {LANGUAGES[other].name}
            </a>
          </Fragment>
        ))}
        <script dangerouslySetInnerHTML={{ __html: MARK_PREFERRED }} />
      </div>
    </div>
  )
}
