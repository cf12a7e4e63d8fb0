import { cityArea, type CityParams } from '@/app/_shared/area'
import { metadataOf } from '@/app/_shared/metadata'
import { StructuredData } from '@/app/_shared/structured-data'
import { BookingCard } from '@/components/junk-removal/booking-card'
import { BookingForm } from '@/components/junk-removal/booking-form'
import { CallBanner } from '@/components/landing/call-banner'
import { consentText } from '@/lib/forms/consent'
import { env } from '@/lib/env'

interface Props {
  params: CityParams
}

export const generateMetadata = metadataOf('bookNow')

export default async function BookNowPage({ params }: Props) {
  const area = await cityArea(params)
  const { timeZone, region, country, servedCities } = area.city
  return (
    <>
      <BookingCard
        area={area}
        form={
          <BookingForm
            formId="booking"
            cityKey={area.cityKey}
            home={{ timeZone, region, country, servedCities }}
            phone={area.phone}
            consent={consentText(area.city)}
            mapsKey={env.NEXT_PUBLIC_GOOGLE_MAPS_API_KEY}
          />
        }
      />
      <CallBanner area={area} />
      <StructuredData page="bookNow" area={area} />
    </>
  )
}
