import { CityGuideSection } from '@/components/layout/city-guide-section'
import { Section } from '@/components/ui/section'
import { CouponTicket } from '@/components/ui/coupon-ticket'
import { TextLink } from '@/components/ui/text-link'
import type { PageContext } from '@/lib/cities/page-context'
import { COUPONS } from '@/lib/business/coupons'
import { MOVING_STEPS, PICKUP_STEPS } from '@/lib/content/process-steps'
import { getPaths } from '@/lib/routing/paths'
import { formatTimeSlot, ARRIVAL_WINDOWS } from '@/lib/dates/schedule'
import { formatArrivalWindow } from '@/lib/dates/format-dates'
import { ProcessSteps } from './process-steps'
import { PageHeader } from './page-header'
import { PageCta } from './page-cta'

const MOVE_ID = 'a-move'
const PICKUP_ID = 'a-pickup'
const MOVING_DAY_ID = 'on-the-day'

interface HowItWorksProps {
  pageContext: PageContext
}

/** The four steps, for a move and for a junk pickup. */
export function HowItWorks({ pageContext }: HowItWorksProps) {
  const paths = getPaths(pageContext.cityKey)
  return (
    <>
      <Section tone="paper" padding="pt-6 pb-12 md:py-16">
        <PageHeader pageContext={pageContext} title={`How it works in ${pageContext.city.name}`}>
          It’s four steps to a new home, or four to an empty garage. Either one starts with a short
          form or a call.
        </PageHeader>
      </Section>
      <Section tone="sky" labelledBy={MOVE_ID}>
        <h2 id={MOVE_ID} className="text-title">
          Your move
        </h2>
        <ProcessSteps steps={MOVING_STEPS} />
        <p className="pt-6">
          <TextLink href={paths.getQuote}>Start with a free quote</TextLink>
        </p>
      </Section>
      <Section tone="paper" labelledBy={PICKUP_ID}>
        <h2 id={PICKUP_ID} className="text-title">
          Your junk pickup
        </h2>
        <ProcessSteps steps={PICKUP_STEPS} />
        <p className="flex flex-wrap gap-x-6 pt-6">
          <TextLink href={paths.bookNow}>Book a pickup</TextLink>
          <TextLink href={paths.whatWeTake}>What we take</TextLink>
        </p>
        <div className="grid gap-x-12 gap-y-10 pt-10 lg:grid-cols-2">
          <ArrivalWindows />
          <Coupons />
        </div>
      </Section>
      <MovingDay pageContext={pageContext} />
      <PageCta pageContext={pageContext} />
    </>
  )
}

function MovingDay({ pageContext: { city } }: HowItWorksProps) {
  const { buildings, seasons } = city.guide
  return (
    <Section tone="sky" labelledBy={MOVING_DAY_ID}>
      <h2 id={MOVING_DAY_ID} className="text-title">
        Moving day in {city.name}
      </h2>
      <div className="grid gap-x-12 gap-y-10 pt-6 lg:grid-cols-2">
        <CityGuideSection subject="buildings" text={buildings} />
        <CityGuideSection subject="seasons" text={seasons} />
      </div>
    </Section>
  )
}

function ArrivalWindows() {
  return (
    <div>
      <h3 className="text-xl">Arrival windows</h3>
      <ul className="grid grid-cols-2 gap-2 pt-4">
        {ARRIVAL_WINDOWS.map((window) => (
          <li
            key={formatTimeSlot(window)}
            className="flex min-h-16 items-center justify-center rounded-control border-line border-ink bg-white px-2 text-center display-text text-lg leading-tight"
          >
            {formatArrivalWindow(window)}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Coupons() {
  return (
    <div>
      <h3 className="text-xl">Coupons</h3>
      <ul className="grid gap-2 pt-4">
        {COUPONS.map((coupon) => (
          <li key={coupon.amount}>
            <CouponTicket coupon={coupon} />
          </li>
        ))}
      </ul>
    </div>
  )
}
