import { StepNumber } from '@/components/ui/step-number'
import { formatOpeningHours } from '@/lib/business/opening-hours'
import type { PageContext } from '@/lib/routing/page-context'
import { NEXT_STEPS } from '@/lib/content/next-steps'

/** Fills the column beside a quote form on wide screens, which would end before the form. */
export function QuoteAside({ pageContext: { city, t } }: { pageContext: PageContext }) {
  return (
    <div className="hidden pt-8 lg:block print:hidden">
      <h2 className="text-2xl">{t('What happens next')}</h2>
      <ol className="grid gap-2 pt-4">
        {NEXT_STEPS.quote.map((step, index) => (
          <li key={step} className="flex items-center gap-4 text-balance">
            <StepNumber number={index + 1} className="w-14 shrink-0" />
            {t(step)}
          </li>
        ))}
      </ol>
      <p className="pt-4 font-semibold">
        {t('Our {city} office answers the phone {hours}.', {
          city: city.name,
          hours: formatOpeningHours(city.openingHours, t),
        })}
      </p>
    </div>
  )
}
