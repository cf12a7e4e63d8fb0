import { getPageContext, type PageProps } from '@/app/_shared/page-context'
import { createMetadata } from '@/app/_shared/metadata'
import { CityPennant } from '@/components/layout/city-pennant'
import { PageShell } from '@/app/_shared/page-shell'
import { listAddressAnswers } from '@/components/thanks/address-answers'
import { NextSteps } from '@/components/thanks/next-steps'
import { PickupPass } from '@/components/thanks/pickup-pass'
import { RequestCard } from '@/components/thanks/request-card'
import { Section } from '@/components/ui/section'
import { FilmPoster } from '@/components/ui/film-poster'
import { getWallClock } from '@/lib/dates/wall-clock'
import { getCoupon, formatEndOfMonth } from '@/lib/business/coupons'
import { getLoad } from '@/lib/business/junk'
import { formatShownPrice } from '@/lib/business/prices'
import { parseTimeSlot } from '@/lib/dates/schedule'
import { createBookingPath } from '@/lib/signing/booking-link'
import { formatReference } from '@/lib/submissions/reference'
import { hasValidSignature } from '@/lib/signing/signatures'
import { getCalendarPath, parseThankYouQuery, type ThankYouParameters } from '@/lib/forms/thank-you'

export const metadata = createMetadata({
  title: 'Thank you, we have your request',
  description:
    'Your local crew has your request. Here’s what you asked for, and what happens next.',
})

/** What the pickup pass says: the card leaves it out. */
const PASS_FIELDS = ['selectedDate', 'timeSlot']

interface Props extends PageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function ThankYouPage({ params, searchParams }: Props) {
  const thankYou = parseThankYouQuery(await searchParams)
  const { country } = await params
  const pageContext = await getPageContext({ country, city: thankYou.city })
  const { form, city: cityKey, requestKey = '' } = thankYou
  const reference = cityKey && requestKey ? formatReference(pageContext.city, requestKey) : ''
  const isSigned = hasValidSignature(thankYou)
  const pickup = isSigned ? getPickup(thankYou) : undefined
  const bookingPath = isSigned && cityKey ? createBookingPath(cityKey, requestKey) : ''
  return (
    <PageShell pageContext={pageContext}>
      <Section tone="paper" padding="pt-6 pb-12 md:py-16">
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,36rem)_minmax(0,1fr)]">
          <div className="grid h-fit grid-cols-1 gap-6">
            <div className="print:hidden">
              <CityPennant city={pageContext.city} />
              <h1 className="pt-4 text-hero md:pt-6">Thank you. We’ve got it.</h1>
            </div>
            {pickup ? (
              <PickupPass
                pass={{
                  ...pickup,
                  cityName: pageContext.city.name,
                  phone: pageContext.phone,
                  validUntil: formatEndOfMonth(pickup.date),
                  reference,
                  calendarHref: getCalendarPath(thankYou),
                }}
              />
            ) : null}
            <NextSteps
              pageContext={pageContext}
              kind={form === 'pickup' ? 'job' : 'quote'}
              bookingPath={bookingPath}
              reference={reference}
              clock={getWallClock(new Date(), pageContext.city.timeZone)}
            />
          </div>
          <div className="grid h-fit gap-6">
            <RequestCard
              requestKey={requestKey}
              reference={pickup ? '' : reference}
              addressAnswers={listAddressAnswers(thankYou, Boolean(pickup))}
              passFields={pickup ? PASS_FIELDS : []}
              pickupPath={pickup ? bookingPath : ''}
            />
            <div className="aspect-4/3 overflow-hidden card print:hidden">
              <FilmPoster />
            </div>
          </div>
        </div>
      </Section>
    </PageShell>
  )
}

/** Undefined where the query has no valid date and window. */
function getPickup({ form, moveDate, window: slot, load, price = '' }: ThankYouParameters) {
  const window = parseTimeSlot(slot ?? '')
  if (form !== 'pickup' || !moveDate || !window) return undefined
  return {
    date: moveDate,
    window,
    coupon: getCoupon(getLoad(load ?? '')),
    price: formatShownPrice(price),
  }
}
