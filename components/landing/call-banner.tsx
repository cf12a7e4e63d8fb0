import { RichText } from '@/components/ui/rich-text'
import { Section } from '@/components/ui/section'
import type { PageContext } from '@/lib/routing/page-context'
import { formatOpeningHours } from '@/lib/business/opening-hours'
import { telHref } from '@/lib/routing/tel-href'

const TITLE_ID = 'call'

export function CallBanner({ pageContext: { city, phone, t } }: { pageContext: PageContext }) {
  return (
    <Section tone="ink" labelledBy={TITLE_ID} padding="py-12 md:py-16">
      <div className="grid items-center gap-x-12 gap-y-5 lg:grid-cols-[1fr_auto]">
        <h2 id={TITLE_ID} className="text-title">
          {t('Rather talk it over?')}
        </h2>
        <div>
          <a
            href={telHref(phone)}
            className="inline-flex min-h-14 items-center display-text text-hero underline decoration-orange-bright decoration-4 underline-offset-8 hover:text-orange-bright"
          >
            <RichText
              text={t('<1>Call </1>{phone}', { phone })}
              parts={[(text) => <span className="sr-only">{text}</span>]}
            />
          </a>
          <p className="pt-2 text-sky print:text-ink">
            {t('We answer the phone {hours}.', { hours: formatOpeningHours(city.openingHours, t) })}
          </p>
        </div>
      </div>
    </Section>
  )
}
