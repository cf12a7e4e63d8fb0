import { getCityPageContext, type CityParams } from '@/app/_shared/page-context'
import { createGenerateMetadata } from '@/app/_shared/metadata'
import { StructuredData } from '@/app/_shared/structured-data'
import { BookingCard } from '@/components/junk-removal/booking-card'
import { BookingForm } from '@/components/junk-removal/booking-form'
import { CallBanner } from '@/components/landing/call-banner'
import { getConsentText } from '@/lib/forms/consent'
import { env } from '@/lib/env'

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
            mapsKey={env.NEXT_PUBLIC_GOOGLE_MAPS_API_KEY}
          />
        }
      />
      <CallBanner pageContext={pageContext} />
      <StructuredData page="bookNow" pageContext={pageContext} />
    </>
  )
}
