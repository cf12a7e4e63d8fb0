import { PhoneIcon } from '@/components/ui/pictures'
import { RegistrationList } from '@/components/layout/registration-list'
import { Pennant } from '@/components/ui/section'
import { StepNumber } from '@/components/ui/steps'
import { joinDashes, RichText } from '@/components/ui/text'
import { BRAND } from '@/lib/business/brand'
import { CLAIMS, TRACK_RECORD } from '@/lib/business/claims'
import { formatOpeningHours } from '@/lib/business/opening-hours'
import { NEXT_STEPS } from '@/lib/content/next-steps'
import type { PageContext } from '@/lib/routing/page-context'
import { telHref } from '@/lib/routing/tel-href'

const BENEFITS = [CLAIMS.allInclusive, CLAIMS.noHiddenFees, CLAIMS.priceMatch]

export function HeroIntro({ pageContext: { city, phone, t } }: { pageContext: PageContext }) {
  const benefits = BENEFITS.map(({ text }) => t(text))
  return (
    <div className="pt-4 lg:pt-8">
      <Pennant>{t('{city}, {region}', { city: city.name, region: city.region })}</Pennant>
      <div className="px-4 sm:px-0">
        <h1 className="pt-3 text-hero md:pt-6">
          <span className="lg:block">
            <RichText
              text={joinDashes(t('Moving in <1>{city}?</1>', { city: city.name }))}
              parts={[(text) => <span className="sm:inline-block">{text}</span>]}
            />
          </span>{' '}
          <span className="lg:block">{BRAND.slogan[t.language]}</span>
        </h1>
        <p className="pt-2.5 text-lead font-semibold md:pt-5">{t(TRACK_RECORD)}</p>
        <CheckmarkList items={benefits} className="hidden gap-2 pt-5 font-semibold lg:grid" />
        <a href={telHref(phone)} className="mt-3 button-secondary w-full sm:w-auto md:mt-6">
          <PhoneIcon />
          {t('Call {phone}', { phone })}
        </a>
      </div>
    </div>
  )
}

/** Fills the column beside a quote form on wide screens, which would end before the form. */
export function QuoteAside({ pageContext }: { pageContext: PageContext }) {
  const { city, t } = pageContext
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
      <RegistrationList pageContext={pageContext} className="flex flex-wrap gap-x-4 pt-4" />
    </div>
  )
}

interface CheckmarkListProps {
  items: readonly string[]
  className: string
}

export function CheckmarkList({ items, className }: CheckmarkListProps) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item} className="flex checkmark-item items-center gap-3">
          {item}
        </li>
      ))}
    </ul>
  )
}
