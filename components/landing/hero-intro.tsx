import { CheckmarkList } from '@/components/ui/checkmark-list'
import { Pennant } from '@/components/ui/pennant'
import { PhoneIcon } from '@/components/ui/phone-icon'
import { CLAIMS } from '@/lib/business/claims'
import type { PageContext } from '@/lib/cities/page-context'
import { telHref } from '@/lib/routing/tel-href'

/** Hidden on phones, where the form comes first. */
const BENEFITS = [CLAIMS.allInclusive.text, CLAIMS.noHiddenFees.text, CLAIMS.priceMatch.text]

export function HeroIntro({ pageContext: { city, phone } }: { pageContext: PageContext }) {
  return (
    <div className="pt-4 lg:pt-8">
      <Pennant>
        {city.name}, {city.region}
      </Pennant>
      <div className="px-4 sm:px-0">
        <h1 className="pt-3 text-hero md:pt-6">
          <span className="lg:block">
            Moving in <span className="sm:inline-block">{city.name}?</span>
          </span>{' '}
          <span className="lg:block">Call the home team.</span>
        </h1>
        <p className="pt-2.5 text-lead font-semibold md:pt-5">
          {CLAIMS.years.text} and {CLAIMS.customers.text}
        </p>
        <CheckmarkList items={BENEFITS} className="hidden gap-2 pt-5 font-semibold lg:grid" />
        <a href={telHref(phone)} className="mt-3 button-secondary w-full sm:w-auto md:mt-6">
          <PhoneIcon />
          Call {phone}
        </a>
      </div>
    </div>
  )
}
