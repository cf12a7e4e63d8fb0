import type { PageContext } from '@/lib/cities/page-context'
import { listLanguages } from '@/lib/cities/cities'
import { getPaths } from '@/lib/routing/paths'
import { LANGUAGES, type Language } from '@/lib/words/languages'

interface Props {
  pageContext: PageContext
  /** What is shown of the city. */
  page?: keyof ReturnType<typeof getPaths>
  /** The address of a page whose query says what it shows; page-behavior.tsx keeps any other query. */
  getHref?: (language: Language) => string
}

/** Before the first paint, because a prerendered page does not know its visitor's language. */
const MARK_PREFERRED =
  'for(const a of document.currentScript.parentNode.querySelectorAll("a"))a.toggleAttribute("data-preferred",navigator.language.startsWith(a.lang))'

/** The page's twins. Above the headline, and in colour for a browser that asks for that language first. */
export function LanguageSwitch({ pageContext, page = 'home', getHref }: Props) {
  const { cityKey, t } = pageContext
  const others = listLanguages(cityKey).filter((other) => other !== t.language)
  if (others.length === 0) return null
  return (
    <p className="border-b-line border-ink bg-paper-deep text-right whitespace-nowrap sm:px-2 lg:px-4 print:hidden">
      {others.map((other) => (
        <a
          key={other}
          href={getHref?.(other) ?? getPaths(cityKey, other)[page]}
          lang={other}
          hrefLang={other}
          rel="alternate"
          suppressHydrationWarning
          className="inline-flex min-h-11 items-center px-4 font-bold underline underline-offset-4 data-preferred:bg-green data-preferred:text-white"
        >
          {LANGUAGES[other].name}
        </a>
      ))}
      <script dangerouslySetInnerHTML={{ __html: MARK_PREFERRED }} />
    </p>
  )
}
