import type { PageContext } from '@/lib/cities/page-context'

/** Of a number at which nobody speaks the page's language. Looks like one strip with the language switch. */
export function PhoneLanguageNote({ pageContext }: { pageContext: PageContext }) {
  const { t, speaksLanguage } = pageContext
  if (t.language === 'en' || speaksLanguage) return null
  // Every language has the name of every other one in `Intl`.
  const english = new Intl.DisplayNames(t.locale, { type: 'language' }).of('en') ?? 'English'
  return (
    <p className="bg-paper-deep px-4 pt-2 text-right text-sm sm:px-6 lg:px-8">
      {t('Our team answers the phone in {language}.', { language: english })}
    </p>
  )
}
