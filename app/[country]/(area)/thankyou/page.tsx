import { areaOf, countryOf, defaultArea, type CountryParams } from '@/app/_shared/area'
import { pageMetadata } from '@/app/_shared/metadata'
import { CityPennant } from '@/components/layout/city-pennant'
import { PageShell } from '@/components/layout/page-shell'
import { NextStep } from '@/components/thanks/next-step'
import { PickupPass } from '@/components/thanks/pickup-pass'
import { WhatYouToldUs } from '@/components/thanks/what-you-told-us'
import { Band } from '@/components/ui/band'
import { HomeTeamStill } from '@/components/ui/home-team-still'
import { wallClock } from '@/lib/dates/clock'
import { couponFor, endOfMonth } from '@/lib/business/coupons'
import { loadOf } from '@/lib/business/junk'
import { windowOf } from '@/lib/dates/schedule'
import { calendarPath, readThankYou, type ThankYou } from '@/lib/forms/thank-you'

export const metadata = pageMetadata({
  title: 'Thank you, we have your request',
  description:
    'Your request is with the crew of your city: what you told us, and what happens next.',
})

interface Props {
  params: CountryParams
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function ThankYouPage({ params, searchParams }: Props) {
  const thanks = readThankYou(await searchParams)
  const area = thanks.city
    ? await areaOf(thanks.city, countryOf((await params).country))
    : await defaultArea(params)
  const pickup = pickupOf(thanks)
  return (
    <PageShell area={area}>
      <Band tone="paper" room="pt-6 pb-12 md:py-16">
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,36rem)_minmax(0,1fr)]">
          <div className="grid grid-cols-1 gap-6">
            <div className="print:hidden">
              <CityPennant city={area.city} />
              <h1 className="pt-4 text-hero md:pt-6">Thank you. We have it.</h1>
            </div>
            {pickup ? (
              <PickupPass
                pass={{
                  ...pickup,
                  cityName: area.city.name,
                  phone: area.phone,
                  validUntil: endOfMonth(pickup.date),
                  calendarHref: calendarPath(thanks),
                }}
              />
            ) : null}
            <NextStep
              area={area}
              kind={thanks.kind}
              clock={wallClock(new Date(), area.city.timeZone)}
            />
          </div>
          <div className="grid h-fit gap-6">
            {thanks.kind === 'quote' ? <WhatYouToldUs thanks={thanks} /> : null}
            <div className="aspect-4/3 overflow-hidden card print:hidden">
              <HomeTeamStill />
            </div>
          </div>
        </div>
      </Band>
    </PageShell>
  )
}

/** What the pass of a pickup says; undefined where the address does not tell day and window. */
function pickupOf({ kind, moveDate, window: slot, load }: ThankYou) {
  const window = windowOf(slot ?? '')
  if (kind !== 'job' || !moveDate || !window) return undefined
  return { date: moveDate, window, coupon: couponFor(loadOf(load ?? '')) }
}
