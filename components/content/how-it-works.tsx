import { CityPart } from '@/components/layout/city-part'
import { Band } from '@/components/ui/band'
import { CouponTicket } from '@/components/ui/coupon-ticket'
import { TextLink } from '@/components/ui/text-link'
import type { Area } from '@/lib/cities/area'
import { wordsAbout } from '@/lib/cities/guides'
import { COUPONS } from '@/lib/business/coupons'
import { MOVE, PICKUP } from '@/lib/content/journey'
import { pathsOf } from '@/lib/routing/paths'
import { slotOf, WINDOWS } from '@/lib/dates/schedule'
import { windowInWords } from '@/lib/dates/words'
import { Journey } from './journey'
import { PageHead } from './page-head'
import { TwoActs } from './two-acts'

const MOVE_ID = 'a-move'
const PICKUP_ID = 'a-pickup'
const DAY_ID = 'on-the-day'

interface HowItWorksProps {
  area: Area
}

/** The four steps, for a move and for a junk pickup. */
export function HowItWorks({ area }: HowItWorksProps) {
  const paths = pathsOf(area.cityKey)
  return (
    <>
      <Band tone="paper" room="pt-6 pb-12 md:py-16">
        <PageHead area={area} title={`How it works in ${area.city.name}`}>
          Four steps to a new home, four to an empty garage. One short form or one call starts
          either.
        </PageHead>
      </Band>
      <Band tone="sky" labelledBy={MOVE_ID}>
        <h2 id={MOVE_ID} className="text-title">
          A move
        </h2>
        <Journey steps={MOVE} />
        <p className="pt-6">
          <TextLink href={paths.getQuote}>Start with a free quote</TextLink>
        </p>
      </Band>
      <Band tone="paper" labelledBy={PICKUP_ID}>
        <h2 id={PICKUP_ID} className="text-title">
          A junk pickup
        </h2>
        <Journey steps={PICKUP} />
        <p className="flex flex-wrap gap-x-6 pt-6">
          <TextLink href={paths.bookNow}>Book a pickup</TextLink>
          <TextLink href={paths.whatWeTake}>What we take</TextLink>
        </p>
        <div className="grid gap-x-12 gap-y-10 pt-10 lg:grid-cols-2">
          <Windows />
          <Coupons />
        </div>
      </Band>
      <OnTheDay area={area} />
      <TwoActs area={area} />
    </>
  )
}

/** What the place asks of a moving day. */
function OnTheDay({ area: { cityKey, city } }: HowItWorksProps) {
  const { buildings, seasons } = wordsAbout(cityKey)
  return (
    <Band tone="sky" labelledBy={DAY_ID}>
      <h2 id={DAY_ID} className="text-title">
        On the day in {city.name}
      </h2>
      <div className="grid gap-x-12 gap-y-10 pt-6 lg:grid-cols-2">
        <CityPart subject="buildings" words={buildings} />
        <CityPart subject="seasons" words={seasons} />
      </div>
    </Band>
  )
}

function Windows() {
  return (
    <div>
      <h3 className="text-xl">Arrival windows</h3>
      <ul className="grid grid-cols-2 gap-2 pt-4">
        {WINDOWS.map((window) => (
          <li
            key={slotOf(window)}
            className="flex min-h-16 items-center justify-center rounded-control border-line border-ink bg-white px-2 text-center jersey text-lg leading-tight"
          >
            {windowInWords(window)}
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
