import { CallHours } from '@/components/ui/call-hours'
import { Section } from '@/components/ui/section'
import type { PageContext } from '@/lib/cities/page-context'
import { formatOpeningHours } from '@/lib/business/opening-hours'
import { telHref } from '@/lib/routing/paths'

const TITLE_ID = 'call'

interface CallBannerProps {
  pageContext: PageContext
}

export function CallBanner({ pageContext: { city, phone } }: CallBannerProps) {
  return (
    <Section tone="ink" labelledBy={TITLE_ID} padding="py-12 md:py-16">
      <div className="grid items-center gap-x-12 gap-y-5 lg:grid-cols-[1fr_auto]">
        <div>
          <h2 id={TITLE_ID} className="text-title">
            Rather talk it over?
          </h2>
          <p className="max-w-measure pt-3 text-lead text-sky">
            Tell us what you have and where it’s going. We’ll give you one all-inclusive price, and
            then put it in writing.
          </p>
        </div>
        <CallHours
          hours={city.openingHours}
          hoursText={formatOpeningHours(city.openingHours)}
          timeZone={city.timeZone}
        >
          <a
            href={telHref(phone)}
            className="inline-flex min-h-14 items-center display-text text-hero call-number"
          >
            <span className="sr-only">Call </span>
            {phone}
          </a>
        </CallHours>
      </div>
    </Section>
  )
}
