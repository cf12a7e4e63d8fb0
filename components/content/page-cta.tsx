import { RichText } from '@/components/ui/rich-text'
import { Section } from '@/components/ui/section'
import type { PageContext } from '@/lib/routing/page-context'
import { telHref } from '@/lib/routing/tel-href'

export function PageCta({ pageContext }: { pageContext: PageContext }) {
  const { city, paths, phone, t } = pageContext
  return (
    <Section
      tone="ink"
      labelledBy="page-cta"
      title={t('Moving, or clearing out some junk?')}
      padding="py-12 md:py-16"
    >
      <p className="max-w-measure pt-3 text-lead text-sky print:text-ink">
        {t('Tell our {city} crew what you’ve got, or just give us a call.', { city: city.name })}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-4 pt-6 print:hidden">
        <a href={paths.getQuote} className="button-primary w-full border-paper sm:w-auto">
          {t('Get my free quote')}
        </a>{' '}
        <a href={paths.bookNow} className="button-secondary w-full sm:w-auto">
          {t('Book a junk pickup')}
        </a>
      </div>
      <a
        href={telHref(phone)}
        className="mt-6 inline-flex min-h-14 items-center display-text text-title underline decoration-orange-bright decoration-4 underline-offset-8 hover:text-orange-bright print:decoration-current"
      >
        <RichText
          text={t('<1>Call </1>{phone}', { phone })}
          parts={[(text) => <span className="sr-only">{text}</span>]}
        />
      </a>
    </Section>
  )
}
