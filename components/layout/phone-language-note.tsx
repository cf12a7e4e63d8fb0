import type { PageContext } from '@/lib/cities/page-context'
import { getTranslate } from '@/lib/words/words'

/** Where a page shows a number at which nobody speaks the page's language. */
export function PhoneLanguageNote({ pageContext }: { pageContext: PageContext }) {
  const { language, speaksLanguage } = pageContext
  if (language === 'en' || speaksLanguage) return null
  const t = getTranslate(language)
  // Every language has the name of every other one in `Intl`.
  const english = new Intl.DisplayNames(t.locale, { type: 'language' }).of('en') ?? 'English'
  return (
    <p className="border-y-line border-ink bg-paper-deep px-4 py-1 text-right text-sm sm:px-6 lg:px-8">
      {t('Our team answers the phone in {language}.', { language: english })}
    </p>
  )
}
