import { getCityPageContext, type CityParams } from '@/app/_shared/page-context'
import { createGenerateMetadata } from '@/app/_shared/metadata'
import { PageSettings } from '@/app/_shared/page-settings'
import { StructuredData } from '@/app/_shared/structured-data'
import { BookingCard } from '@/components/junk-removal/booking-card'
import { BookingForm } from '@/components/junk-removal/booking-form'
import { CallBanner } from '@/components/landing/call-banner'
import { getConsentText } from '@/lib/forms/consent'

interface Props {
  params: CityParams
}

export const generateMetadata = createGenerateMetadata('bookNow')

export default async function BookNowPage({ params }: Props) {
  const pageContext = await getCityPageContext(params)
  const { timeZone, region, country, servedCities } = pageContext.city
  return (
    <>
      <BookingCard
        pageContext={pageContext}
        form={
          <BookingForm
            formId="booking"
            cityKey={pageContext.cityKey}
            cityDefaults={{ timeZone, region, country, servedCities }}
            phone={pageContext.phone}
            consent={getConsentText(pageContext.city)}
          />
        }
      />
      <CallBanner pageContext={pageContext} />
      <PageSettings page="book-now" />
      <StructuredData page="bookNow" pageContext={pageContext} />
    </>
  )
}
