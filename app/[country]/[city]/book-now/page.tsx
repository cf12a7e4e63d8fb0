import { createPage, type ContentProps } from '@/app/_shared/page-shell'
import { getFormProps, getPickupProps } from '@/app/_shared/page-context'
import { StaticSection } from '@/app/_shared/static-html/static-section'
import { createGenerateMetadata } from '@/app/_shared/metadata'
import { PageSettings } from '@/app/_shared/document'
import { BookingCard } from '@/components/junk-removal/booking-card'
import { BookingForm } from '@/components/junk-removal/booking-form'
import { CallBanner } from '@/components/landing/banners'
import { PRICE_CONFIRMATION } from '@/lib/business/prices'
import { getWallClock } from '@/lib/dates/wall-clock'
import { getBookingCalendar } from '@/lib/locations/cached-location'
import { BOOKING_FORM_ID } from '@/lib/routing/paths'

export const generateMetadata = createGenerateMetadata('bookNow')
export default createPage('bookNow', BookNowPage)

async function BookNowPage({ pageContext }: ContentProps) {
  const { city, t } = pageContext
  const clock = getWallClock(new Date(), city.timeZone)
  const calendar = await getBookingCalendar(city.areaKey, clock)
  return (
    <>
      <BookingCard
        pageContext={pageContext}
        assurance={<StaticSection name="bookingAssurance" pageContext={pageContext} />}
        form={
          <BookingForm
            {...getFormProps(pageContext)}
            {...getPickupProps(pageContext)}
            formId={BOOKING_FORM_ID}
            meter={<StaticSection name="loadMeter" pageContext={pageContext} />}
            submitNote={t(PRICE_CONFIRMATION)}
            calendar={calendar}
          />
        }
      />
      <CallBanner pageContext={pageContext} />
      <PageSettings page="book-now" />
      <StaticSection name="formMemory" pageContext={pageContext} />
    </>
  )
}
