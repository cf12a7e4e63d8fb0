import { cityArea, type CityParams } from '@/app/area'
import { bookNowMetadata } from '@/app/metadata'
import { BookingCard } from '@/components/junk-removal/booking-card'
import { BookingForm } from '@/components/junk-removal/booking-form'
import { CallBanner } from '@/components/landing/call-banner'
import { env } from '@/lib/env'

interface Props {
  params: CityParams
}

export async function generateMetadata({ params }: Props) {
  const { cityKey, city } = await cityArea(params)
  return bookNowMetadata(cityKey, city)
}

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
            mapsKey={env.NEXT_PUBLIC_GOOGLE_MAPS_API_KEY}
          />
        }
      />
      <CallBanner area={area} />
    </>
  )
}
